import SettingsSession
import TerminalTables

extension TextProblem {
  /// Changes a setting to what is typed; what the session says against it is said in the editor.
  @discardableResult
  static func from<Result>(_ change: () throws(SettingError) -> Result) throws(TextProblem) -> Result {
    do throws(SettingError) {
      return try change()
    } catch {
      throw TextProblem(error.description)
    }
  }

  /// What keeps a typed line from being a row: where it goes is known to whoever types it.
  init(ofRow error: SettingError) {
    if case .edit(.unsupported(_, let reason)) = error { self.init(reason) } else { self.init(error.description) }
  }
}
