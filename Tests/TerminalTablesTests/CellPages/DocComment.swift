import Foundation
import Testing

/// The doc comment of a class or protocol of the library, read from its source.
struct DocComment {
  /// What stands before the example, in lines: the summary first, paragraphs apart by empty lines.
  private(set) var text: [String] = []
  /// The first code block, in lines.
  private(set) var example: [String] = []

  static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/TerminalTables")

  /// The comment of the type that a file of its own is named for.
  init(of name: String, in folder: String) throws {
    let source = try String(contentsOf: Self.sources.appending(path: "\(folder)/\(name).swift"), encoding: .utf8)
    let lines = source.components(separatedBy: "\n")
    let declaration = lines.firstIndex { $0.contains(" \(name):") || $0.contains(" \(name) ") } ?? 0
    let comment = lines[..<declaration].reversed().drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }.reversed()
    var isCode = false
    for line in comment.map({ String($0.dropFirst(4)) }) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        example.append(line)
      } else {
        text.append(line)
      }
    }
    while text.last == "" { text.removeLast() }
  }

  /// The first paragraph as one line.
  var summary: String {
    text.prefix { !$0.isEmpty }.joined(separator: " ")
  }

  /// The public cells, headers and footers that the library declares, each with the folder of its file.
  static func publicViews() throws -> [(name: String, folder: String)] {
    let declaration = /public (?:final )?class (\w+)\s*:([^{]+)\{/
    let conformance = /\b(Cell|HeaderFooter)\b/
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let found = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: declaration).filter {
        $0.2.contains(conformance)
      }.map {
        (name: String($0.1), folder: file.deletingLastPathComponent().lastPathComponent)
      }
    }
    return found.sorted { $0.name < $1.name }
  }
}
