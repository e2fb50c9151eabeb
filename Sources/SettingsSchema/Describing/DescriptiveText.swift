/// A description as the schema has it; its marks are taken out only where it is shown, for most never are.
struct DescriptiveText: Hashable, Sendable {
  enum Markup: Hashable, Sendable { case markdown, html }

  let source: String
  let markup: Markup

  init(_ source: String, _ markup: Markup = .markdown) {
    self.source = source
    self.markup = markup
  }

  var plain: String {
    switch markup {
    case .markdown: MarkdownText.plain(source)
    case .html: MarkdownText.withoutTags(source)
    }
  }
}
