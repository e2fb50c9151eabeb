/// A format tried on a text: what is read, and whether each value can be set to another one and back with every byte as
/// it was.
package struct FormatTrial: Sendable {
  /// One value and what came of it.
  package struct Finding: Sendable {
    package let path: Path
    package let value: Value
    /// What is wrong; nil where the bytes are as they were.
    package let problem: String?
  }

  package let findings: [Finding]

  /// Of more values so many are set, evenly spread.
  private static let most = 2000

  package init(_ text: [UInt8], as format: Format) throws(ParseError) {
    let document = try Document(parsing: text, as: format)
    let values = Self.scalars(below: document.root)
    let step = max(1, values.count / Self.most)
    findings = values.enumerated().map { number, node in
      Finding(
        path: node.path, value: node.value, problem: number % step == 0 ? Self.problem(with: node, in: document) : nil)
    }
  }

  private static func scalars(below node: Node) -> [Node] {
    node.kind.isScalar ? [node] : node.children.flatMap(scalars)
  }

  private static func problem(with node: Node, in document: Document) -> String? {
    // A value whose key comes again further down is one that the program overrules, and has no path.
    let path = node.path
    guard document.node(at: path) == node else { return nil }
    var history = EditHistory(document)
    for (value, refusal) in [(other(than: node), "another value is refused"), (node.value, "it cannot be set back")] {
      do throws(EditError) {
        try history.apply(.set(path, value))
      } catch {
        return "\(refusal): \(error)"
      }
    }
    return history.document.text == document.text ? nil : "the bytes are others when it is set back"
  }

  private static func other(than node: Node) -> Value {
    switch node.value {
    case .boolean(let value): .boolean(!value)
    case .number(let number): number == Number(1) ? 2 : 1
    case .string(let text): .string(node.storage.format.textValues?.boolean(text) == nil ? text + "1" : "0")
    default: "1"
    }
  }
}
