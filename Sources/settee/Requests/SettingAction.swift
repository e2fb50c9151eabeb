import SettingsDocuments
import SettingsSession

/// Does with a setting of a document, in memory, what a request says. What is so already is not done again.
@MainActor
struct SettingAction {
  let session: EditingSession
  let verb: SetVerb

  /// - Returns: the setting's path in this document; nil where nothing is there, and nothing was to be.
  func perform(_ setting: SettingsRequest.Setting) throws(VerbError) -> Path? {
    guard let path = try place(of: setting) else { return nil }
    switch setting.action {
    case .read: break
    case .set(let value): return try set(path, to: value)
    case .add(let value): try add(value, to: path)
    case .row(let text): return try put(text, at: path)
    case .remove: try remove(path)
    case .removeEntry(let value): try remove(value, from: path)
    case .removeRow(let text): try removeRow(text, at: path)
    case .reset:
      try verb.refusing(path) { () throws(SettingError) in
        try session.reset(path, force: verb.request.isForced)
      }
    case .commentOut: try commentOut(path)
    case .bringBack: try bringBack(path)
    }
    return path
  }

  // MARK: - Places

  /// Where it is, or is to be; nil where nothing is there that could be taken away.
  private func place(of setting: SettingsRequest.Setting) throws(VerbError) -> Path? {
    do throws(ItemError) {
      _ = try session.document.resolved(setting.path)
    } catch {
      let isMissing = if case .severalItems = error.reason { false } else { true }
      if isMissing, setting.action.takesAway { return nil }
      if isMissing, case .row = setting.action, case .item? = setting.path.last, let list = setting.path.parent {
        return try verb.change(list.appending(.end), session)
      }
    }
    return try verb.change(setting.path, session)
  }

  /// The entries of a list with their places; of what is there once, that.
  private func entries(of list: Path) -> [(path: Path, value: Value)] {
    guard let node = session.node(at: list) else { return [] }
    if node.kind != .array { return [(list, node.value)] }
    return node.elements.enumerated().map { (list.appending($0), $1.value) }
  }

  // MARK: - Values

  private func set(_ path: Path, to value: Value) throws(VerbError) -> Path {
    guard value.isContainer else {
      return try verb.make(Assignment(path: path, value: .argument(typed(value, at: path))), session)
    }
    try verb.refusing(path) { () throws(SettingError) in
      try session.set(path, to: value, force: verb.request.isForced)
    }
    return path
  }

  private func add(_ value: Value, to list: Path) throws(VerbError) {
    let text = value.isContainer ? value.json : typed(value, at: list)
    if try entry(writtenAs: text, at: list.appending(.end)) != nil {
      _ = try put(text, at: list.appending(.end))
      return
    }
    if let known = try read(value, ofEntryIn: list), entries(of: list).contains(where: { $0.value == known }) { return }
    _ = try verb.make(Assignment(path: list, value: .argument(text), operation: .add), session)
  }

  private func remove(_ path: Path) throws(VerbError) {
    try verb.refusing(path) { () throws(SettingError) in try session.checkNamesBlock(path) }
    // In a format without lists a key may stand several times all the same.
    while session.node(at: path) != nil {
      let count = session.document.text.count
      try apply([.remove(path)], at: path)
      if path.last?.key == nil || session.document.text.count == count { return }
    }
  }

  private func remove(_ value: Value, from list: Path) throws(VerbError) {
    if session.node(at: list) == nil { return try removeFromDefault(typed(value, at: list), of: list) }
    if try removeWithinText(typed(value, at: list), from: list) { return }
    if let known = try read(value, ofEntryIn: list) { try remove(known: known, from: list) }
  }

  /// Takes out of a list what was typed as an entry of it.
  func remove(typed text: String, from list: Path) throws(VerbError) {
    if session.node(at: list) == nil { return try removeFromDefault(text, of: list) }
    if try removeWithinText(text, from: list) { return }
    guard let first = entries(of: list).first else { return }
    var known = Value.string(text)
    if first.value.kind != .string {
      try verb.refusing(list) { () throws(SettingError) in known = try session.read(text, at: first.path) }
    }
    try remove(known: known, from: list)
  }

  /// Takes items out of a text, out of lines of such or of a block; false where the setting is no list within one.
  private func removeWithinText(_ text: String, from list: Path) throws(VerbError) -> Bool {
    if let items = BlockItems(session, of: list) {
      try verb.refusing(list) { () throws(SettingError) in try items.remove(text) }
      return true
    }
    guard let items = session.textItems(at: list) else { return false }
    let lines = texts(of: list).map { (path: $0.path, text: $0.text, rest: items.removing(text, from: $0.text)) }
    let isLast = lines.allSatisfy(\.rest.isEmpty)
    // Nothing may mean all: without its last account AllowUsers is for everybody.
    if isLast, !lines.isEmpty {
      throw .no("\(list): nothing else is set there; settee reset takes the whole setting away")
    }
    for line in lines where !line.rest.isEmpty {
      try verb.refusing(line.path) { () throws(SettingError) in try set(line.path, from: line.text, to: line.rest) }
    }
    for line in lines.reversed() where line.rest.isEmpty { try apply([.remove(line.path)], at: line.path) }
    try refuseWord(text, in: list)
    return true
  }

  private func set(_ path: Path, from text: String, to rest: String) throws(SettingError) {
    do throws(SettingError) {
      try session.set(path, to: .string(rest), force: verb.request.isForced)
    } catch {
      // Comments may be above what is next: it stays below its key.
      guard text.hasSuffix("\n" + rest) else { throw error }
      try session.set(path, to: .string("\n" + rest), force: verb.request.isForced)
    }
  }

