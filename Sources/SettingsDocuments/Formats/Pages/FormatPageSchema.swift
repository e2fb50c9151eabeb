/// The JSON Schema of pages of formats, made of their fields, so that they are edited and checked as all other files
/// are.
package enum FormatPageSchema {
  /// What it is known by.
  package static let uri = "urn:settings-formats:page"

  /// The schema as JSON.
  package static var text: String {
    let engines = FormatEngine.allCases.filter { !$0.fields.isEmpty }
    let common = FormatPage.fields.summaries
    return PageShape.object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", "Page of a format"),
      ("$comment", "by the place of the file"),
      ("description", "How a program's files are read and written, and what they are called."), ("type", "object"),
      ("required", .array(common.filter(\.isRequired).map { .string($0.name) })),
      ("properties", PageShape.object(PageFieldSummary.properties(of: common))),
      ("allOf", .array(engines.map(rule))), ("unevaluatedProperties", false),
    ]).json
  }

  /// The fields of the dialects of an engine.
  private static func rule(for engine: FormatEngine) -> Value {
    [
      "if": ["properties": ["engine": ["const": .string(engine.rawValue)]], "required": ["engine"]],
      "then": ["properties": PageShape.object(PageFieldSummary.properties(of: engine.fields))],
    ]
  }
}
