import SettingsDocuments
import SettingsSchema

/// What any schema must survive: checking a document and describing its settings.
struct SchemaTrial {
  /// The schema stands before the first NUL, the document behind it.
  func run(_ input: [UInt8]) -> String? {
    let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard let text = parts.first, let schemaText = try? Document(parsing: Array(text), as: .json),
      let schema = try? CompiledSchema(schemaText)
    else { return nil }
    let settings = parts.count > 1 ? Array(parts[1]) : Array("{\"a\": [1, \"b\", {\"c\": null}]}".utf8)
    guard let document = try? Document(parsing: settings, as: .json) else { return nil }
    let options = ValidationOptions(stepLimit: 20_000)
    let problems = schema.validate(document, options: options)
    let isValid = !problems.contains { $0.severity == .violation }
    if isValid != schema.accepts(document, options: options) { return "the two ways to check do not agree" }
    for node in [document.root] + document.root.children.prefix(4) {
      _ = schema.description(at: node.path, in: document)
      _ = schema.properties(at: node.path, in: document)
    }
    return nil
  }
}
