import SettingsFiles
import SettingsSession
import TerminalTables

/// What the keys of a row change.
extension SettingRow {
  func set(_ value: Value) {
    change { () throws(SettingError) in try model.set(path, to: value) }
  }

  func unsetFlag() {
    change { () throws(SettingError) in try model.reset(path) }
  }

  private func change(_ make: () throws(SettingError) -> Void) {
    do throws(SettingError) { try make() } catch { table.show(error: error.description) }
    changed()
  }

  /// What other files say of the setting, in words.
  var elsewhere: ElsewhereWords? { otherFiles?.words(on: path, in: model) }

  func changed() {
    if let warning = elsewhere?.warning { table.show(error: warning) }
    table.reconfigure(SettingItem.setting(path))
    table.reconfigureHeader(of: SettingGroup.more)
    if let parent = path.parent { table.reconfigureHeader(of: SettingGroup.object(parent)) }
  }

  func step(by direction: Int) {
    guard !setting.choices.isEmpty else { return }
    let index = setting.choices.firstIndex { $0.value == present }
    let next = index.map { $0 + direction } ?? (direction > 0 ? 0 : setting.choices.count - 1)
    if setting.choices.indices.contains(next) { set(setting.choices[next].value) }
  }

  func stepNumber(by direction: Int) {
    let stepper = NumberStepper(setting: setting)
    let number = presentText.flatMap { values?.number($0) }.map(Value.number)
    guard let next = stepper.next(after: number ?? present, by: direction) else { return sayEnd(direction) }
    set(.number(next))
  }

  func sayEnd(_ direction: Int) {
    table.show(error: direction > 0 ? "this is the most it may be" : "this is the least it may be")
  }

  func commit(_ text: String, force: Bool) throws(SettingError) {
    // An untouched field sets nothing: what was not there is not written as an empty text.
    if !isUnfinished, text == typedText ?? "" { return }
    if isFirstEntry {
      if text.isEmpty { throw .entryMissing }
      try SettingAddition(session: model, container: path).addEntry(text)
      return changed()
    }
    try model.set(path, toTyped: text, force: force)
    changed()
  }
}
