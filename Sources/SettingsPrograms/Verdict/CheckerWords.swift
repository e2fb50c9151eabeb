import SettingsDocuments
import SettingsSchema

/// What a checker printed, and how its page says to read it.
struct CheckerWords {
  let check: ProgramCheck
  /// How the program compares names.
  var rules = NameRules()
  /// The names under which the checker knows the text.
  let names: [String]
  /// The text that it was asked about, as bytes: a large one is not to cost more than the checker.
  let lines: [ArraySlice<UInt8>]
  /// Of more words than these none is a complaint of its own.
  private static let mostUnread = 5

  init(check: ProgramCheck, names: [String], text: [UInt8], rules: NameRules = NameRules()) {
    self.rules = rules
    self.check = check
    self.names = names
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The complaints of a run; none where the checker is content.
  ///
  /// What a content checker prints besides may be long, so that it is read only where nothing is said of errors.
  ///
  /// - Throws: where its words say that it could not tell.
  func complaints(ofErrors errors: String, output: String, status: Int32) throws(AskingFailure) -> [Complaint] {
    if status == 0, !check.isReadByWords { return [] }
    if status == 0, !errors.utf8.isEmpty { return try complaints(in: errors, status: status) }
    return try complaints(in: errors + "\n" + output, status: status, unread: Self.lines(of: errors))
  }

  /// The complaints in what was printed.
  ///
  /// - Parameter unread: what is told where none of it can be read; all of it if that is nothing.
  func complaints(
    in output: String, status: Int32, unread: [Substring] = []
  ) throws(AskingFailure) -> [Complaint] {
    if status == 0, !check.isReadByWords { return [] }
    let words = Self.lines(of: output)
    var complaints: [Complaint] = []
    if words.contains(where: { line in check.accepting.contains { line.holds($0) } }) { return [] }
    var number = words.startIndex
    var isHarmless = false
    while number < words.endIndex {
      let (complaint, lineCount) = complaint(in: words[number...])
      if let complaint, check.harmless.contains(where: complaint.text.holds) {
        isHarmless = true
      } else if let complaint, !complaints.contains(complaint) {
        complaints.append(complaint)
      }
      // What one complaint says in several lines is no other one's.
      number += lineCount
    }
    if !complaints.isEmpty { return complaints }
    if let line = words.first(where: { line in check.unable.contains { line.holds($0) } }) {
      throw .unable(String(line))
    }
    if status == 0 || isHarmless { return [] }
    let told = (unread.isEmpty ? words : unread).suffix(Self.mostUnread).joined(separator: "; ")
    return [Complaint(text: told.isEmpty ? "it ended with status \(status)" : told)]
  }

  /// The lines of what was printed that are not blank.
  private static func lines(of output: String) -> [Substring] {
    output.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .filter { line in line.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } }.map { Substring($0) }
  }

  /// The complaint that begins with the first of these lines, and how many it is about.
  private func complaint(in words: ArraySlice<Substring>) -> (Complaint?, lineCount: Int) {
    for pattern in check.complaints {
      guard let match = pattern.match(words.prefix(pattern.lineCount).joined(separator: "\n")) else { continue }
      let isHere = match.file.map(isName) ?? true
      let hasLine = match.line.map { !isHere || (1...lines.count).contains($0) } ?? false
      let named = match.name.map { line(named: $0[...], by: name(ofLine:)) } ?? line(named: match.text)
      let complaint = Complaint(
        file: isHere ? nil : match.file,
        line: hasLine ? match.line : isHere ? named : nil,
        column: hasLine ? match.column : nil, text: match.name.map { "\(match.text): \($0)" } ?? match.text)
      return (complaint, pattern.lineCount)
    }
    return (nil, 1)
  }

  private static let blanks = Array(" \t\r".utf8)
  private static let behindNames = Array(" \t=:\r".utf8)

  /// The line that begins with a name that a text has in quotes; nil where there is none, or several.
  private func line(named text: String) -> Int? {
    for quote in ["\"", "'"] as [Character] {
      let parts = text.split(separator: quote, omittingEmptySubsequences: false)
      // A value with a quote of its own shifts what is between two.
      for part in parts.dropFirst().dropLast() {
        let whole = part.drop { $0 == "-" }
        if let line = line(named: whole.prefix { $0 != "=" && $0 != " " }, by: name(ofLine:))
          // A name may have blanks.
          ?? line(named: whole, by: longName(ofLine:))
        {
          return line
        }
      }
    }
    return nil
  }

  /// The only line whose name is this one.
  private func line(named text: Substring, by nameOfLine: (Int) -> String) -> Int? {
    let name = rules.canonical(String(text))
    if name.isEmpty { return nil }
    let found = lines.indices.filter { nameOfLine($0) == name }
    return found.count == 1 ? found[0] + 1 : nil
  }

  /// What is before an equals sign, as the program compares it.
  private func longName(ofLine index: Int) -> String {
    let line = lines[index].drop { Self.blanks.contains($0) }.prefix { $0 != UInt8(ascii: "=") }
    let end = line.lastIndex { !Self.blanks.contains($0) }.map { $0 + 1 } ?? line.startIndex
    return rules.canonical(String(decoding: line[..<end], as: UTF8.self))
  }

  /// What a line begins with, as the program compares it.
  private func name(ofLine index: Int) -> String {
    let line = lines[index].drop { Self.blanks.contains($0) }
    return rules.canonical(String(decoding: line.prefix { !Self.behindNames.contains($0) }, as: UTF8.self))
  }

  private func isName(_ file: String) -> Bool {
    names.contains(file) || (!file.hasPrefix("/") && names.contains { $0.hasSuffix("/" + file) })
  }

  // MARK: - What is new

  /// The complaints that the checker did not make of another text. Lines may have moved, so that a complaint is known
  /// by its words and by what its line says.
  func complaints(_ complaints: [Complaint], newSince before: [Complaint], of other: CheckerWords) -> [Complaint] {
    var known: [Identity: Int] = [:]
    for complaint in before { known[other.identity(of: complaint), default: 0] += 1 }
    return complaints.filter { complaint in
      let identity = identity(of: complaint)
      guard let count = known[identity], count > 0 else { return true }
      known[identity] = count - 1
      return false
    }
  }

  /// What two complaints about the same thing have in common.
  private struct Identity: Hashable {
    let file: String?
    let text: String
    let line: [UInt8]?
  }

  private func identity(of complaint: Complaint) -> Identity {
    let line = complaint.file == nil ? complaint.line.map { Array(lines[$0 - 1]) } : nil
    return Identity(file: complaint.file, text: Self.withoutPlaces(complaint.text), line: line)
  }

  /// A text without the numbers of lines in it: `line 3` and `:3`.
  private static func withoutPlaces(_ text: String) -> String {
    var kept = ""
    var isPlace = false
    for character in text {
      let isDigit = character.isASCII && character.isNumber
      if !isDigit { isPlace = false } else if kept.hasSuffix("line ") || kept.hasSuffix(":") { isPlace = true }
      if !isPlace { kept.append(character) }
    }
    return kept
  }
}
