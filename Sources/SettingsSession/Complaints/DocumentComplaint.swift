import SettingsDocuments

/// What the program that reads a document says against a text of it.
///
/// ```swift
/// session.takeUp([DocumentComplaint(source: "sshd", text: "bad configuration option", line: 3)], about: document)
/// ```
public struct DocumentComplaint: Hashable, Sendable {
  /// The name of the program.
  public var source: String
  /// Its words.
  public var text: String
  /// The line, from 1; nil where the program names none.
  public var line: Int?
  /// The other file that it is about; nil for the document itself.
  public var file: String?

  /// A complaint by its parts.
  public init(source: String, text: String, line: Int? = nil, file: String? = nil) {
    self.source = source
    self.text = text
    self.line = line
    self.file = file
  }

  /// Its words, with the program before them, and the other file that they are about.
  public var description: String {
    guard let file else { return "\(source): \(text)" }
    return "\(source): \(file)\(line.map { ", line \($0)" } ?? ""): \(text)"
  }
}

extension DocumentComplaint: CustomStringConvertible {}
