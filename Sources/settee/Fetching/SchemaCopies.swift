import SettingsDocuments
import SettingsPrograms

/// The copies of schemas of the web, in the folder in which they are looked for.
struct SchemaCopies: Sendable {
  let folder: String
  let writer: FileWriter

  enum Outcome: String {
    case new, changed, unchanged
  }

  static let catalogueName = "catalog.json"

  var cataloguePath: String { folder + "/" + Self.catalogueName }

  /// Where the schema of an address is kept; nil where its path names no file.
  func path(of address: WebAddress) -> String? {
    guard let last = address.names.last, !address.text.utf8.contains(UInt8(ascii: "?")),
      !address.names.contains(where: { $0 == ".." || $0 == "." })
    else { return nil }
    let ending = last.hasSuffix(".json") ? "" : ".json"
    return "\(folder)/\(address.authority)/\(address.names.joined(separator: "/"))\(ending)"
  }

  func text(at path: String) -> [UInt8]? { (try? FileContent(ownFile: path, writer.fileSystem))?.bytes }

  /// Puts a text in the place of a copy, whole or not at all.
  func keep(_ text: [UInt8], at path: String) throws(FileError) -> Outcome {
    guard (try? writer.fileSystem.linkStatus(of: path)) != nil else {
      try writer.create(path, with: text, mode: 0o644)
      return .new
    }
    if self.text(at: path) == text { return .unchanged }
    try writer.replace(path, with: text)
    return .changed
  }
}
