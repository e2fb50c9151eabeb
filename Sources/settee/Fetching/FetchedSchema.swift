import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// A text of the web that is a JSON Schema, or SchemaStore's catalogue of them; nothing else is kept.
struct FetchedSchema {
  let document: Document

  /// What a text has to be.
  enum Kind {
    case schema, catalogue
  }

  /// Why a text is not kept.
  struct Refusal: Error {
    let description: String
  }

  /// Keywords of which a schema has at least one: a page that says that something was not found has none.
  private static let keywords = [
    "$schema", "type", "properties", "patternProperties", "additionalProperties", "items", "prefixItems", "enum",
    "const",
    "$ref", "anyOf", "oneOf", "allOf", "not", "if", "definitions", "$defs",
  ]

  init(_ text: [UInt8], as kind: Kind, at address: WebAddress) throws(Refusal) {
    do throws(ParseError) {
      document = try Document(parsing: text, as: .json)
    } catch {
      throw Refusal(description: "what it has is no JSON: \(error)")
    }
    switch kind {
    case .schema: try checkSchema(at: address)
    case .catalogue: try checkCatalogue()
    }
  }

  private func checkSchema(at address: WebAddress) throws(Refusal) {
    guard document.root.kind == .object, Self.keywords.contains(where: { document.root[$0] != nil }) else {
      throw Refusal(description: "what it has is no JSON Schema")
    }
    do throws(SchemaError) {
      _ = try CompiledSchema(document, uri: address.text)
    } catch {
      throw Refusal(description: "what it has is no JSON Schema: \(error.message)")
    }
  }

  private func checkCatalogue() throws(Refusal) {
    let entries = document.root["schemas"]
    guard entries?.kind == .array, entries?.elements.contains(where: { $0["url"]?.string != nil }) == true else {
      throw Refusal(description: "what it has is no catalogue of schemas")
    }
  }
}
