import EmbeddedPages

/// The schemas that schemas themselves follow, as the standards publish them, so that no `$ref` to one of them
/// ever needs the network. Titles and comments are left out; what they assert is whole. They are in the folder
/// `Metaschemas`, by the ends of their URIs.
enum Metaschemas {
  /// The text of the metaschema with this URI (without a fragment); nil when it is none of ours.
  static func text(for uri: String) -> [UInt8]? {
    for (scheme, start) in [("http", "draft-"), ("https", "draft/")] {
      let host = scheme + "://json-schema.org/"
      if uri.hasPrefix(host + start) {
        return BuiltInPages.metaschemas.text(of: String(uri.dropFirst(host.count)))
      }
    }
    return nil
  }
}
