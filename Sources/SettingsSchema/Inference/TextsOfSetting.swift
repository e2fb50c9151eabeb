import SettingsFiles

/// What a setting has been seen to say: its default, its examples and its present value, where they are texts.
///
/// No list of them is made: they are asked for each entry of a long list.
struct TextsOfSetting {
  private let standard: Value?
  private let examples: [Value]
  private let present: String?

  init(_ setting: SettingDescription, present: String?) {
    (standard, examples, self.present) = (setting.defaultValue, setting.examples, present)
  }

  var isEmpty: Bool { !contains { _ in true } }

  func contains(where isMeant: (String) -> Bool) -> Bool {
    if let present, isMeant(present) { return true }
    if case .string(let text)? = standard, isMeant(text) { return true }
    for case .string(let text) in examples where isMeant(text) { return true }
    return false
  }

  func allSatisfy(_ isMeant: (String) -> Bool) -> Bool { !contains { !isMeant($0) } }
}
