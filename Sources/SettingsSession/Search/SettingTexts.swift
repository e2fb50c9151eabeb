import SettingsFiles
import SettingsSchema

/// The texts that a setting can be found by, for a program that makes an index of its own. Those of secrets are not
/// there.
package struct SettingTexts: Sendable {
  package let path: Path
  /// Whether it is set, and not only known or commented out.
  package let isSet: Bool
  package let isCommentedOut: Bool
  /// Whether it holds settings with names of their own.
  package let isSection: Bool
  package let texts: [(field: SearchField, text: String)]
  /// What it is, or would be where it is not set, as a list shows it; empty for a secret.
  package let value: String
  /// The bits of the filters that it fits; see ``SearchFilter/bit``.
  package let filters: UInt32

  /// Of a long value the beginning is enough to find it.
  private static let longestValue = 256

  init(
    _ setting: SettingDescription, _ path: Path, _ entry: SearchEntry, value: Node?, comment: String?, isSecret: Bool
  ) {
    self.path = path
    isSet = entry.traits.contains(.set)
    isCommentedOut = entry.traits.contains(.commented)
    filters = SearchFilter.lasting.enumerated().reduce(0) { entry.fits($1.element) ? $0 | 1 << UInt32($1.offset) : $0 }
    self.value = isSecret ? "" : Self.shown(value, or: setting.defaultValue)
    isSection = value.map { $0.kind == .object } ?? (entry.control == .object)
    var texts: [(SearchField, String)] = []
    Self.forEach(of: setting) { texts.append(($0, $1)) }
    Self.forEach(of: value, or: setting.defaultValue, comment: comment, isSecret: isSecret) { texts.append(($0, $1)) }
    self.texts = texts
  }

  private static func shown(_ node: Node?, or standard: Value?) -> String {
    let shown: String
    if let node {
      shown = node.kind == .string && node.string?.isEmpty == true ? "\"\"" : ValueText.shown(node)
    } else if let standard, !standard.isContainer, standard != .null {
      shown = ValueText.shown(standard)
    } else {
      return ""
    }
    return TextSecrets.masked(shown) ?? shown
  }

  /// Gathers those of a document, and of what its schema knows beside it.
  ///
  /// - Parameter take: is handed each setting, what is written first.
  package static func gather(
    from document: Document, schema: CompiledSchema?, inferenceTable: InferenceTable, leavingOutUnset: Bool,
    commentLimit: Int = 1 << 20, _ take: @escaping (SettingTexts) -> Void
  ) {
    let commented = CommentedSettings(document.text.count <= commentLimit ? document.commentedSettings : [])
    var gatherer = SearchGatherer(
      document, commented: commented, schema: schema, inferenceTable: inferenceTable, leavingOutUnset: leavingOutUnset,
      taking: take
    ) { _ in true }
    gatherer.run()
  }

  /// Calls a function with what is said of a setting, whatever its value is.
  static func forEach(of setting: SettingDescription, _ body: (SearchField, String) -> Void) {
    if let title = setting.title { body(.title, title) }
    for choice in setting.choices {
      body(.option, ValueText.plain(choice.value))
      if let title = choice.title { body(.option, title) }
      if let summary = choice.summary { body(.text, summary) }
    }
    if let summary = setting.summary { body(.text, summary) }
  }

  /// Calls a function with the value of a setting, or else its default, and what a comment says of it.
  static func forEach(
    of value: Node?, or standard: Value?, comment: String?, isSecret: Bool, _ body: (SearchField, String) -> Void
  ) {
    if !isSecret, let node = value, node.kind.isScalar, !node.isNull {
      let editable = ValueText.editable(node)
      let text = TextSecrets.masked(editable) ?? editable
      body(.value, text.utf8.count <= longestValue ? text : String(text.prefix(longestValue)))
      if let on = node.boolean { body(.value, on ? "on" : "off") }
    } else if !isSecret, value == nil, let standard, !standard.isContainer, standard != .null {
      body(.value, String(ValueText.plain(standard).prefix(longestValue)))
    }
    if let comment { body(.text, comment) }
  }
}
