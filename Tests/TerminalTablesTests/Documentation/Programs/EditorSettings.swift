import TerminalTables

@MainActor final class EditorSettings {
  enum Theme: String, CaseIterable { case light, dark, system }
  var name = "Ada"
  var token = ""
  var theme = Theme.system
  var savesByItself = true
  var minutes = 5
}

struct EditorSettingsTable: TableScreen {
  enum SectionID { case account, editor, other }
  enum ItemID { case name, token, theme, savesByItself, minutes, about, reset }

  let settings: EditorSettings
  let title = "Settings"

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.account, [.name, .token]),
      Section(.editor, settings.savesByItself ? [.theme, .savesByItself, .minutes] : [.theme, .savesByItself]),
      Section(.other, [.about, .reset]),
    ]
  }

  func header(for section: SectionID) -> String? {
    switch section {
    case .account: "ACCOUNT"
    case .editor: "EDITOR"
    case .other: nil
    }
  }

  func footer(for section: SectionID) -> String? {
    section == .editor && !settings.savesByItself ? "Unsaved texts are lost when the power fails." : nil
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .name:
      table.dequeue(TextFieldCell.self) { cell in
        cell.setTitle("Name")
        cell.setText(settings.name) { text throws(TextProblem) in
          if text.isEmpty { throw TextProblem("A name has at least one letter") }
          settings.name = text
        }
      }
    case .token:
      table.dequeue(SecureFieldCell.self) {
        $0.setTitle("Token"); $0.setText(settings.token) { settings.token = $0 }
      }
    case .theme:
      table.dequeue(ValuePickerLabelCell.self) { cell in
        cell.setTitle("Theme")
        cell.setOptions(EditorSettings.Theme.allCases, selected: settings.theme, title: \.rawValue) {
          settings.theme = $0
        }
      }
    case .savesByItself:
      table.dequeue(SwitchCell.self) { cell in
        cell.setTitle("Save by itself")
        cell.setOn(settings.savesByItself) {
          settings.savesByItself = $0; table.reloadSections()
        }
      }
    case .minutes:
      table.dequeue(StepperCell.self) { cell in
        cell.setTitle("Every")
        cell.setValue(settings.minutes, in: 1...60, unit: "minutes") { settings.minutes = $0 }
      }
    case .about: table.dequeue(DisclosureTitleCell.self) { $0.setTitle("About") }
    case .reset: table.dequeue(ActionTitleCell.self) { $0.setTitle("Reset all settings") }
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) async {
    guard item == .reset else { return navigator.show(message: "Editor 1.0") }
    guard await navigator.confirm("Reset all settings?", yes: "Reset", isDestructive: true) else { return }
    (settings.name, settings.token, settings.theme) = ("Ada", "", .system)
    navigator.reloadTop()
  }
}
