import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// What a text of the web has to be so that it is kept: a JSON Schema, or SchemaStore's catalogue of them.
enum FetchedSchema {
  enum Kind {
    case schema, catalogue
  }

  /// Keywords of which a schema has at least one: a page that says that something was not found has none.
  private static let keywords = [
    "$schema", "type", "properties", "patternProperties", "additionalProperties", "items", "prefixItems", "enum",
    "const",
    "$ref", "anyOf", "oneOf", "allOf", "not", "if", "definitions", "$defs",
  ]

  /// Why a text is not kept; nil where it is what it has to be.
  static func refusal(of text: [UInt8], as kind: Kind, at address: WebAddress) -> String? {
    let document: Document
    do throws(ParseError) {
      document = try Document(parsing: text, as: .json)
    } catch {
      return "what it has is no JSON: \(error)"
    }
    switch kind {
    case .schema: return refusal(ofSchema: document, at: address)
    case .catalogue:
      let schemas = document.root["schemas"]
      let isCatalogue = schemas?.kind == .array && schemas?.elements.contains { $0["url"]?.string != nil } == true
      return isCatalogue ? nil : "what it has is no catalogue of schemas"
    }
  }

  private static func refusal(ofSchema document: Document, at address: WebAddress) -> String? {
    guard document.root.kind == .object, keywords.contains(where: { document.root[$0] != nil }) else {
      return "what it has is no JSON Schema"
    }
    do throws(SchemaError) {
      _ = try CompiledSchema(document, uri: address.text)
      return nil
    } catch {
      return "what it has is no JSON Schema: \(error.message)"
    }
  }
}
