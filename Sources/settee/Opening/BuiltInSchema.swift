import EmbeddedPages
import SettingsDocuments
import SettingsSchema

/// The schemas of what is Settee's own, from the folder `Schemas`.
enum BuiltInSchema: String {
  /// Of its settings.
  case preferences
  /// Of what a request may say; Documentation/Requests.md shows it.
  case request

  var text: [UInt8] { BuiltInPages.schemas.text(of: rawValue) ?? [] }

  func compiled() -> CompiledSchema? {
    guard let document = try? Document(parsing: text, as: .json) else { return nil }
    return try? CompiledSchema(document)
  }
}
