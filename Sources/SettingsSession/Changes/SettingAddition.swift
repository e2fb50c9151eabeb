import SettingsFiles
import SettingsSchema

/// Adds entries to a list and keys to an object.
///
/// ```swift
/// let addition = SettingAddition(session: session, container: ["paths"])
/// try addition.addEntry("/srv")
/// ```
@MainActor
public struct SettingAddition {
  let session: EditingSession
  /// The list or object, set or not.
  public let container: Path

  /// What is added to a list or an object, set or not.
  public init(session: EditingSession, container: Path) {
    self.session = session
    self.container = container
  }

  /// Whether what is added by its name is a section, there being no place for a setting.
  public var addsSection: Bool {
    container.isRoot && session.schema == nil && session.document.format.holdsSectionsOnly
  }

  /// Whether an entry of the list is an object or a list, to be filled in rather than typed.
  public var addsGroup: Bool {
    addsRow || [.object, .list].contains(session.setting(at: nextEntry).control)
  }

  /// Whether an entry of the list is a row of a table, all of whose columns are written at once.
  package var addsRow: Bool { !session.rowKinds(of: container).isEmpty }

  /// The path of a setting that is not there and may be, as it is typed; nil where the text is none.
  ///
  /// - Complexity: the steps of the path.
  public static func path(typed text: String, in session: EditingSession) -> Path? {
    // A word alone is rather looked for than added below some heading.
    guard let typed = try? Path(parsing: text), let resolved = try? session.document.resolved(typed),
      case let path = typed.steps.count > 1 ? session.pathBelowHeading(typed) ?? resolved : resolved, !path.isRoot,
      path.steps.allSatisfy({ $0.key?.isEmpty == false })
    else {
      return nil
    }
    for count in 0..<path.steps.count {
      let container = Path(Array(path.steps[..<count]))
      if let node = session.node(at: container), node.kind != .object { return nil }
      let inner = Path(Array(path.steps[...count]))
      guard session.isDescribed(inner) || session.allowsOtherKeys(at: container) else { return nil }
    }
    return session.node(at: path) == nil && session.writtenNode(at: path) == nil ? path : nil
  }

  /// Where the next entry of the list will be.
  public var nextEntry: Path { container.appending(session.node(at: container)?.count ?? 0) }

  /// Adds an entry as typed.
  ///
  /// - Parameters:
  ///   - text: the entry.
  ///   - index: which one it becomes; the last unless given.
  public func addEntry(_ text: String, at index: Int? = nil) throws(SettingError) {
    try insert(try session.read(text, at: nextEntry), at: index, checked: true)
  }

  /// Adds an entry as typed, to a list that may have to be made: what is not set becomes one, and a single value does
  /// where the setting may be a list. Where the items are within one text, the text gets one more; what is not set has
  /// those of its default.
  ///
  /// - Parameters:
  ///   - text: the entry; without a schema it is a text where all others are.
  ///   - force: adds it although the schema does not allow it.
  /// - Returns: where the entry is.
  @discardableResult
  public func append(_ text: String, force: Bool = false) throws(SettingError) -> Path {
    let present = session.node(at: container)
    if let items = session.textItems(at: container) { return try append(text, to: items, force: force) }
    var entries = try present.map { node throws(SettingError) in try entriesBefore(node) } ?? entriesByDefault
    var entry = container.appending(entries.count)
    let value = try read(text, at: entry, like: entries, force: force)
    if present == nil, entries.contains(value) {
      entries.removeAll { $0 == value }
      entry = container.appending(entries.count)
    }
    if present?.kind == .array {
      if !force { try session.check(value, at: entry) }
      try session.apply(.insert(entry, value))
    } else {
      try session.set(container, to: .array(entries + [value]), force: force)
    }
    return entry
  }

  private func append(_ text: String, to items: TextItems, force: Bool) throws(SettingError) -> Path {
    let node = session.node(at: container)
    var lines = node?.entries.compactMap(\.string) ?? []
    if node == nil, let text = session.setting(at: container).defaultValue?.string, !Self.nothing.contains(text) {
      lines = [text]
    }
    let line = node?.kind == .array ? container.appending(lines.count - 1) : container
    try session.set(line, to: .string(items.adding(text, to: lines)), force: force)
    return line
  }

  /// What would no longer hold beside an entry that is added to a list that no file of the program sets.
  private var entriesByDefault: [Value] {
    let entries = session.setting(at: container).defaultEntries
    return entries.isEmpty || session.node(at: container) != nil || session.elsewhere(container) != nil ? [] : entries
  }

  /// Defaults that are no item to which another could be added.
  private static let nothing: Set<String> = ["none", "off"]

  /// What is in the list, or would be if the present value were one.
  private func entriesBefore(_ node: Node) throws(SettingError) -> [Value] {
    switch node.kind {
    case .array: return node.elements.map(\.value)
    case .null: return []
    case .object where node.mayBeRepeated: return [node.value]
    case .object: throw .noList(container)
    default:
      let mayBeList = session.isDescribed(container) && session.setting(at: container).types.contains(.array)
      guard mayBeList || session.document.format.repeatsAreLists else { throw .noList(container) }
      return [node.value]
    }
  }

