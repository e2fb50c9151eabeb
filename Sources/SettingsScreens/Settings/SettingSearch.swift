import SettingsDocuments
import SettingsSession

/// The words by which a setting is found: its title, its key as it is spelled and as words, where it is, its value.
///
/// `max-size`, `max_size`, `maxSize` and `Max size` all find one another, and so does `log-opts.max-size`.
@MainActor
struct SettingSearch {
  let model: EditingSession

  func text(of path: Path) -> String {
    var parts = [SettingTitle.text(of: path, in: model)]
    if let key = path.last?.key {
      let words = SettingName.words(of: key)
      parts += [Self.words(in: key), words.joined(separator: " "), words.joined()]
    }
    parts += path.steps.dropLast().map { $0.key.map(Self.words) ?? "" }
    parts.append(value(at: path))
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What is typed, as the words that ``text(of:)`` has.
  static func query(for typed: String) -> String { words(in: typed) }

  /// A value as its row shows it; nothing of a secret.
  private func value(at path: Path) -> String {
    guard let node = model.node(at: path), node.kind.isScalar else { return "" }
    return model.isSecret(path) ? "" : ValueText.shown(node)
  }

  private static let separators = Array("_-.[]\"".utf8)

  /// A text with blanks in the place of what separates words in keys and paths.
  private static func words(in text: String) -> String {
    String(decoding: text.utf8.map { separators.contains($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
