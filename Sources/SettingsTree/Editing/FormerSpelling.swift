/// How a place in a text was written before earlier edits, going back one step after another.
///
/// Only the bytes of the place are followed, so that a step costs a comparison of offsets for each of its edits.
struct FormerSpelling {
  /// Where it is in the text of the step that was reached.
  private(set) var range: Range<Int>
  /// How it is written there.
  private(set) var bytes: [UInt8]
  /// Whether the place begins with a key. What was inserted right before one was another line or member.
  private let hasKey: Bool

  /// A setting from its key to the end of its value, as it is now.
  init(of node: Node) {
    let key = node.keySpan
    range = (key?.lowerBound ?? node.span.lowerBound)..<max(node.span.upperBound, key?.upperBound ?? 0)
    bytes = Array(node.storage.text[range])
    hasKey = key != nil
  }

  /// Whether a word that each spelling of a value has is among the words; a letter of an escape may be before it, and
  /// the ends of lines in it.
  func mayMean(_ word: ArraySlice<UInt8>) -> Bool {
    word.isEmpty || bytes.contains(0x0A) || bytes.words.contains { $0.suffix(word.count).elementsEqual(word) }
  }

  /// Goes back by one step.
  ///
  /// - Parameter edits: what leads back, counted in the text after the step.
  /// - Returns: false where the step changed what is around the place too, so that it cannot be told apart.
  mutating func goBack(by edits: [TextEdit]) -> Bool {
    var shift = 0
    var inside: [TextEdit] = []
    for edit in edits {
      let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
      if start > range.upperBound || (start == range.upperBound && start < end) { break }
      if end < range.lowerBound || (end == range.lowerBound && (hasKey || start < end)) {
        shift += edit.growth
      } else if start >= range.lowerBound, end <= range.upperBound {
        inside.append(TextEdit(start - range.lowerBound..<end - range.lowerBound, with: edit.replacement))
      } else {
        return false
      }
    }
    if !inside.isEmpty { bytes = inside.applied(to: bytes) }
    range = range.lowerBound + shift..<range.lowerBound + shift + bytes.count
    return true
  }
}

extension Document {
  /// Sets a scalar to a value that it had before, as it was written then.
  ///
  /// - Parameter steps: what leads back in time, the newest step first, each counted in the text after it.
  /// - Returns: `nil` for other changes, and where none of the last spellings has this value: it is to be spelled then.
  /// - Complexity: the edits of the steps, and one proof for each of a few spellings that look as if they had the
  ///   value.
  func restoringSpelling(of change: Change, from steps: some Sequence<[TextEdit]>) -> EditedDocument? {
    guard case .set(let path, let value) = change, value.kind.isScalar,
      let edit = try? NodeEdit.resolve(change, in: self), case .replace(let node, _) = edit, node.kind.isScalar
    else { return nil }
    var spelling = FormerSpelling(of: node)
    let (place, word) = (spelling.range, value.longestWord)
    var seen: Set = [spelling.bytes]
    var trials = 0
    for step in steps {
      guard spelling.goBack(by: step), trials < 4 else { return nil }
      guard seen.insert(spelling.bytes).inserted, spelling.mayMean(word) else { continue }
      trials += 1
      let edits = [TextEdit(place, with: spelling.bytes)].trimmed(for: text)
      if let result = try? applying(edits, for: edit, path: path), let node = result.node(at: path),
        node.isWritten(as: value)
      {
        // A table that writes it so anyway keeps its columns below each other, too.
        let isWrittenSo = format.hasRows && (try? applying(change))?.document.node(at: path)?.source == node.source
        return isWrittenSo ? nil : EditedDocument(document: result, edits: edits)
      }
    }
    return nil
  }
}

extension Node {
  /// Whether it has this value, with a number spelled alike.
  fileprivate func isWritten(as value: Value) -> Bool {
    if case .number(let number) = value, kind == .number { return self.number?.literal == number.literal }
    return true
  }
}

extension Value {
  /// The longest word that each spelling of this has; none for a boolean and null, which may be other words.
  fileprivate var longestWord: ArraySlice<UInt8> {
    switch self {
    case .string(let string): Array(string.utf8).words.max { $0.count < $1.count } ?? []
    case .number(let number): Array(number.literal.utf8).words.max { $0.count < $1.count } ?? []
    default: []
    }
  }
}

extension [UInt8] {
  fileprivate var words: [ArraySlice<UInt8>] { split { !$0.isWordByte } }
}
