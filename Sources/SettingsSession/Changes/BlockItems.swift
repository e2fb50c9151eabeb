import SettingsFiles
import SettingsSchema

/// The items of a list that is written as a block: `forwarders { 8.8.8.8; 1.1.1.1; };`.
///
/// In a document it is an object whose keys are the first words of the items.
@MainActor
package struct BlockItems {
  /// Where the block is, or is to be.
  package let block: Path
  private let session: EditingSession

  /// - Parameter path: of the block, or of a place in the list of such blocks.
  /// - Returns: nil where the schema knows of no such list there.
  package init?(_ session: EditingSession, of path: Path) {
    block = path.last?.key == nil ? path.parent ?? path : path
    self.session = session
    let isThere = session.node(at: block).map { $0.kind == .object } ?? true
    guard isThere, session.document.format.takesBlock(at: block), Self.isKnown(block, in: session) else { return nil }
  }

  /// Whether the schema knows a block as such a list, by all of its words or by the first: `listen-on port 53`.
  private static func isKnown(_ block: Path, in session: EditingSession) -> Bool {
    guard let words = block.last?.key, let container = block.parent else { return false }
    let word = String(words.prefix { $0 != " " })
    return [words, word].contains { session.setting(at: container.appending($0)).isBlockOfItems }
  }

  /// Whether a text is a block in braces, and no item.
  package static func isBlock(_ typed: String) -> Bool { typed.utf8.first { $0 > 0x20 } == UInt8(ascii: "{") }

  /// The block with items, as they are typed: `none`, `8.8.8.8; 1.1.1.1`, or both in braces.
  package func entry(_ typed: String) throws(SettingError) -> WrittenEntry {
    let end = typed.utf8.last { $0 > 0x20 } == UInt8(ascii: ";") ? "" : ";"
    return try session.row(typed: Self.isBlock(typed) ? typed : "{ \(typed)\(end) }", at: block)
  }

  /// Adds what is not there yet.
  package func add(_ typed: String, force: Bool = false) throws(SettingError) {
    let entry = try entry(typed)
    guard let present = session.node(at: block) else { return _ = try session.put(entry, force: force) }
    if !force { try session.check(entry) }
    try change(entry.node.members.filter { !present.holds($0) }) { present.entries(of: $0.key) + $0.value.entries }
  }

  /// Takes away what is there; the block stays, for an empty one means another thing than none.
  package func remove(_ typed: String) throws(SettingError) {
    guard let present = session.node(at: block) else { return }
    try change(entry(typed).node.members.filter(present.holds)) { member in
      present.entries(of: member.key).filter { !member.value.entries.contains($0) }
    }
  }

  /// Gives keys other values, all in one step.
  private func change(_ members: [Member], to values: (Member) -> [Value]) throws(SettingError) {
    let changes = members.map { member in
      let (path, values) = (block.appending(member.key), values(member))
      return values.isEmpty ? Change.remove(path) : .set(path, values.count == 1 ? values[0] : .array(values))
    }
    if !changes.isEmpty { try session.apply(changes) }
  }
}

extension SettingDescription {
  /// Whether it is a block of items, as a grammar that the schema tells says it: `[ port <integer> ] { <address>; ... }`.
  package var isBlockOfItems: Bool {
    guard let words = expectation else { return false }
    return words.hasSuffix("; ... }") || words.hasSuffix("…") && Self.opensBlock(words)
  }

  /// Whether a grammar that is cut off has nothing but values and options before its brace.
  private static func opensBlock(_ grammar: String) -> Bool {
    var depth = 0
    for byte in grammar.utf8 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "{") where depth == 0: return true
      case 0x20: continue
      default: if depth == 0 { return false }
      }
    }
    return false
  }
}

extension Node {
  /// The values of what is written once or several times.
  fileprivate var entries: [Value] { kind == .array ? elements.map(\.value) : [value] }

  fileprivate func entries(of key: String) -> [Value] { self[key]?.entries ?? [] }

  /// Whether a member is in an object, alone or beside others of its key.
  fileprivate func holds(_ member: Member) -> Bool {
    let present = entries(of: member.key)
    return member.value.entries.allSatisfy(present.contains)
  }
}
