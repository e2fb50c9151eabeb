import SettingsFiles
import SettingsSchema
import SettingsSession

/// What an entry of a list is called: its name where it has one, else the first thing that it holds. Nothing of a
/// secret.
@MainActor
struct EntryTitle {
  let path: Path
  let model: EditingSession

  var text: String {
    let node = model.node(at: path)
    let held = node.flatMap { $0.kind.isScalar ? nil : row($0) ?? content(of: $0, at: path, depth: 0) }
    let number = (path.last?.arrayIndex ?? 0) + 1
    // A block is called by its words, as others beside it are.
    if node?.kind == .object, let words = path.parent?.last?.key, model.document.format.takesBlock(at: path) {
      return "\(words) \(held ?? "\(number)")"
    }
    return held ?? "entry \(number)"
  }

  /// The last words of keys that name what they are in, the best first.
  private static let nameWords = ["name", "title", "label", "id", "key", "path", "host", "url", "type"]
  private static let longestText = 40
  private static let longestRow = 72
  private static let mostEntries = 3
  private static let mostMembers = 16
  private static let deepest = 4

  /// The columns of a table's row, as they follow one another in the text.
  private func row(_ node: Node) -> String? {
    guard model.document.format.hasRows, node.kind == .object else { return nil }
    let columns = node.members.prefix(Self.mostMembers).filter { !model.isSecret(path.appending($0.key)) }
    let texts = columns.compactMap { $0.value.string.map { TextSecrets.masked($0) ?? $0 } }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : Self.cut(texts.joined(separator: " "), to: Self.longestRow)
  }

  private func content(of node: Node, at path: Path, depth: Int) -> String? {
    guard depth < Self.deepest, !model.isSecret(path) else { return nil }
    switch node.kind {
    case .object:
      let members = node.members.prefix(Self.mostMembers)
      let named = members.compactMap { member in rank(of: member).map { (rank: $0, member: member) } }
      return named.ordered { $0.rank < $1.rank }.lazy.compactMap { text(of: $0.member, in: path) }.first
        ?? members.lazy.compactMap { text(of: $0, in: path) }.first
        ?? members.lazy.compactMap { content(of: $0.value, at: path.appending($0.key), depth: depth + 1) }.first
        ?? members.lazy.compactMap { number(of: $0, in: path) }.first
    case .array:
      let entries = node.elements.prefix(Self.mostEntries).enumerated().compactMap { index, entry in
        scalar(entry) ?? entry.number?.literal ?? content(of: entry, at: path.appending(index), depth: depth + 1)
      }
      return entries.isEmpty ? nil : Self.cut(entries.joined(separator: ", "))
    default: return nil
    }
  }

  private func rank(of member: Member) -> Int? {
    guard member.value.string?.isEmpty == false, let word = KeyWords.words(of: member.key).last else { return nil }
    return Self.nameWords.firstIndex(of: word)
  }

  /// Whether a setting is secret is asked last: it takes longer than all the rest.
  private func text(of member: Member, in path: Path) -> String? {
    scalar(member.value).flatMap { model.isSecret(path.appending(member.key)) ? nil : $0 }
  }

  private func number(of member: Member, in path: Path) -> String? {
    guard let number = member.value.number, !model.isSecret(path.appending(member.key)) else { return nil }
    return Self.cut("\(member.key) \(number.literal)")
  }

  private func scalar(_ node: Node) -> String? {
    guard let text = node.string, !text.isEmpty else { return nil }
    return Self.cut(Self.firstLine(of: TextSecrets.masked(text) ?? text))
  }

  private static func firstLine(of text: String) -> String {
    guard !text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) else { return text }
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.count > 1 ? "\(lines[0]) …" : lines.first.map(String.init) ?? text
  }

  private static func cut(_ text: String, to longest: Int = longestText) -> String {
    text.shortened(to: longest, keeping: longest - 1)
  }
}
