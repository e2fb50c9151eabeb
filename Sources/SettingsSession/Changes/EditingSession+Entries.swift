import SettingsFiles
import SettingsSchema

/// Rows and blocks that are given as the text that their file would have.
extension EditingSession {
  /// A typed text as the row or the block that it is written as.
  ///
  /// - Parameter path: where it goes: the place of a row or a block, or the list of blocks.
  /// - Returns: nil where no such text is taken there, and where the value is typed as JSON.
  /// - Throws: ``SettingError/edit(_:)``, which says what a row may have.
  package func entry(typed text: String, at path: Path) throws(SettingError) -> WrittenEntry? {
    let isJSON = text.utf8.first.map("{[".utf8.contains) ?? false && ValueReader.readFreely(text).isContainer
    if isJSON { return nil }
    if text.utf8.last == UInt8(ascii: "}"), let brace = text.firstIndex(of: "{"), document.format.beginsBlock(text) {
      let header = text[..<brace].trimmed(of: " ")
      throw .edit(.unsupported(place(of: path), "blocks have no braces here: give \(header), and then its settings"))
    }
    var entry: WrittenEntry?
    do throws(EntryFault) {
      if let written = try document.entry(writtenAs: text, at: path) {
        entry = written
      } else {
        entry = try newBlock(with: text, at: path)
      }
    } catch {
      throw .edit(.unsupported(place(of: path), reason(for: error, text, at: path)))
    }
    if let entry, text.holds(TextSecrets.mask) {
      throw .edit(.unsupported(entry.path, "the dots stand for a secret: type the secret itself"))
    }
    if let place = entry.flatMap(placeBehindLike) {
      entry?.path = place
      entry?.isInserted = true
    }
    return entry
  }

  /// One more of several blocks, typed without the braces that are around its statements.
  private func newBlock(with text: String, at path: Path) throws(EntryFault) -> WrittenEntry? {
    guard case let place = place(of: path), place.last?.key == nil, node(at: place) == nil,
      text.utf8.last(where: { $0 > 0x20 }) == UInt8(ascii: ";"), place.parent.map(mayHoldBlocks) ?? false
    else { return nil }
    return try document.entry(writtenAs: "{ \(text) }", at: path)
  }

  /// Whether a place has blocks, or has nothing yet and the schema knows settings in it.
  private func mayHoldBlocks(_ path: Path) -> Bool {
    if node(at: path) != nil { return holdsBlocks(path) }
    guard document.format.takesBlock(at: path), let schema else { return false }
    return !schema.properties(at: path, in: document).declared.isEmpty
  }

  /// Whether a place has a block, or several.
  private func holdsBlocks(_ path: Path) -> Bool {
    guard document.format.takesBlock(at: path), let node = node(at: path) else { return false }
    return node.kind == .object || node.elements.first?.kind == .object
  }

  /// Where a row that would be the last one goes, behind those that are like it: in PAM's files the rules of a type, and
  /// what includes such, are read one after the other. Nil where it is to be the last one.
  private func placeBehindLike(_ entry: WrittenEntry) -> Path? {
    guard let column = document.format.syntax.columnOfLike, let own = entry.node[column]?.string,
      let list = entry.path.parent,
      let table = node(at: list), table.kind == .array, entry.path.last?.arrayIndex == table.count
    else { return nil }
    let format = document.format
    func isLike(_ cell: Node) -> Bool {
      guard let key = cell.key, let text = cell.string else { return false }
      return (key == column || format.syntax.includesFiles(byKey: key)) && (text == own || text.hasSuffix("-" + own))
    }
    let last = table.elements.enumerated().filter { $0.element.children.contains(where: isLike) }.last?.offset
    guard let last, last + 1 < table.count else { return nil }
    return list.appending(last + 1)
  }

  /// Refuses a text where a block is, or where words are behind the first one of a key, which then is that of a block.
  func checkIsNoBlock(_ text: String, at path: Path) throws(SettingError) {
    let block = path.last?.key == nil ? path.parent ?? path : path
    guard !text.isEmpty, let key = block.last?.key, document.format.takesBlock(at: block) else { return }
    // What is in the place of a separator is behind a blank as well: `A :=`.
    let isHeader = document.format.isBlockHeader(key) && !(key.utf8.last.map("=~*".utf8.contains) ?? false)
    guard holdsBlocks(block) || isHeader && node(at: block)?.kind.isScalar != true else { return }
    throw .edit(.unsupported(block, "this is a block: give its text as the file would have it"))
  }

