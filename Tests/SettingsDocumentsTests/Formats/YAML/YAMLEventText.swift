import SettingsDocuments
@testable import YAMLFormat

/// A tree as the events of yaml-test-suite, a line each.
struct YAMLEventText {
  private let text: [UInt8]
  private let tree: YAMLTree
  private var lines = ["+STR"]

  static func lines(of text: [UInt8]) throws -> [String] {
    var events = YAMLEventText(text: text, tree: try YAMLReader.tree(of: text, strictness: .strict))
    for document in events.tree.children(of: 0) { events.add(document) }
    return events.lines + ["-STR"]
  }

  private init(text: [UInt8], tree: YAMLTree) {
    self.text = text
    self.tree = tree
  }

  private mutating func add(_ index: Int) {
    let node = tree[index]
    switch node.kind {
    case .stream, .document:
      lines.append("+DOC" + (node.style == .marked ? " ---" : ""))
      for child in tree.children(of: index) { add(child) }
      let next = YAMLBytes.skipBlanksAndComments(text, from: Int(node.end))
      lines.append("-DOC" + (text[next...].starts(with: Array("...".utf8)) ? " ..." : ""))
    case .mapping, .sequence:
      let name = node.kind == .mapping ? "MAP" : "SEQ"
      let brackets = node.style == .block ? "" : (node.kind == .mapping ? " {}" : " []")
      lines.append("+\(name)\(brackets)\(properties(index))")
      for child in tree.children(of: index) { add(child) }
      lines.append("-\(name)")
    case .scalar:
      let string = YAMLScalar.string(text, node.span, node.style, contentColumn: tree.contentColumns[index] ?? 0)
      lines.append("=VAL\(properties(index)) \(mark(node.style))\(escaped(string))")
    case .alias: lines.append("=ALI " + String(bytes: text, in: node.span))
    }
  }

  private func properties(_ index: Int) -> String {
    guard let properties = tree.properties[index] else { return "" }
    return (properties.anchor.map { " " + String(bytes: text, in: $0) } ?? "")
      + (properties.tagName.map { " <\($0)>" } ?? "")
  }

  private func mark(_ style: YAMLTree.Style) -> String {
    switch style {
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    default: ":"
    }
  }

  private func escaped(_ string: String) -> String {
    string.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      case "\u{8}": "\\b"
      default: String(scalar)
      }
    }.joined()
  }
}
