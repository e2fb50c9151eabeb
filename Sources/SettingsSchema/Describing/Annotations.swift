import SettingsFiles

/// What one schema says about its value beside the rules: in the standard's words, VS Code's, taplo's and IntelliJ's.
struct Annotations {
  private let node: Node?

  init(_ schema: Subschema) { self.init(schema.node) }

  init(_ schema: Node) { node = schema.kind == .object ? schema : nil }

  /// The name for people, in plain text.
  var title: String? { text("title").map(MarkdownText.plain) }

  var markdown: String? { text("markdownDescription") ?? documentation?["main"]?.string }

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

  var isDeprecated: Bool { node?["deprecated"]?.boolean == true || deprecationMessage != nil }

  var deprecationMessage: String? {
    text("deprecationMessage") ?? text("markdownDeprecationMessage").map(MarkdownText.plain)
      ?? text("x-intellij-deprecation-message") ?? text("x-deprecation-message") ?? text("deprecated")
  }

  /// What may be written, in words that no rule checks.
  var expectation: String? { text("expected") }

  /// The version of the program that has it first.
  var since: String? { text("since") }

  /// What stands between the items of a text: `itemSeparators`.
  var itemSeparators: [String] { node?["itemSeparators"]?.strings ?? [] }

  /// The default of a list, an entry each, where all of it is known: `defaultEntries`.
  var defaultEntries: [Value] { node?["defaultEntries"]?.elements.map(\.comparableValue) ?? [] }

  var isReadOnly: Bool { node?["readOnly"]?.boolean == true }
  var isWriteOnly: Bool { node?["writeOnly"]?.boolean == true }
  /// Whether the object tells when something runs, as a row of a crontab does.
  var isSchedule: Bool { node?["schedule"]?.boolean == true }
  var order: Int? { node?["order"]?.number?.int }
  var scope: String? { text("scope") }
  var tags: [String] { node?["tags"]?.strings ?? [] }

  /// Whether the setting is to be shown where it is set only (VS Code's `doNotSuggest`, taplo's `hidden`).
  var isHidden: Bool { node?["doNotSuggest"]?.boolean == true || node?["x-taplo"]?["hidden"]?.boolean == true }

  /// The keys that a new object begins with (taplo's `initKeys`).
  var initialKeys: [String] { node?["x-taplo"]?["initKeys"]?.strings ?? [] }

  /// The first of VS Code's `defaultSnippets` that is a whole value, without places to fill in.
  var snippet: Value? {
    let bodies = node?["defaultSnippets"]?.elements.lazy.compactMap { $0["body"] }
    return bodies?.first { !$0.source.contains("$") && !$0.source.contains("^") }?.comparableValue
  }

  /// taplo's documentation of a key.
  private var documentation: Node? { node?["x-taplo"]?["docs"] }

  private func text(_ keyword: String) -> String? {
    guard let text = node?[keyword]?.string, !text.isEmpty else { return nil }
    return text
  }
}

extension Node {
  /// The texts of a list; none where it is another value.
  var strings: [String] { elements.compactMap(\.string) }
}
