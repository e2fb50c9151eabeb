import SettingsDocuments

/// Counts what reading a part of a text again makes of random edits, beside a reading of the whole.
struct Rereadings: Sendable {
  private(set) var edits = 0
  private(set) var readable = 0
  private(set) var inPart = 0
  private(set) var failures: [String] = []

  /// How many edits are made of a text before the next one begins with the text as it was.
  private static let inARow = 12

  /// Makes random edits of a text, one after another.
  mutating func check(
    _ text: [UInt8], as format: Format, name: String, count: Int, seed: UInt64, progress: ProgressLine? = nil
  ) {
    guard let original = try? Document(parsing: text, as: format) else { return }
    var random = RandomEdits(seed: seed)
    var document = original
    for number in 0..<count {
      if number % Self.inARow == 0 { document = original }
      edits += 1
      let before = document
      let proof: RereadingProof
      let what: String
      if let change = random.change(of: document) {
        what = "\(change)"
        guard let changed = try? document.applying(change).document else { continue }
        proof = .of(changed)
        document = changed
      } else {
        let edit = random.edits(of: document)
        what = "\(edit.map { ($0.range, String(decoding: $0.replacement, as: UTF8.self)) })"
        let read = RereadingProof.ofReading(document, after: edit)
        proof = read.proof
        document = read.document ?? document
      }
      switch proof {
      case .whole: break
      case .same: inPart += 1
      case .differs(let difference):
        let shown = before.text.count < 400 ? String(decoding: before.text, as: UTF8.self).debugDescription : ""
        failures.append("\(name), seed \(seed), edit \(number): \(what): \(difference) \(shown)")
        document = original
      }
      if document.text != before.text { readable += 1 }
      progress?.valueIsDone()
    }
  }

  /// Takes the counts of another in.
  mutating func add(_ other: Rereadings) {
    edits += other.edits
    readable += other.readable
    inPart += other.inPart
    failures += other.failures
  }
}

extension Rereadings: CustomStringConvertible {
  var description: String {
    "\(edits) random edits, \(readable) of which leave a text that can be read, \(inPart) read in part; "
      + "\(failures.count) not as a whole reading has it"
  }
}

/// Random edits of texts in any format, the same ones from the same seed: some leave the text whole, others break it.
struct RandomEdits {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number below a bound (SplitMix64).
  private mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return bound > 0 ? Int((mixed ^ (mixed >> 31)) % UInt64(bound)) : 0
  }

  private mutating func one<Element>(of choices: [Element]) -> Element { choices[next(choices.count)] }

  private static let tokens = [
    "", "", "", "1", " ", "  ", ",", "\"", "'", "x", "\n", "\r\n", "\n\n", "#", "# c\n", "//", "/*", "*/", "[", "]",
    "{}",
    "\"k\": 1,", ", 7", "null", "é", "\\", "\\\n", "= ", "a = 1\n", "k=v\n", "a.b = 2\n", "[a]\n", "[[a]]\n", "[a.b]\n",
    "[a \"b\"]\n", "Host x\n", "\"\"\"", "'''", "- ", "- x\n", "  - y: 1\n", ": ", "k: v\n", "k: |\n", ">-", "&a ",
    "*a",
    "!!str ", "---\n", "...\n", "? ", "<<: *a\n", "\t", "%",
  ]

  /// One edit of the bytes, or two.
  mutating func edits(of document: Document) -> [TextEdit] {
    let edit = edit(of: document)
    guard next(8) == 0, let end = [edit].last?.range.upperBound, end < document.text.count else { return [edit] }
    let start = boundary(end + 1 + next(min(200, document.text.count - end)), in: document.text)
    return [edit, TextEdit(start..<start, with: one(of: Self.tokens))]
  }

  private mutating func edit(of document: Document) -> TextEdit {
    let text = document.text
    let place = boundary(next(text.count + 1), in: text)
    let line = line(at: place, in: text)
    switch next(9) {
    case 0: return .delete(line)
    case 1:
      return TextEdit(
        line.lowerBound..<line.lowerBound, with: Array(text[self.line(at: next(text.count + 1), in: text)]))
    case 2: return TextEdit(line, with: Array(text[self.line(at: next(text.count + 1), in: text)]))
    case 3: return TextEdit(line.lowerBound..<line.lowerBound, with: one(of: [" ", "  ", "\t", "#"]))
    case 4:
      let end = min(line.lowerBound + 1 + next(2), line.upperBound)
      return .delete(line.lowerBound..<boundary(end, in: text))
    case 5: return TextEdit(line.lowerBound..<line.lowerBound, with: one(of: Self.tokens))
    case 6:
      let node = document.node(atOffset: place)
      guard let key = node.keySpan, next(2) == 0,
        let sibling = node.parent?.members.randomElement(using: &self)?.keySpan
      else { return TextEdit(node.kind.isScalar ? node.span : place..<place, with: one(of: Self.tokens)) }
      return TextEdit(key, with: Array(text[sibling]))
    case 7:
      let breaks = text[place...].firstIndex(of: 0x0A)
      return breaks.map { .delete($0..<$0 + 1) } ?? TextEdit(place..<place, with: "\n")
    default:
      let end = boundary(min(text.count, place + one(of: [0, 0, 1, 2, 9, 40])), in: text)
      return TextEdit(place..<max(place, end), with: one(of: Self.tokens))
    }
  }

  /// Now and then a change of the tree; else nil.
  mutating func change(of document: Document) -> Change? {
    guard next(4) == 0, !document.text.isEmpty else { return nil }
    let path = document.node(atOffset: next(document.text.count)).path
    let values: [Value] = ["a \"b' #c: {d}\n\\", 42, true, "plain", ["x", 1], ["k": ["l": "m"]]]
    switch next(7) {
    case 0: return .remove(path)
    case 1: return .rename(path, to: "new key")
    case 2: return .set(path.appending("added"), one(of: values))
    case 3: return .insert(path.parent?.appending(0) ?? path, one(of: values))
    case 4: return .move(path, to: 0)
    default: return .set(path, one(of: values))
    }
  }

  private func line(at offset: Int, in text: [UInt8]) -> Range<Int> {
    let start = (text[..<offset].lastIndex(of: 0x0A) ?? -1) + 1
    return start..<(text[offset...].firstIndex(of: 0x0A) ?? text.count - 1) + 1
  }

  /// The nearest offset at or above that is between two characters.
  private func boundary(_ offset: Int, in text: [UInt8]) -> Int {
    var offset = offset
    while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
    return min(offset, text.count)
  }
}

extension RandomEdits: RandomNumberGenerator {
  mutating func next() -> UInt64 { UInt64(truncatingIfNeeded: next(Int.max)) }
}
