import SettingsDocuments

// libFuzzer's package has the generator in its own module.
#if canImport(TestSupport)
  import TestSupport
#endif

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
    // The same bytes always try the same.
    var choice = SeededGenerator(seed: text.reduce(UInt64(text.count)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
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
  private func node(in document: Document, _ choice: inout SeededGenerator) -> Node {
    var node = document.root
    while choice.next(below: 8) > 0,
      let child = node.children.dropFirst(choice.next(below: min(node.children.count, 64))).first
    {
      node = child
    }
    return node
  }

  private func changes(of node: Node, _ choice: inout SeededGenerator) -> [Change] {
    let path = node.path
    let values: [Value] = ["a \"b' #c: {d}\n\\", 42, true, ["x", 1], ["k": ["l": "m"]], .null]
    let value = values[choice.next(below: values.count)]
    return [
      .set(path, value), .remove(path), .reset(path, commentedText: nil), .rename(path, to: "new key"),
      .set(path.appending("added"), value), .insert(path.appending(0), value), .move(path, to: 0),
    ]
  }
}
