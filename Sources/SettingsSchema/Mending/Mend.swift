import SettingsFiles

/// A change that certainly mends one thing that a check finds: nothing else could have been meant.
package struct Mend: Sendable, Hashable {
  package let change: Change
  /// The bytes of the text that are wrong.
  package let span: Range<Int>
  /// What is done, in words: `named "PermitRootLogin"`.
  package let words: String
}

extension CompiledSchema {
  /// What can be mended in a document: a name or a word with exactly one that is known near it, and one that is
  /// known in another case.
  ///
  /// Each is tried: one after which more is wrong than before is none.
  ///
  /// - Complexity: a check for each of them.
  package func mends(in document: Document) -> [Mend] {
    let problems = validate(document).filter { $0.severity == .violation }
    let slips = slips(in: document)
    let names =
      problems.filter(\.isStrangeKey).map { ($0.path, $0.span) }
      + slips.filter { $0.word == nil }.map { ($0.path, $0.span) }
    let mends =
      names.compactMap { misspeltName(at: $0, $1, in: document) }
      + slips.compactMap { misspeltWord($0, in: document) }
      + problems.compactMap { misspeltChoice($0, in: document) }
    return mends.filter { isBetter($0, document, problemCount: problems.count, slipCount: slips.count) }
  }

  private func isBetter(_ mend: Mend, _ document: Document, problemCount: Int, slipCount: Int) -> Bool {
    guard let after = try? document.applying(mend.change).document else { return false }
    let left = validate(after).count { $0.severity == .violation }
    return left <= problemCount && left + self.slips(in: after).count < problemCount + slipCount
  }

  /// Shorter names are near too many others.
  private static let shortestName = 4

  private func misspeltName(at path: Path, _ span: Range<Int>, in document: Document) -> Mend? {
    guard let key = path.last?.key, let parent = path.parent, document.node(at: path) != nil else { return nil }
    let ignoresCase = document.format.ignoresCase
    let known = properties(at: parent, in: document).declared.map(\.key)
    let object = document.node(at: parent)
    guard let name = Self.certain(key, among: known, ignoresCase: ignoresCase), name != key,
      object?.member(name, ignoringCase: ignoresCase) == nil || name.lowercased() == key.lowercased()
    else { return nil }
    return Mend(change: .rename(path, to: name), span: span, words: "\(path): named \"\(name)\"")
  }

  /// The only one of many words that another one can have been meant to be.
  private static func certain(_ word: String, among known: [String], ignoresCase: Bool) -> String? {
    let inOtherCase = known.filter { $0.lowercased() == word.lowercased() }
    if !inOtherCase.isEmpty { return !ignoresCase && inOtherCase.count == 1 ? inOtherCase.first : nil }
    guard let near = Suggestion.slip(word, among: known, shortest: shortestName),
      Suggestion.slip(word, among: known.filter { $0 != near }, shortest: shortestName) == nil
    else { return nil }
    return near
  }

  private func misspeltChoice(_ problem: Problem, in document: Document) -> Mend? {
    guard let node = document.node(at: problem.path), let text = node.string,
      let setting = description(at: problem.path, in: document),
      case let choices = setting.choices.compactMap(\.value.string),
      let meant = Self.certain(text, among: choices, ignoresCase: false)
    else { return nil }
    let value = Value.string(meant)
    return Mend(change: .set(problem.path, value), span: node.span, words: "\(problem.path): set to \(value.json)")
  }

  /// A word of a text, such as an option of a mount.
  private func misspeltWord(_ slip: KeySlip, in document: Document) -> Mend? {
    guard let range = slip.certainRange, let likely = slip.likely, range.count >= Self.shortestName,
      let text = document.node(at: slip.path)?.string
    else { return nil }
    var bytes = Array(text.utf8)
    guard range.upperBound <= bytes.count else { return nil }
    bytes.replaceSubrange(range, with: likely.utf8)
    let value = Value.string(String(decoding: bytes, as: UTF8.self))
    return Mend(change: .set(slip.path, value), span: slip.span, words: "\(slip.path): \"\(likely)\"")
  }
}

extension Mend {
  /// What stands twice with one value in a document, whichever schema it has.
  package static func duplicates(in document: Document) -> [Mend] {
    document.notes.compactMap { note in
      guard case .duplicateKey(let key) = note.kind,
        let object = document.node(atOffset: note.span.lowerBound).parent, object.kind == .object
      else { return nil }
      let same = object.members.filter { $0.key == key }.map(\.value)
      guard same.count > 1, let last = same.last, same[same.count - 2].value == last.value,
        last.keySpan?.lowerBound == note.span.lowerBound
      else { return nil }
      return Mend(
        change: .remove(last.path), span: note.span,
        words: "\(last.path): removed; it stands there twice, with one value")
    }
  }
}
