import SettingsFiles

/// A row as its line for somebody who edits it: what is secret in it is masked, and comes back where the mask stays.
package struct MaskedEntry {
  package let text: String
  /// In the order of the text.
  let secrets: [(mask: String, source: String)]
  let path: Path

  /// The same entry written in another way, with its secrets in their order.
  func with(text: String) -> MaskedEntry { MaskedEntry(text: text, secrets: secrets, path: path) }

  /// A line that was made of the masked one, with the secrets again in the places of their masks.
  ///
  /// - Throws: where it cannot be told which secret a mask stands for: no mask is ever written.
  package func unmasked(_ typed: String) throws(SettingError) -> String {
    let masks = Self.dots(in: typed)
    if masks.isEmpty { return typed }
    guard masks.count == secrets.count, zip(masks, secrets).allSatisfy({ typed[$0] == $1.mask }) else {
      throw .edit(.unsupported(path, "the dots stand for a secret: leave all of them, or type the secret"))
    }
    var result = typed
    for (mask, secret) in zip(masks, secrets).reversed() { result.replaceSubrange(mask, with: secret.source) }
    return result
  }

  /// Where masks are: dots, and all that are beside each other.
  private static func dots(in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "•") {
      let end = rest[start...].firstIndex { $0 != "•" } ?? rest.endIndex
      found.append(start..<end)
      rest = rest[end...]
    }
    return found
  }
}
