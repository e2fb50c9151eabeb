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
}