  /// Whether what is set once may be written a second time beside itself, as far as its format and its schema tell.
  package static func mayRepeat(_ path: Path, in session: EditingSession) -> Bool {
    guard session.document.format.repeatsAreLists, path.last?.key != nil, let node = session.node(at: path),
      node.kind.isScalar || node.kind == .object && node.mayBeRepeated
    else { return false }
    return !session.isDescribed(path) || session.setting(at: path).types.contains(.array)
  }

  private func read(_ text: String, at entry: Path, like others: [Value], force: Bool) throws(SettingError) -> Value {
    let areTexts = !others.isEmpty && others.allSatisfy { $0.kind == .string }
    if areTexts, session.setting(at: entry).types == .all {
      return .string(session.withoutQuotes(text, at: entry) ?? text)
    }
    return try session.read(text, at: entry, force: force)
  }

  /// Adds an entry as the schema proposes it, complete or not.
  ///
  /// - Parameter index: which one it becomes; the last unless given.
  public func addNewEntry(at index: Int? = nil) throws(SettingError) {
    try insert(session.schema?.newValue(at: nextEntry, in: session.document) ?? "", at: index, checked: false)
  }

  private func insert(_ value: Value, at index: Int?, checked: Bool) throws(SettingError) {
    let isList = session.node(at: container)?.kind == .array
    let (place, new) = isList ? (nextEntry, value) : (container, .array(entriesByDefault + [value]))
    if checked { try session.check(new, at: place) }
    guard isList else { return _ = try session.apply(.set(place, new)) }
    try session.apply(.insert(index.map(container.appending) ?? place, new))
  }

  /// Where a setting of this name is added: among those of the object or, in a file whose sections are headings and no
  /// more, below one of these.
  package func place(of key: String) -> Path {
    let path = container.appending(key)
    return session.spelledAsThere(container.isRoot ? session.placeBelowHeading(path) : path)
  }

  /// The keys that are known, not set and begin as it is typed; none before anything is.
  ///
  /// - Complexity: linear in the keys that are known.
  package func keys(beginningWith typed: String) -> [String] {
    guard !typed.isEmpty, let object = place(of: typed).parent,
      let known = session.knownProperties(at: object)
    else { return [] }
    let keys = known.missing(in: session.node(at: object)).map(\.key) + known.keyExamples
    return keys.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
  }

  /// Refuses a key that cannot be added.
  ///
  /// A key that the schema knows is to be filled in, even where no value could be proposed that it allows.
  public func check(key: String) throws(SettingError) {
    let path = place(of: key)
    if key.isEmpty { throw .nameMissing }
    if session.node(at: path) != nil { throw .exists(key: key) }
    if !session.isDescribed(path) { try session.check(proposal(for: key), at: path) }
  }

  /// Adds a key with the value that the schema proposes, complete or not.
  public func addKey(_ key: String) throws(SettingError) {
    try check(key: key)
    try session.apply(.set(place(of: key), proposal(for: key)))
  }

  /// What a new key begins as: what the schema proposes, as far as the format can write it.
  private func proposal(for key: String) -> Value {
    if container.isRoot, session.document.format.repeatsSection(key) { return [.object(ObjectMembers())] }
    return addsSection || beginsBlock(key) ? .object(ObjectMembers()) : proposal(at: place(of: key))
  }

  private func proposal(at path: Path) -> Value {
    let proposed = session.schema?.newValue(at: path, in: session.document) ?? ""
    return proposed == .null ? "" : proposed
  }

  /// What is asked for of a new setting before anything of it is written.
  package enum Start {
    /// Its value is typed.
    case value
    /// Which kind of value, or which shape of an object, is chosen.
    case kind
    /// The settings that it must have are typed, one after the other.
    case needed
    /// Nothing: it begins as the schema proposes it.
    case made
  }

  /// What is asked for of a new key.
  package func start(of key: String) -> Start {
    addsSection || beginsBlock(key) ? .made : start(at: place(of: key))
  }

  /// What is asked for of the next entry where it is no text or number.
  package var startOfEntry: Start { start(at: nextEntry) }

  private func start(at path: Path) -> Start {
    let setting = session.setting(at: path)
    if setting.types == .all, setting.choices.isEmpty, !session.hasShapes(at: path) {
      if !session.isDescribed(path), hasContainersOnly, mayHoldOthers(path) { return .kind }
      return session.isDescribed(path) && proposal(at: path).isContainer ? .made : .value
    }
    switch setting.control {
    case .object where session.hasShapes(at: path): return .kind
    case .union where session.document.format.textValues == nil || mayHoldOthers(path): return .kind
    case .object: return session.neededSettings(in: path).isEmpty ? .made : .needed
    case .list, .flag: return .made
    default: return .value
    }
  }

  /// Whether a new setting may be an object or a list.
  private func mayHoldOthers(_ path: Path) -> Bool { session.kinds(of: path).contains(where: \.value.isContainer) }

  /// Whether there are several objects or lists and nothing else, so that a new one may well be one too.
  private var hasContainersOnly: Bool {
    guard let children = session.node(at: container)?.children.prefix(Self.mostLookedAt), children.count > 1 else {
      return false
    }
    return children.allSatisfy { !$0.kind.isScalar }
  }

  private static let mostLookedAt = 64

  /// Whether a key is the header of a block, such as `Match User git` or `location /`, which holds settings of its own.
  private func beginsBlock(_ key: String) -> Bool {
    let format = session.document.format
    return container.isRoot && format.beginsBlock(key) || isBlock(key)
  }
}
