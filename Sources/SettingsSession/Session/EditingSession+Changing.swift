import SettingsFiles
import SettingsSchema

extension EditingSession {
  /// Reads what was typed as a value of the setting.
  ///
  /// Where the setting is a count of bytes or a span of time, `1.5 GB` and `90 minutes` are read as its file writes
  /// them.
  ///
  /// - Throws: ``SettingError/unreadable(_:)``, which says what was expected.
  public func read(_ text: String, at path: Path) throws(SettingError) -> Value {
    if let container = readAsContainer(text, at: path) { return container }
    if let inside = readAsTextOfJSON(text, at: path) { return .string(inside) }
    if let list = readAsListOfOne(text, at: path) { return list }
    if let value = readAsSwitch(text, at: path) { return .boolean(value) }
    if isText(text, like: path) { return .string(ValueReader.string(inQuotes: text) ?? text) }
    if spellsValue(text, at: path) { return .string(text) }
    if let text = readAsText(text, at: path) { return .string(text) }
    do throws(ValueReadingError) {
      let value = try ValueReader.read(
        text, types: setting(at: path).types, present: writtenNode(at: path)?.value, in: ownNotation,
        words: document.format.textValues?.written)
      guard case .string(let text) = value, let quantities = SettingQuantities(self, at: path) else { return value }
      return .string(quantities.respelled(text))
    } catch {
      if let number = SettingQuantities(self, at: path)?.number(for: text) { return number }
      throw .unreadable(error)
    }
  }

  /// The format, where it has values that are no texts.
  private var ownNotation: Format? { document.format.textValues == nil ? document.format : nil }

  /// Whether a text is written as it is because it spells what the setting is to be, in a format whose values are all
  /// texts: `0755` and `On` keep their spelling.
  private func spellsValue(_ text: String, at path: Path) -> Bool {
    guard let values = document.format.textValues, case let types = setting(at: path).types, types != .all else {
      return false
    }
    let scalars = types.intersection([.boolean, .integer, .number])
    return !types.contains(.string) && !scalars.isDisjoint(with: values.types(of: text))
  }

  /// A list or an object that is typed as JSON, or as the format writes it, where no schema says what the setting is:
  /// who writes `{"version": "1"}` over `"1"` means it, and who writes `{version}` may mean a text. Not where a text of
  /// such a form is there, and not in formats whose values are all texts.
  private func readAsContainer(_ text: String, at path: Path) -> Value? {
    guard let format = ownNotation, !isDescribed(path) || mayBeAnything(path),
      case let typed = ValueReader.readFreely(text, in: format), typed.isContainer
    else { return nil }
    guard let present = writtenNode(at: path) else { return typed }
    guard let former = present.string, !ValueReader.readFreely(former, in: format).isContainer,
      ValueReader.readFreely(text).isContainer || !Self.mayBeText(typed)
    else { return nil }
    return typed
  }

  /// What is in the quotes of JSON, where it would be a list or an object without them: `"{\"a\": 1}"`.
  private func readAsTextOfJSON(_ text: String, at path: Path) -> String? {
    guard ownNotation != nil, !isDescribed(path) || mayBeAnything(path),
      let inside = ValueReader.string(inQuotes: text),
      ValueReader.readFreely(inside).isContainer
    else { return nil }
    return inside
  }

  /// Whether nothing but the brackets around a word makes it a list or an object.
  private static func mayBeText(_ value: Value) -> Bool {
    switch value {
    case .array(let items): items.count < 2
    case .object(let members): members.allSatisfy { $0.value == .null }
    default: true
    }
  }

  /// What is typed for a setting that is a list and nothing else, as its only entry; nil where it is written as a list, or
  /// may be meant as several entries.
  private func readAsListOfOne(_ text: String, at path: Path) -> Value? {
    guard let format = ownNotation, isDescribed(path), setting(at: path).types == .array, !text.isEmpty,
      !text.utf8.contains(UInt8(ascii: ",")), !ValueReader.readFreely(text, in: format).isContainer,
      let entry = try? read(text, at: path.appending(0)), !entry.isContainer
    else { return nil }
    return .array([entry])
  }

