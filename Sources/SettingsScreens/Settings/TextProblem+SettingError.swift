import SettingsSession
import TerminalTables

extension TextProblem {
  /// Changes a setting to what is typed; what the session says against it is said in the editor.
  ///
  /// - Parameter isRow: whether the line of a row is typed: where it goes is known to whoever types it, and not said.
  @discardableResult
  static func from<Result>(
    ofRow isRow: Bool = false, _ change: () throws(SettingError) -> Result
  ) throws(TextProblem) -> Result {
    do throws(SettingError) {
      return try change()
    } catch {
      if isRow, case .edit(.unsupported(_, let reason)) = error { throw TextProblem(reason) }
      throw TextProblem(error.description)
    }
  }
}
