import SettingsFiles
import SettingsSession
import TerminalTables

/// The keys for the focused setting, beside those of every table.
@MainActor
struct SettingBindings {
  let screen: SettingsScreen
  let item: SettingItem?
  let table: TableView
  let navigator: Navigator
  /// The focused setting where it is in the text and an entry: an element of a list, or a member of a map, whose key
  /// its user chose.
  let entry: Path?

  init(screen: SettingsScreen, item: SettingItem?, table: TableView, navigator: Navigator) {
    (self.screen, self.item, self.table, self.navigator) = (screen, item, table, navigator)
    entry = item?.settingPath.flatMap { Self.isEntry($0, in: screen.model) ? $0 : nil }
  }

  private static func isEntry(_ path: Path, in model: EditingSession) -> Bool {
    if path.isRoot || model.node(at: path) == nil { return false }
    return path.last?.key == nil || SettingTitle.isChosen(path, in: model)
  }

  var model: EditingSession { screen.model }

  var all: [KeyBinding] {
    elsewhere + comments + [included, reset, resetAll, explain, line].compactMap { $0 } + entries
      + [kind, add].compactMap { $0 } + stops
  }

  var focusedPath: Path? { item?.settingPath }

  /// Makes a change, and says that it was made or why not; whether it was made.
  @discardableResult
  func report<Result>(success: String, _ change: () throws(SettingError) -> Result) -> Bool {
    screen.report(success: success, in: table, navigator, change)
  }

  // MARK: - Resetting

  /// The focused setting; on the row that leads to all settings of a group, the group as a whole.
  private var resettablePath: Path? {
    if case .all(let path)? = item { return path }
    return focusedPath
  }

  private var reset: KeyBinding? {
    guard let path = resettablePath, path.last?.key != nil else { return nil }
    var (reset, reason) = (SettingReset.nothing, "there is nothing to reset" as String?)
    do throws(SettingError) {
      reset = try model.plannedReset(of: path)
      if reset != .nothing { reason = nil }
    } catch {
      reason = error.description
    }
    return KeyBinding(
      "reset", keys: [.character("r")], help: help(for: reset), explanation: "Resets the setting to its default",
      disabledReason: reason
    ) {
      report(success: said(of: reset, at: path) + "; u takes it back") { () throws(SettingError) in
        try model.reset(path)
      }
    }
  }

  private func help(for reset: SettingReset) -> String {
    switch reset {
    case .remove(let standard?), .write(let standard): "reset to \(ValueText.short(standard))"
    case .remove(nil): "unset"
    case .nothing: "reset"
    }
  }

  private func said(of reset: SettingReset, at path: Path) -> String {
    if model.slip(at: path)?.note != nil { return "\(path): now the one above counts" }
    return switch reset {
    case .remove(let standard?), .write(let standard): "\(path) is back to \(ValueText.short(standard))"
    case .remove(nil), .nothing: "\(path) is no longer set"
    }
  }

  // MARK: - Explaining

  private var explain: KeyBinding? {
    guard let path = resettablePath else { return nil }
    var binding = KeyBinding(
      "explain", keys: [.function(1), .character("H")], help: "help",
      explanation: "Shows all that is known of the setting"
    ) {
      navigator.push(ExplanationScreen(model, path: path, host: screen.host))
    }
    binding.whileEditing = .keepingText
    binding.footerPriority = 1
    return binding
  }

  // MARK: - Included files

  /// The files that a setting names, or a row in one of its columns.
  private func includedFiles(at path: Path) -> String? {
    if let files = model.document.includedFiles(at: path) { return files }
    let columns = model.rowKind(of: path)?.columns.map { path.appending($0.name) } ?? []
    return columns.lazy.compactMap { model.document.includedFiles(at: $0) }.first
  }

  private var included: KeyBinding? {
    guard let path = focusedPath, let files = includedFiles(at: path),
      let includedFiles = screen.host.includedFiles
    else { return nil }
    return KeyBinding(
      "included", keys: [.character("o")], help: Self.help(ofIncluded: files),
      explanation: "Opens the files that are included here"
    ) {
      navigator.attempt { () throws(InclusionError) in
        navigator.push(try includedFiles.screen(files))
      }
    }
  }

  /// What is opened, as far as its name tells.
  private static func help(ofIncluded files: String) -> String {
    if files.contains("*") || files.contains("?") { return "open the files" }
    return files.hasSuffix("/") || files.hasSuffix(".d") ? "open the folder" : "open the file"
  }

  // MARK: - Kinds

  private var kind: KeyBinding? {
    guard let path = focusedPath else { return nil }
    let setting = model.setting(at: path)
    let reason = setting.isReadOnly ? "\(path) is read-only" : nil
    return KeyBinding(
      "kind", keys: [.character("v")], help: "kind of value", explanation: "Changes what kind of value the setting has",
      disabledReason: reason ?? (model.hasKinds(at: path) ? nil : "it may have one kind of value only"),
      isInFooter: model.schema != nil && (setting.control == .union || model.problem(at: path) != nil)
    ) {
      navigator.push(KindSwitch(model: model, host: screen.host, path: path).screen())
    }
  }

  // MARK: - Adding

  private static let rowIsWhole = "a row has no columns but these"

  private var add: KeyBinding? {
    guard let container = focusedPath?.parent ?? (item == nil ? nil : screen.path) else { return nil }
    let isList = model.isList(at: container)
    let isHere = container == screen.path
    let isRow = model.rowKind(of: container) != nil
    let allows = isList || !isRow && model.allowsOtherKeys(at: container)
    return KeyBinding(
      "add", keys: [.character("a")], help: "add", explanation: "Adds an entry or a setting beside this one",
      disabledReason: allows ? nil : isRow ? Self.rowIsWhole : "its schema knows no other settings here",
      isInFooter: isList
    ) {
      if !isHere {
        navigator.push(adding: container, to: model, host: screen.host)
      } else if table.focus(on: SettingItem.addGroup) {
        screen.didSelect(.addGroup, in: navigator)
      } else if table.focus(on: SettingItem.addEntry) || table.focus(on: SettingItem.addKey) {
        table.beginEditing()
      } else {
        navigator.show(message: "nothing can be added here", isError: true)
      }
    }
  }

  // MARK: - Going to what needs a look

  private var stops: [KeyBinding] {
    let stops = SettingStops(model: model)
    let reason = stops.isEmpty ? "there is no problem and no change" : nil
    func stop(
      _ key: Character, _ direction: SettingStops.Direction, _ name: String, _ help: String, _ explanation: String
    ) -> KeyBinding {
      KeyBinding(
        name, keys: [.character(key)], help: help, explanation: explanation, disabledReason: reason, isInFooter: false
      ) {
        if let path = stops.next(direction, from: focusedPath ?? screen.path) { go(to: path) }
      }
    }
    return [
      stop("]", .forward, "nextStop", "next problem or change", "Goes to the next setting with a problem or a change"),
      stop("[", .backward, "previousStop", "previous one", "Goes to the previous one"),
    ]
  }

  /// To the row where it is on this screen, else to a screen that shows it; going on from there leaves that one.
  func go(to path: Path) {
    if table.focus(on: SettingItem.setting(path)) { return }
    let next = SettingsScreen(model, host: screen.host, showing: path)
    next.isStop = true
    if screen.isStop { navigator.replaceTop(with: TableController(next)) } else { navigator.push(next) }
  }
}
