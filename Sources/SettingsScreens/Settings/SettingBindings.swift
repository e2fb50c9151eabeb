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

  private var model: EditingSession { screen.model }

  var all: [KeyBinding] {
    let resetAll = ResettingAll(screen: screen, item: item, table: table, navigator: navigator).binding
    let line = RowLineBinding(screen: screen, item: item, table: table, navigator: navigator)?.binding
    return elsewhere + comments + [included, reset, resetAll, explain, line].compactMap { $0 } + entry
      + [kind, add].compactMap { $0 } + stops
  }

  private var focusedPath: Path? { item?.settingPath }

  /// Where the row is an entry of a list or a map, or in a section that is one.
  private var entry: [KeyBinding] {
    EntryBindings(screen: screen, item: item, table: table, navigator: navigator).all
  }

  private var comments: [KeyBinding] {
    guard let path = focusedPath else { return [] }
    return CommentBindings(screen: screen, path: path, table: table, navigator: navigator).all
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
    switch reset {
    case .remove(let standard?), .write(let standard): "\(path) is back to \(ValueText.short(standard))"
    case .remove(nil), .nothing: "\(path) is no longer set"
    }
  }

  // MARK: - Explaining

  /// All that is known of the focused setting, on a screen of its own.
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

  // MARK: - Other files

  private var elsewhere: [KeyBinding] {
    guard let path = focusedPath else { return [] }
    return ElsewhereBindings(model: model, host: screen.host, path: path, navigator: navigator).all
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

  /// Leads to the place where a setting is added beside the focused one.
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

  private func report<Result>(success: String, _ change: () throws(SettingError) -> Result) {
    screen.report(success: success, in: table, navigator, change)
  }
}
