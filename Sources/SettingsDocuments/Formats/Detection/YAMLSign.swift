/// What only YAML has, of what texts of other formats are correct YAML by accident.
enum YAMLSign {
  private static let markers = ["#cloud-config", "# yaml-language-server:"]
  private static let mostWords = 3

  /// Whether a line begins a document, or is an item of a list below a key.
  static func isAny(in content: [UInt8]) -> Bool {
    var hasKey = false
    for line in content.split(separator: 0x0A) {
      if line.elementsEqual("---".utf8) || line.starts(with: "--- ".utf8) || line.starts(with: "%YAML ".utf8)
        || markers.contains(where: { line.starts(with: $0.utf8) })
      {
        return true
      }
      let text = line.drop { $0 == 0x20 }
      if text.first == UInt8(ascii: "#") { continue }
      if hasKey, text.starts(with: "- ".utf8) { return true }
      hasKey = text.last == UInt8(ascii: ":") || hasKey && text.isEmpty
    }
    return false
  }

  /// Whether the keys are names, and none is a sentence that ends in a colon or a line of a program.
  static func hasPlainKeys(_ node: Node) -> Bool {
    if let key = node.key,
      key.split(separator: " ").count > mostWords || key.utf8.contains(where: "^\\;=".utf8.contains)
    {
      return false
    }
    return node.children.allSatisfy(hasPlainKeys)
  }
}
