import EmbeddedPages
import SettingsDocuments
import SettingsSchema

/// The JSON Schema of pages, so that they are edited and checked as all other files are.
///
/// ```swift
/// let document = try Document(parsing: page, as: .toml)
/// print(ProgramPageSchema.compiled.validate(document).isEmpty)
/// ```
public enum ProgramPageSchema {
  /// What it is known by.
  public static let uri = "urn:settings-programs:page"

  /// Finds the schema by its URI.
  public static let resolver = SchemaResolver { $0 == uri ? document : nil }

  /// The schema, ready to check pages.
  public static var compiled: CompiledSchema {
    guard let schema = try? CompiledSchema(document, uri: uri) else {
      preconditionFailure("the schema of pages is one")
    }
    return schema
  }

  /// What is in the folder `Schemas`, with the names of the formats that there are.
  private static var document: Document {
    let formats = FormatCatalogue.shared.listings.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let text = String(decoding: BuiltInPages.schemas.text(of: "program-page") ?? [], as: UTF8.self)
    let whole = Array(text.exchanging("\"FORMATS\"", for: formats).utf8)
    guard let document = try? Document(parsing: whole, as: .json) else {
      preconditionFailure("the schema of pages is JSON")
    }
    return document
  }
}