  private func texts(of list: Path) -> [(path: Path, text: String)] {
    entries(of: list).compactMap { entry in session.node(at: entry.path)?.string.map { (entry.path, $0) } }
  }

  /// Refuses to remove a word that is no item and is part of a text: it is not clear that it is not set.
  private func refuseWord(_ word: String, in list: Path) throws(VerbError) {
    guard session.document.format.textValues != nil || session.node(at: list)?.kind == .string else { return }
    for (path, text) in texts(of: list) where text.hasWord(word) {
      throw .no("\(path): \(word) is no item there that is known to be one; set what is to stay of \"\(text)\"")
    }
  }

  private func remove(known: Value, from list: Path) throws(VerbError) {
    let all = entries(of: list)
    let rest = all.map(\.value).filter { $0 != known }
    if rest.count == all.count { return try refuseWord(typed(known, at: list), in: list) }
    if rest.isEmpty { return try remove(list) }
    do throws(VerbError) {
      for entry in all.reversed() where entry.value == known { try apply([.remove(entry.path)], at: entry.path) }
    } catch {
      // Where a list is what is repeated, the last of two is none.
      try apply([.set(list, rest.count == 1 ? rest[0] : .array(rest))], at: list)
    }
  }

  /// A value as a list has it; nil where there is none yet.
  private func read(_ value: Value, ofEntryIn list: Path) throws(VerbError) -> Value? {
    guard let first = entries(of: list).first else { return nil }
    if value.isContainer { return value }
    // In XML an element with attributes may stand beside one that is a text.
    let isText = first.value.kind == .string || first.value.isContainer && session.document.format.textValues != nil
    if isText { return .string(typed(value, at: list)) }
    return try verb.refusing(list) { () throws(SettingError) in try session.read(value.json, at: first.path) }
  }

  /// What a person would type. A program that makes JSON of YAML has on and off where the file has a word.
  private func typed(_ value: Value, at path: Path) -> String {
    switch value {
    case .string(let text): text
    case .boolean(let isOn): word(isOn, at: path) ?? value.json
    default: value.json
    }
  }

  private static let words: [(off: String, on: String)] = [
    ("no", "yes"), ("off", "on"), ("false", "true"), ("0", "1"),
  ]

  /// The word for on or off that a setting takes: of the sort that it has now, else the first that it may have.
  private func word(_ isOn: Bool, at path: Path) -> String? {
    guard session.document.format.textValues != nil else { return nil }
    let present = session.writtenNode(at: path)?.string?.lowercased()
    let alike = Self.words.filter { $0.off == present || $0.on == present }
    return (alike + Self.words).map { isOn ? $0.on : $0.off }.first {
      (try? session.check(typed: $0, at: path)) != nil
    }
  }

  // MARK: - Rows

  private func put(_ text: String, at path: Path) throws(VerbError) -> Path {
    let entry = try entry(text, at: path)
    if let known = known(entry) { return known }
    try verb.refusing(path) { () throws(SettingError) in
      try session.put(entry, force: verb.request.isForced)
    }
    return entry.path
  }

  private func removeRow(_ text: String, at path: Path) throws(VerbError) {
    if let known = known(try entry(text, at: path)) { try apply([.remove(known)], at: known) }
  }

  private func entry(_ text: String, at path: Path) throws(VerbError) -> WrittenEntry {
    guard let entry = try entry(writtenAs: text, at: path) else {
      throw .no("\(path): no line or block is taken here; give a value")
    }
    return entry
  }

  private func entry(writtenAs text: String, at path: Path) throws(VerbError) -> WrittenEntry? {
    try verb.refusing(path) { () throws(SettingError) in try session.entry(typed: text, at: path) }
  }

  /// Where a row is that says the same.
  private func known(_ entry: WrittenEntry) -> Path? {
    if entry.path.last?.arrayIndex == nil {
      return session.node(at: entry.path)?.value == entry.value ? entry.path : nil
    }
    guard let list = entry.path.parent else { return nil }
    return entries(of: list).first { $0.value == entry.value }?.path
  }

  // MARK: - Comments

  private func commentOut(_ path: Path) throws(VerbError) {
    let isForced = verb.request.isForced
    try verb.refusing(path) { () throws(SettingError) in
      do throws(SettingError) {
        try session.commentOut(path, force: isForced)
      } catch {
        guard case .edit(.unsupported(let place, let reason)) = error else { throw error }
        throw .edit(.unsupported(place, "\(reason); the state absent takes it away"))
      }
    }
  }

  private func bringBack(_ path: Path) throws(VerbError) {
    if session.node(at: path) != nil { return }
    let isBack = try verb.refusing(path) { () throws(SettingError) in try session.bringBack(path) }
    if !isBack { throw .no("\(path) is not set, and no comment has a value for it: say which") }
  }

  private func apply(_ changes: [Change], at path: Path) throws(VerbError) {
    try verb.refusing(path) { () throws(SettingError) in try session.apply(changes) }
  }
}

extension String {
  /// Whether a text has a word, in capitals or not, and with a sign that adds it or without.
  func hasWord(_ word: String) -> Bool {
    let sought = word.lowercased()
    return lowercased().split { $0.isWhitespace || ",;\"'".contains($0) }.contains {
      $0 == sought || $0.first == "+" && $0.dropFirst() == sought
    }
  }
}
