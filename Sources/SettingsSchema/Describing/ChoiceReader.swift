import SettingsFiles

/// Reads the values of an `enum` or `const` with what editors' words say about each.
enum ChoiceReader {
  static func choices(of list: ChoiceList, in schema: Subschema) -> [Choice] {
    var seen: Set<Value> = []
    let node = schema.node
    let labels = strings(node["enumItemLabels"] ?? node["enumNames"])
    let descriptions =
      strings(node["markdownEnumDescriptions"]).isEmpty
      ? strings(node["enumDescriptions"]) : strings(node["markdownEnumDescriptions"])
    let documented = strings(node["x-taplo"]?["docs"]?["enumValues"])
    let isDetailed = list.keyword == "enum"
    return list.values.enumerated().compactMap { index, value in
      guard seen.insert(value).inserted else { return nil }
      var choice = Choice(value: value)
      guard isDetailed else { return choice }
      choice.title = text(labels, index)
      choice.summary = (text(descriptions, index) ?? text(documented, index)).map(MarkdownText.plain)
      if let details = metadata(of: value, in: node) {
        choice.summary = choice.summary ?? details["description"]?.string
        choice.isDeprecated = details["deprecated"]?.boolean ?? details["deprecation"].map { !$0.isNull } ?? false
      }
      return choice
    }
  }

  /// IntelliJ's words for a value.
  private static func metadata(of value: Value, in node: Node) -> Node? {
    guard case .string(let name) = value else { return nil }
    return (node["x-intellij-enum-metadata"] ?? node["x-enum-metadata"])?[name]
  }

  private static func strings(_ node: Node?) -> [String?] {
    guard let node, node.kind == .array else { return [] }
    return node.elements.map(\.string)
  }

  private static func text(_ list: [String?], _ index: Int) -> String? {
    guard index < list.count, let text = list[index], !text.isEmpty else { return nil }
    return text
  }
}
