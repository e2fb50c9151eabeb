import SettingsDocuments

/// What one schema says about its value beside the rules: in the standard's words, VS Code's, taplo's and IntelliJ's.
struct Annotations {
  private let node: Node?

  init(_ schema: Subschema) { node = schema.node.kind == .object ? schema.node : nil }

  /// The name for people, in plain text.
  var title: String? { text("title").map(MarkdownText.plain) }

  /// The Markdown source of the description.
  var markdown: String? { text("markdownDescription") ?? documentation?["main"]?.string }

  /// The description in plain text.
  var summary: String? { description?.plain }

  /// The description; the one that is no Markdown by name often is some.
  var description: DescriptiveText? {
    if let text = text("description") ?? markdown { return DescriptiveText(text) }
    return text("x-intellij-html-description").map { DescriptiveText($0, .html) }
  }

  var defaultValue: Value? { node?["default"]?.comparableValue }

  var examples: [Value] {
    if let examples = node?["examples"], examples.kind == .array { return examples.elements.map(\.comparableValue) }
    return node?["example"].map { [$0.comparableValue] } ?? []
  }

  var isDeprecated: Bool {
    guard let node else { return false }
    if node["deprecated"]?.boolean == true { return true }
    return deprecationMessage != nil
  }

  var deprecationMessage: String? {
    text("deprecationMessage") ?? text("markdownDeprecationMessage").map(MarkdownText.plain)
      ?? text("x-intellij-deprecation-message") ?? text("x-deprecation-message") ?? text("deprecated")
  }

  var isReadOnly: Bool { node?["readOnly"]?.boolean == true }
  var isWriteOnly: Bool { node?["writeOnly"]?.boolean == true }
  var order: Int? { node?["order"]?.number?.int }
  var scope: String? { text("scope") }

  var tags: [String] {
    guard let tags = node?["tags"], tags.kind == .array else { return [] }
    return tags.elements.compactMap(\.string)
  }

  /// taplo's documentation of a key.
  private var documentation: Node? { node?["x-taplo"]?["docs"] }

  private func text(_ keyword: String) -> String? {
    guard let text = node?[keyword]?.string, !text.isEmpty else { return nil }
    return text
  }
}
