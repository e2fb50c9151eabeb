import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// The values that a setting may have, each with what it means.
@MainActor
final class ChoicesScreen: TableScreen {
  enum SectionID { case choices, other }
  enum ItemID: Hashable {
    case choice(Int)
    case other
  }

  private let model: EditingSession
  private let path: Path
  private let setting: SettingDescription
  private let close: () -> Void

  /// - Parameter close: called when a value was chosen.
  init(_ model: EditingSession, path: Path, close: @escaping () -> Void) {
    self.model = model
    self.path = path
    self.close = close
    setting = model.setting(at: path)
  }

  var title: String { SettingTitle.text(of: path, in: model) }

  func register(in table: TableView) {
    table.register(ChoiceCell.self, traits: \.accessorized.highlightable)
    table.register(AddCell.self, traits: \.editable.highlightable)
  }

  var initialFocus: ItemID? {
    setting.choices.firstIndex { $0.value == present }.map(ItemID.choice)
  }

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.choices, setting.choices.indices.map(ItemID.choice)),
      Section(.other, setting.allowsOtherValues ? [.other] : []),
    ]
  }

  private var present: Value? { model.valueInForce(at: path) }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .choice(let index):
      let choice = setting.choices[index]
      return table.dequeue(ChoiceCell.self) { cell in
        cell.setTitle(name(of: choice))
        cell.setSubtitle(explanation(of: choice))
        if choice.value == setting.defaultValue { cell.setDetail("default") }
        if choice.value == present { cell.accessory = .check }
        if choice.isDeprecated { cell.titleLabel.role = .disabled }
      }
    case .other:
      return table.dequeue(AddCell.self) { cell in
        cell.setTitle("Another value")
        cell.onCommit = { [weak self] (text) throws(TextProblem) in try self?.setOther(text) }
      }
    }
  }

  private func name(of choice: Choice) -> String {
    choice.title.flatMap { SettingTitle.isName($0) ? $0 : nil } ?? ValueText.shown(choice.value)
  }

  private func explanation(of choice: Choice) -> String {
    [choice.title.flatMap { SettingTitle.isName($0) ? nil : $0 }, choice.summary].compactMap { $0 }.joined(
      separator: " ")
  }

  func help(for item: ItemID) -> RowHelp? {
    let about = setting.summary ?? ""
    switch item {
    case .choice(let index): return RowHelp(ValueText.shown(setting.choices[index].value), text: about)
    case .other: return RowHelp("Any other value that is allowed", text: about)
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    guard case .choice(let index) = item else { return }
    navigator.attempt { () throws(SettingError) in
      try model.set(path, to: setting.choices[index].value)
      close()
    }
  }

  private func setOther(_ text: String) throws(TextProblem) {
    try TextProblem.from { () throws(SettingError) in try model.set(path, toTyped: text) }
    close()
  }
}
