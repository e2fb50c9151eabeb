import SettingsDocuments
import SettingsScreens
import SettingsSession
import TerminalTables

/// Settee itself: its theme and settings, which one this is, and what it stores.
final class SetteeScreen: TableScreen {
  enum SectionID { case theme, program, data }
  enum ItemID { case theme, settings, about, stored, clear }

  private let preferences: Preferences
  private let stored: StoredData
  private let recognized: RecognizedFiles

  init(preferences: Preferences, stored: StoredData, recognized: RecognizedFiles) {
    (self.preferences, self.stored, self.recognized) = (preferences, stored, recognized)
  }

  let title = "This program"
  let sections = [
    Section(SectionID.theme, [ItemID.theme]), Section(.program, [.settings, .about]),
    Section(.data, [.stored, .clear]),
  ]

  func header(for section: SectionID) -> String? {
    switch section {
    case .theme: "THEME"
    case .program: "PROGRAM"
    case .data: "STORED DATA"
    }
  }

  func footer(for section: SectionID) -> String? { section == .program ? preferences.problem : nil }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .theme:
      table.dequeue(ValuePickerCell.self) {
        $0.setValue(preferences.themeName)
        $0.onStep = { [weak self, weak table] in self?.stepTheme(by: $0, in: table) }
      }
    case .settings: table.dequeue(DisclosureTitleCell.self) { $0.setTitle("Settings") }
    case .about: table.dequeue(DisclosureTitleCell.self) { $0.setTitle("About") }
    case .stored:
      table.dequeue(BytesCountTitleCell.self) {
        $0.setTitle("Stored by Settee")
        $0.setBytesCount(stored.bytes, units: preferences.byteUnits)
      }
    case .clear: table.action("Clear what Settee stores")
    }
  }

  func searchText(for item: ItemID) -> String? {
    item == .theme ? "Theme \(preferences.themeName)" : nil
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .theme:
      RowHelp(
        "Theme · Left and Right change it, Enter lists them", text: "The style of all screens; it is saved at once.")
    case .settings:
      RowHelp(
        "Settee's own settings", text: preferences.path.map { "Kept in \(recognized.shortened($0))." } ?? "")
    case .about: RowHelp("What Settee is, and which one this is")
    case .stored: nil
    case .clear:
      RowHelp("Removes the journal, the recent files and the copies that Settee keeps", text: "Your settings stay.")
    }
  }

  // MARK: - Choosing

  func canSelect(_ item: ItemID) -> Bool { item != .stored }

  func didSelect(_ item: ItemID, in navigator: Navigator) async {
    switch item {
    case .theme: chooseTheme(in: navigator)
    case .settings: openPreferences(in: navigator)
    case .about: navigator.push(AboutScreen())
    case .stored: break
    case .clear: await clear(in: navigator)
    }
  }

  private func openPreferences(in navigator: Navigator) {
    if let problem = preferences.problem {
      navigator.show(message: problem, isError: true)
    } else {
      navigator.push(preferences.screen)
    }
  }

  private func chooseTheme(in navigator: Navigator) {
    let screen = DocumentScreens.choices(of: preferences.session, at: ["theme"]) { [preferences, weak navigator] in
      navigator?.pop()
      navigator?.attempt { () throws(SaveFailure) in try preferences.save() }
    }
    navigator.push(screen)
  }

  private func stepTheme(by direction: Int, in table: TableView?) {
    let names = Theme.shipped.map(\.name)
    // The same at the end of the list, the first after a theme of the user's own.
    let place = names.firstIndex(of: preferences.themeName).map { $0 + direction } ?? 0
    do throws(SaveFailure) {
      try preferences.set("theme", to: names.indices.contains(place) ? names[place] : preferences.themeName)
    } catch {
      table?.show(error: error.description)
    }
    table?.reconfigure(ItemID.theme)
  }

  private func clear(in navigator: Navigator) async {
    if preferences.asksBeforeRemoving {
      let isAgreed = await navigator.confirm(
        "Clear?", text: "The journal, the recent files and the copies that Settee keeps are removed for good.",
        yes: "Clear what Settee stores", no: "Leave it as it is", isDestructive: true)
      guard isAgreed else { return }
    }
    navigator.attempt { () throws(FileError) in
      try stored.clear()
      navigator.reloadTop()
      navigator.show(message: "Cleared")
    }
  }
}