  /// What is typed for a setting of any type, in a format whose values are all texts: as it is, but that `true` switches
  /// on what stands by itself. Nil for a list, and in other formats.
  private func readAsText(_ text: String, at path: Path) -> String? {
    guard ownNotation == nil, mayBeAnything(path), !ValueReader.readFreely(text).isContainer else { return nil }
    if let inside = withoutQuotes(text, at: path) { return inside }
    return setting(at: path).control == .flag && ValueReader.boolean(text) == true ? "" : text
  }

  /// `true` or `false` in the place of a word without quotes that YAML 1.1 takes for either, as `yes`; nil for others, and
  /// where the schema takes a text alone.
  private func readAsSwitch(_ text: String, at path: Path) -> Bool? {
    guard text == "true" || text == "false", ownNotation != nil, let present = writtenNode(at: path),
      present.string.flatMap(ValueReader.boolean) != nil, !isInQuotes(present)
    else { return nil }
    let types = described(path)?.types ?? .all
    return types.contains(.boolean) ? text == "true" : nil
  }

  /// What is between the quotes of a text, where its setting is written in such: `"<string>"`.
  func withoutQuotes(_ text: String, at path: Path) -> String? {
    let path = path.last?.key == nil ? path.parent ?? path : path
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    let grammar = setting(at: path).expectation?.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].isEmpty && parts[2].isEmpty && grammar?.count == 3 ? String(parts[1]) : nil
  }

  /// Whether values of each type are allowed; a schema that says so need not name the whole numbers among the others.
  private func mayBeAnything(_ path: Path) -> Bool { setting(at: path).types.union(.integer) == .all }

  /// Whether what is typed for a setting that is not there, and of which no schema says what it is, is a text as all beside
  /// it are: where one of those is in quotes that would be another kind without, `"PORT": "1"`, or a range of versions,
  /// `"^3"`. All may be versions as well; beside names and addresses a number is one, and beside a version `true` is a
  /// switch.
  private func isText(_ typed: String, like path: Path) -> Bool {
    guard writtenNode(at: path) == nil, setting(at: path).types == .all, let parent = path.parent.flatMap(node(at:)),
      // What is there once is no list yet: its members are beside nothing.
      path.last?.key != nil || parent.kind == .array,
      case let others = parent.children.prefix(Self.mostOthers).filter(\.kind.isScalar),
      others.allSatisfy({ $0.kind == .string })
    else { return false }
    let kind = ValueReader.readFreely(typed).kind
    let quoted = others.filter(isInQuotes).compactMap(\.string).map { ValueReader.readFreely($0).kind }
    if kind == .boolean || kind == .null {
      return quoted.contains(kind) || quoted.contains { $0 != .string } && path.last?.key.map(Self.isVariable) ?? false
    }
    let versions = others.compactMap { $0.string.flatMap(VersionText.init) }
    if versions.contains(where: \.isRange) || !versions.isEmpty && versions.count == others.count { return true }
    return quoted.contains { $0 != .string }
  }

  /// Whether a name is written as those of environment variables are.
  private static func isVariable(_ name: String) -> Bool {
    name == name.uppercased() && name != name.lowercased()
  }

  private func isInQuotes(_ node: Node) -> Bool { node.source.first.map("\"'".contains) ?? false }

  /// More are not looked at.
  private static let mostOthers = 64

  /// The same, but that a text that is no value of the setting's types is, by force, read as JSON, else as a string.
  func read(_ text: String, at path: Path, force: Bool) throws(SettingError) -> Value {
    do throws(SettingError) {
      return try read(text, at: path)
    } catch {
      guard force else { throw error }
      return ValueReader.readFreely(text, in: ownNotation)
    }
  }

  /// Refuses a value that a setting may not have.
  ///
  /// - Throws: ``SettingError/notAllowed(_:)`` or ``SettingError/readOnly(_:)``.
  public func check(_ value: Value, at path: Path) throws(SettingError) {
    let setting = setting(at: path)
    if setting.isReadOnly { throw .readOnly(path) }
    try checkWithoutSchema(value, at: path, setting)
    if let refusal = refusalOfNamelessBlock(around: path) { throw .notAllowed(refusal) }
    if let refusal = refusalOfSecondSection(around: path) { throw .edit(.unsupported(path, refusal)) }
    guard let problem = checkOfValues()?.problems(setting: value, at: path).first else { return }
    throw .notAllowed(problem.message)
  }

  /// Refuses a typed text that a column of a new row may not have: columns are texts. That other columns are missing
  /// yet is no reason to.
  package func check(typed text: String, ofColumn column: String, inRow row: ObjectMembers, at entry: Path)
    throws(SettingError)
  {
    let path = entry.appending(column)
    let value = Value.string(text)
    try checkWithoutSchema(value, at: path, setting(at: path))
    var row = row
    row[column] = value
    let problems = checkOfValues()?.problems(setting: .object(row), at: entry) ?? []
    if let problem = problems.first(where: { path.isPrefix(of: $0.path) }) { throw .notAllowed(problem.message) }
  }

  /// What the setting's name, its control or its present value show to be wrong.
  private func checkWithoutSchema(
    _ value: Value, at path: Path, _ setting: SettingDescription
  ) throws(SettingError) {
    do throws(InferredRuleError) { try setting.checkInferred(value) } catch { throw .notAllowed(error.message) }
    do throws(NumberExpectedError) {
      try document.checkNumber(value, at: path)
    } catch {
      throw .notAllowed(error.description)
    }
  }

  /// Whether a typed text could be written in the place of a setting, whether its schema takes it or not.
  package func canWrite(typed text: String, at path: Path) -> Bool {
    guard let value = try? read(text, at: path, force: true) else { return false }
    return (try? document.applying(.set(path, value))) != nil
  }

  /// Refuses a typed text that would not be set.
  public func check(typed text: String, at path: Path) throws(SettingError) {
    try check(try read(text, at: path), at: path)
  }

  /// Sets a value that the schema allows.
  ///
  /// - Parameters:
  ///   - path: the setting.
  ///   - value: what it is set to.
  ///   - force: sets it although the schema does not allow it.
  /// - Returns: whether anything had to change.
  @discardableResult
  public func set(_ path: Path, to value: Value, force: Bool = false) throws(SettingError) -> Bool {
    if !force { try check(value, at: path) }
    var rivals = rivals(of: path)
    // The first one's line becomes this setting's where that has none yet.
    let former =
      node(at: path) == nil && !rivals.isEmpty
      ? path.last?.key.map { Change.rename(rivals.removeFirst(), to: $0) } : nil
    let first = former ?? firstLine(of: value, at: path).map { Change.set(path, $0) }
    let word = word(value, at: path).map { Change.set(path, $0) }
    return try apply(rivals.map(Change.remove) + [first, word].compactMap(\.self) + [.set(path, value)])
  }

  /// On or off, in the place of which a word is one as well: where a format quotes such words, and the setting takes no
  /// texts. PHP's `output_buffering` is a size, `On` or `Off`, and `"On"` is none of these.
  private func word(_ value: Value, at path: Path) -> Value? {
    guard let values = document.format.textValues, values.quotesWords, let text = value.string,
      values.number(text) == nil, let isOn = values.boolean(text), node(at: path)?.string != text,
      !isAllowed(.string(text + "x"), at: path)
    else { return nil }
    return .boolean(isOn)
  }

  /// The first of several lines that a list is to be, which goes where a comment keeps its place; the others follow it.
  private func firstLine(of value: Value, at path: Path) -> Value? {
    guard case .array(let entries) = value, let first = entries.first, !first.isContainer, entries.count > 1,
      document.format.repeatsAreLists, path.last?.key != nil, node(at: path) == nil
    else { return nil }
    return first
  }

  /// The settings that are set and say otherwise what one says: of `read only` and `writable` one counts alone.
  package func rivals(of path: Path) -> [Path] {
    guard let key = path.last?.key, let container = path.parent else { return [] }
    let format = document.format
    guard let words = format.facts.exclusives.first(where: { $0.contains(format.comparable(key)) }),
      let members = node(at: container)?.members
    else { return [] }
    return members.map(\.key).filter { name in
      format.comparable(name) != format.comparable(key) && words.contains(format.comparable(name))
    }.map(container.appending).filter { node(at: $0)?.kind.isScalar ?? false }
  }

  /// Sets what was typed, read as a value of the setting; where it is a row or a block, as the text of it. What is typed
  /// as the value of a word that begins blocks, as `Match` does, adds such a block.
  ///
  /// - Parameters:
  ///   - path: the setting.
  ///   - text: the value as it was typed.
  ///   - force: sets it although the schema does not allow it; a text that is no value of the setting's types is read
  ///     as
  ///     JSON then, else as a string.
  /// - Returns: whether anything had to change.
  @discardableResult
  public func set(_ path: Path, toTyped text: String, force: Bool = false) throws(SettingError) -> Bool {
    if let entry = try entry(typed: text, at: path) { return try put(entry, force: force) }
    if !ValueReader.readFreely(text).isContainer, let items = BlockItems(self, of: path) {
      if path.last?.key != nil { return try put(try items.entry(text), force: force) }
      try items.add(text, force: force)
      return true
    }
    if let words = SettingAddition.blockWords(typed: text, at: path, in: self), let container = path.block.parent {
      try SettingAddition(session: self, container: container).addKey(words)
      return true
    }
    if !ValueReader.readFreely(text).isContainer { try checkIsNoBlock(text, at: path) }
    return try set(path, to: try read(text, at: path, force: force), force: force)
  }

  /// Brings a setting back that is commented out, in the spelling that its comment has.
  ///
  /// What the schema does not allow is a problem afterwards, as it would be in the file of somebody who took the mark
  /// away.
  ///
  /// - Returns: whether there was such a comment.
  @discardableResult
  public func bringBack(_ path: Path) throws(SettingError) -> Bool {
    guard let commented = commented[path] else { return false }
    return try set(path, to: commented.value.value, force: true)
  }

  /// Makes changes as one step, whatever the schema says of them.
  ///
  /// - Throws: ``SettingError/edit(_:)``; the text is then as it was.
  /// - Returns: whether anything had to change.
  @discardableResult
  public func apply(_ changes: Change...) throws(SettingError) -> Bool {
    try apply(changes)
  }

  /// Makes changes as one step, whatever the schema says of them.
  @discardableResult
  package func apply(_ changes: [Change]) throws(SettingError) -> Bool {
    let size = history.saved.text.count
    return try changeText { () throws(EditError) in
      try history.apply(changes) { store.record?.editsBack(fromSize: size) ?? [] }
    }
  }

  /// Keeps what a change does against a crash, and tells of it.
  ///
  /// - Returns: whether anything had to change.
  func changeText(_ change: () throws(EditError) -> [TextEdit]) throws(SettingError) -> Bool {
    do throws(EditError) {
      let edits = try change()
      keep(edits)
      textChanged()
      return !edits.isEmpty
    } catch {
      throw .edit(error)
    }
  }

  /// Takes the last change back; the path it was at, nil where there is none.
  @discardableResult
  public func undo() -> Path? {
    let step = history.undo()
    keep(step?.inverse ?? [])
    textChanged()
    return step?.changes.first?.path
  }

  /// Makes the change again that was last taken back; the path it is at, nil where there is none.
  @discardableResult
  public func redo() -> Path? {
    let step = history.redo()
    keep(step?.edits ?? [])
    textChanged()
    return step?.changes.first?.path
  }
}
