import SettingsDocuments
import SettingsSession

/// What holds although nobody set it.
extension SettingAction {
  /// Takes an entry out of what holds while a list is not set: the default is written without it.
  func removeFromDefault(_ text: String, of list: Path) throws(VerbError) {
    try verb.refusing(list) { () throws(SettingError) in try session.checkNamesBlock(list) }
    if let elsewhere = session.elsewhere(list) {
      guard let place = elsewhere.places.first(where: { holds($0.value, text, in: list) }) else { return }
      throw .no("\(list): \(text) is set in \(place.place)")
    }
    let setting = session.setting(at: list)
    let entries = setting.defaultEntries.isEmpty ? setting.defaultValue?.elements ?? [] : setting.defaultEntries
    guard let standard = entries.isEmpty ? setting.defaultValue : .array(entries), holds(standard, text, in: list)
    else { return }
    var rest: Value?
    if let items = session.textItems(at: list), let present = standard.string {
      let others = items.removing(text, from: present)
      if !others.isEmpty, others != present { rest = .string(others) }
    } else {
      let others = entries.filter { ValueText.plain($0) != text }
      let isOne = others.count == 1 && session.document.format.repeatsAreLists
      if !others.isEmpty { rest = isOne ? others[0] : .array(others) }
    }
    guard let rest else {
      let shown = (standard.elements ?? [standard]).map(ValueText.plain).joined(separator: ", ")
      throw .no("\(list): \(shown), the default, holds while nothing is set; set what is to hold")
    }
    try verb.refusing(list) { () throws(SettingError) in
      try session.set(list, to: rest, force: verb.request.isForced)
    }
  }

  /// Whether a value has an entry or an item, or is a text with a word, as it is typed.
  private func holds(_ value: Value, _ typed: String, in list: Path) -> Bool {
    if let entries = value.elements { return entries.contains { ValueText.plain($0) == typed } }
    let text = ValueText.plain(value)
    return text == typed || text.hasWord(typed)
      || session.textItems(at: list).map { $0.removing(typed, from: text) != text } ?? false
  }
}
