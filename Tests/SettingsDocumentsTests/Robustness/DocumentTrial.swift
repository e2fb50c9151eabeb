import SettingsDocuments

/// What any bytes must survive: being read, and being changed in several ways where they can be read.
///
/// Used by the tests with fixed mutants and by `make fuzz` with those that libFuzzer makes.
struct DocumentTrial {
  let format: Format

  /// Tries some bytes; a broken promise is the answer, nil where all were kept.
  func run(_ text: [UInt8]) -> String? {
    _ = try? Document(parsing: text, as: format, strictness: .strict)
    guard let document = try? Document(parsing: text, as: format) else { return nil }
    if document.text != text { return "the text is not as it was given" }
    var choice = text.reduce(UInt64(text.count)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let node = self.node(in: document, &choice)
    let commented = document.commentedSettings
    if let wrong = commented.first(where: { document.node(at: $0.path) != nil }) {
      return "\(wrong.path) is set and stands commented out"
    }
    _ = document.comment(on: node.path, commented: commented)
    for change in changes(of: node, &choice) + commented.prefix(1).map({ Change.set($0.path, "x") }) {
      guard let result = try? document.applying(change) else { continue }
      let back = result.edits.inverse(in: text).applied(to: result.document.text)
      if back != text { return "undoing \(change) does not lead back" }
    }
    return nil
  }

  /// A node somewhere in the tree.
  private func node(in document: Document, _ choice: inout UInt64) -> Node {
    var node = document.root
    while let child = pick(node.children, &choice), choice & 7 != 0 { node = child }
    return node
  }

  private func pick(_ children: NodeChildren, _ choice: inout UInt64) -> Node? {
    choice = choice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    guard children.count > 0 else { return nil }
    return children.dropFirst(Int((choice >> 33) % UInt64(min(children.count, 64)))).first
  }

  private func changes(of node: Node, _ choice: inout UInt64) -> [Change] {
    choice = choice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let path = node.path
    let values: [Value] = ["a \"b' #c: {d}\n\\", 42, true, ["x", 1], ["k": ["l": "m"]], .null]
    let value = values[Int((choice >> 40) % UInt64(values.count))]
    return [
      .set(path, value), .remove(path), .reset(path, commentedText: nil), .rename(path, to: "new key"),
      .set(path.appending("added"), value), .insert(path.appending(0), value), .move(path, to: 0),
    ]
  }
}