  /// The row that a typed text is, where the schema allows it.
  ///
  /// - Throws: what keeps it from being one, in a few words.
  package func row(typed text: String, at path: Path) throws(SettingError) -> WrittenEntry {
    do throws(EntryFault) {
      if let entry = try document.entry(writtenAs: text, at: path) { return entry }
    } catch {
      throw .edit(.unsupported(path, words(for: error, at: path)))
    }
    throw .edit(.unsupported(path, "this is not one block: its words, and between braces what it holds"))
  }

  /// Whether a text is the beginning of a row, and more of it only has to be typed.
  package func isBeginning(ofRow text: String, at path: Path) -> Bool {
    do throws(EntryFault) {
      return try document.entry(writtenAs: text, at: path) == nil
    } catch {
      if case .unreadable(let problem) = error { return problem.offset >= text.utf8.count }
      return error == .nothing
    }
  }

  /// Puts a row or a block into its place, in that of the one that is there; what was typed stays as it was as far as
  /// its neighbours allow.
  ///
  /// - Parameters:
  ///   - isInserted: whether a row is put before the one that is there.
  ///   - force: puts it there although the schema does not allow it.
  /// - Returns: whether anything had to change.
  @discardableResult
  package func put(_ entry: WrittenEntry, isInserted: Bool = false, force: Bool = false) throws(SettingError) -> Bool {
    let path = entry.path
    if let key = path.last?.key, let present = node(at: path), present.kind.isScalar { throw .exists(key: key) }
    if !force { try check(entry) }
    // The second of two blocks with the same words makes a list of both.
    if let block = path.parent, let first = node(at: block), first.kind == .object, path.last?.arrayIndex != nil {
      guard document.format.repeatsAreLists, let key = block.last?.key else { throw .noList(block) }
      do throws(SettingError) {
        return try apply(.set(block, .array([first.value, entry.value])), writtenAs: entry)
      } catch {
        throw .exists(key: key)
      }
    }
    return try apply(
      isInserted || entry.isInserted ? .insert(path, entry.value) : .set(path, entry.value), writtenAs: entry)
  }

  /// Refuses what the schema does not allow, and says in which column.
  package func check(_ entry: WrittenEntry) throws(SettingError) {
    if setting(at: entry.path).isReadOnly { throw .readOnly(entry.path) }
    guard let problem = checkOfValues()?.problems(setting: entry.value, at: entry.path).first else { return }
    let column = problem.path == entry.path ? nil : problem.path.steps.last?.key
    throw .notAllowed((column.map { "\($0): " } ?? "") + problem.message)
  }

  private func apply(_ change: Change, writtenAs entry: WrittenEntry) throws(SettingError) -> Bool {
    try changeText { () throws(EditError) in try history.apply(change, writtenAs: entry) }
  }

  // MARK: - Refusals

  private func reason(for fault: EntryFault, _ text: String, at path: Path) -> String {
    let columns = rowKinds(of: place(of: path).parent ?? .root).map(\.columnsInWords)
    let hint = columns.isEmpty ? "" : "; columns: \(columns.joined(separator: " or ")); or the line itself"
    let shown = text.isEmpty ? "" : "\"\(text.shortened(to: Self.longestShown))\": "
    return shown + words(for: fault, at: path) + hint
  }

  private func words(for fault: EntryFault, at path: Path) -> String {
    let list = place(of: path).parent ?? .root
    let what = !rowKinds(of: list).isEmpty ? "row" : document.format.hasRows ? "line" : "block"
    switch fault {
    case .nothing: return "an empty text is no \(what)"
    case .comment: return "a comment, or what has one beside it, is no \(what)"
    case .several: return "this is more than one \(what): give them one by one"
    case .other(let place):
      return list.isRoot ? "this is the block \(place)" : "this is no \(what) of \(list): it belongs to \(place)"
    case .unreadable(let error):
      let rule = error.message.isEmpty ? "" : ": \(error.message)"
      return "expected \(error.expected) at character \(error.column)\(rule)"
    }
  }

  private static let longestShown = 40

  /// What a path leads to, by its present place; the path itself where it leads to nothing.
  func place(of path: Path) -> Path { (try? document.resolved(path)) ?? path }
}
