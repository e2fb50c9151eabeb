import SettingsFiles

/// Reads the values of an `enum` or `const` with what editors' words say about each.
enum ChoiceReader {
  static func choices(of list: ChoiceList, in schema: Subschema) -> [Choice] {
    var seen: Set<Value> = []
    let node = schema.node
    let labels = strings(node["enumItemLabels"] ?? node["enumNames"])
    let markdown = strings(node["markdownEnumDescriptions"])
    let descriptions = markdown.isEmpty ? strings(node["enumDescriptions"]) : markdown
    let documented = strings(node["x-taplo"]?["docs"]?["enumValues"])
    let isDetailed = list.keyword == "enum"
    return list.values.enumerated().compactMap { index, value in
      guard seen.insert(value).inserted else { return nil }
      var choice = Choice(value: value)
      guard isDetailed else { return choice }
      choice.title = text(labels, index)
      choice.summary = (text(descriptions, index) ?? text(documented, index)).map(MarkdownText.plain)
      // IntelliJ's words for a value.
      if let name = value.string, let details = (node["x-intellij-enum-metadata"] ?? node["x-enum-metadata"])?[name] {
        choice.summary = choice.summary ?? details["description"]?.string
        choice.isDeprecated = details["deprecated"]?.boolean ?? details["deprecation"].map { !$0.isNull } ?? false
      }
      return choice
    }
  }

  private static func strings(_ node: Node?) -> [String?] { node?.elements.map(\.string) ?? [] }

  private static func text(_ list: [String?], _ index: Int) -> String? {
    guard index < list.count, let text = list[index], !text.isEmpty else { return nil }
    return text
  }
}
