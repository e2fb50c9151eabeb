import SettingsSession
import TerminalTables

extension TextProblem {
  /// Changes a setting to what is typed; what the session says against it is said in the editor.
  static func from(_ change: () throws(SettingError) -> Void) throws(TextProblem) {
    do throws(SettingError) {
      try change()
    } catch {
      throw TextProblem(error.description)
    }
  }
}
