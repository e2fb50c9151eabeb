import SettingsFiles
import SettingsSchema

/// A complaint with the setting that its line is of. It holds until that setting is written otherwise; one that names
/// no line, until anything is.
struct PlacedComplaint {
  private let message: String
  let path: Path
  /// What was written there, or the whole text.
  private let written: [UInt8]?
  private let text: [UInt8]

  init(_ complaint: Complaint, of program: String, about document: Document) {
    message = complaint.described(by: program)
    text = document.text
    let line = complaint.file == nil ? complaint.line : nil
    path = line.flatMap { document.path(ofLine: $0) } ?? .root
    written = path.isRoot ? nil : Self.written(at: path, in: document)
  }

  /// The problem that it is in a document; nil where that is written otherwise by now.
  func problem(in document: Document) -> Problem? {
    guard let written else {
      guard document.text == text else { return nil }
      return Problem(said: message, at: .root, span: document.root.span)
    }
    guard Self.written(at: path, in: document) == written, let node = document.node(at: path) else { return nil }
    return Problem(said: message, at: path, span: node.keySpan ?? node.span)
  }

  /// The text of a value and its key; of one that holds others, the line on which it begins.
  private static func written(at path: Path, in document: Document) -> [UInt8]? {
    guard let node = document.node(at: path) else { return nil }
    if node.kind.isScalar { return Array(document.text[node.start..<node.span.upperBound]) }
    return document.lines.range(ofLine: document.lines.position(at: node.start).line).map { Array(document.text[$0]) }
  }
}

extension Node {
  /// Where its key begins, or the value that has none.
  fileprivate var start: Int { min(keySpan?.lowerBound ?? span.lowerBound, span.upperBound) }
}

extension Document {
  /// The setting that a line is of: the one that begins on it, else the innermost that goes on there.
  ///
  /// Of several on one line it is the outermost that is a value or a list, else the outermost; in a table the row.
  ///
  /// - Parameter number: the line, from 1.
  /// - Returns: the root where nothing else is there; nil where there is no such line.
  /// - Complexity: all values.
  public func path(ofLine number: Int) -> Path? {
    guard let line = lines.range(ofLine: number) else { return nil }
    let hasRows = format.hasRows
    var begin: (path: Path, isObject: Bool)?
    var around = Path.root
    func visit(_ node: Node, at path: Path) {
      if !path.isRoot {
        let isRow = hasRows && node.kind == .object && path.last?.arrayIndex != nil
        let isObject = node.kind == .object && !isRow
        if line.contains(node.start) {
          // A table has no words of its own: it begins with its first row.
          if begin == nil || begin?.isObject == true && !isObject || isRow && begin?.path == path.parent {
            begin = (path, isObject)
          }
        } else if node.start < line.lowerBound, node.span.upperBound > line.lowerBound {
          around = path
        }
      }
      for member in node.members { visit(member.value, at: path.appending(member.key)) }
      for (index, element) in node.elements.enumerated() { visit(element, at: path.appending(index)) }
    }
    visit(root, at: .root)
    return begin?.path ?? around
  }
}
