import EmbeddedPages

/// What the pages of the folder `Manual` say of verbs and options: the help and the manual page are made from it.
enum ManualText {
  /// What a field says, a paragraph or an item of a list each; nothing where it is not there.
  ///
  /// - Parameter field: the name of its table, a dot and its own.
  static func lines(_ field: String) -> [String] {
    guard let text = BuiltInPages.manual.value(of: field) else { return [] }
    return text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Verb {
  /// What it does, a paragraph each.
  nonisolated static var paragraphs: [String] { ManualText.lines("\(name).text") }
  /// What its exit status says, from 0 on.
  nonisolated static var statuses: [String] { ManualText.lines("\(name).status") }
  /// The same in a line; empty where nothing is said of it.
  nonisolated static var statusText: String {
    let statuses = statuses.enumerated().map { "\($0) \($1)" }
    return statuses.isEmpty ? "" : "Exit status: \(statuses.joined(separator: "; "))."
  }
}
