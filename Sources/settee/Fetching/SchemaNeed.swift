import SettingsPrograms

/// A text of the web that would be of use, and for what.
struct SchemaNeed {
  let address: Result<WebAddress, FetchError>
  /// The address as it is said.
  let name: String
  let kind: FetchedSchema.Kind
  /// What it is for, in words.
  let reason: String

  init(_ uri: String, _ kind: FetchedSchema.Kind = .schema, reason: String) {
    let encrypted = Self.encrypted(uri)
    do throws(FetchError) {
      address = .success(try WebAddress(encrypted))
    } catch {
      address = .failure(error)
    }
    (name, self.kind, self.reason) = (encrypted, kind, reason)
  }

  /// Many files still name the addresses without encryption that schemas had once; their copies have the same place.
  private static func encrypted(_ uri: String) -> String {
    guard uri.hasPrefix("http://"), (try? WebAddress(uri)) == nil else { return uri }
    return "https://" + uri.dropFirst("http://".count)
  }

  /// Whether an address is one of the web, and none of a file or of a name alone.
  static func isOfWeb(_ uri: String) -> Bool { uri.hasPrefix("https://") || uri.hasPrefix("http://") }
}
