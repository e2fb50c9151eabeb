import SettingsDocuments

/// Sets settings that are absent or commented out, and resets them as a session does it.
enum ResetTrial {
  /// What is other than before afterwards.
  ///
  /// - Parameters:
  ///   - count: counts the settings that could be set.
  ///   - changes: the settings to try, each with a value.
  static func differences(
    in text: [UInt8], as format: Format, count: inout Int, changes: (Document) -> [(Path, Value)]
  ) -> [String] {
    guard let document = try? Document(parsing: text, as: format) else { return [] }
    var found: [String] = []
    for (path, value) in changes(document) {
      // What an alias shows is refused, and so is a whole stream.
      guard let set = try? document.applying(.set(path, value)).document else { continue }
      count += 1
      let made = made(path, in: document)
      let former = document.commentedText(at: made)
      let change = former == nil ? Change.remove(made) : .reset(made, commentedText: former)
      let reset = try? set.applying(change).document
      if reset?.text != text {
        let words = reset?.string.debugDescription ?? "refused"
        found.append("\(path): \(words) after \(set.string.debugDescription)")
      }
    }
    return found
  }

  /// The first part of a path that is not there yet.
  private static func made(_ path: Path, in document: Document) -> Path {
    var made = path
    while let parent = made.parent, document.node(at: parent) == nil { made = parent }
    return made
  }
}
