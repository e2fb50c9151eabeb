/// The schemas that schemas themselves follow, as the standards publish them, so that no `$ref` to one of them
/// ever needs the network. Titles and comments are left out; what they assert is whole.
enum Metaschemas {
  /// The text of the metaschema with this URI (without a fragment); nil when it is none of ours.
  static func text(for uri: String) -> String? {
    switch uri {
    case "http://json-schema.org/draft-04/schema": draft04
    case "http://json-schema.org/draft-06/schema": draft06
    case "http://json-schema.org/draft-07/schema": draft07
    default:
      suffix(of: uri, after: "https://json-schema.org/draft/2019-09/").flatMap { draft201909[$0] }
        ?? suffix(of: uri, after: "https://json-schema.org/draft/2020-12/").flatMap { draft202012[$0] }
    }
  }

  private static func suffix(of text: String, after prefix: String) -> String? {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }
}
