import Curses
import Libc
import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// What is typed in a row: what is said of it meanwhile, what it may become, and what it sets.
extension SettingRow {
  func fillEditing(_ cell: some TextEditable) {
    cell.onValidate = { text throws(TextProblem) in
      try TextProblem.from { () throws(SettingError) in try model.check(typed: text, at: typedPath) }
    }
    // What is entered again after it was refused is meant so, and a problem from then on.
    var refused: String?
    cell.onCommit = { text throws(TextProblem) in
      do throws(SettingError) {
        try commit(text, force: text == refused)
      } catch {
        guard error.canBeForced, model.canWrite(typed: text, at: typedPath) else {
          throw TextProblem(error.description)
        }
        refused = text
        throw TextProblem("\(error); Enter again keeps it")
      }
    }
  }

  /// What is said of a text while it is typed: what it amounts to, and how it is written where that differs.
  func described(_ text: String) -> String? {
    guard case .string(let written)? = try? model.read(text, at: path) else { return nil }
    let spoken = model.spokenQuantity(written, at: path)
    let words = [written == text ? nil : "\(written) is written", spoken.map { "= \($0)" }].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The colour that holds, where it is one that a screen shows.
  var swatch: Color? {
    guard case .string(let text)? = present, let color = ColorValue(text) else { return nil }
    return .rgb(color.red, color.green, color.blue)
  }

  /// Where the setting is the name of a file or a folder.
  var pathCompletions: TextCompletions? {
    guard setting.control == .path || Self.looksLikePath(present) else { return nil }
    let home = getenv("HOME").map { String(cString: $0) }
    let completion = PathCompletion(folder: model.store.folder ?? "/", home: home)
    return .onTab { completion.texts(for: $0) }
  }

  /// What typing begins with; nil where nothing is set. In the place of null nothing is typed yet.
  var typedText: String? { node.map { $0.isNull ? "" : ValueText.editable($0) } }

  /// What is said of an empty text: of a key alone, with nothing behind it, that it is there.
  func shownEmpty(_ node: Node) -> String {
    if node.isNull { return "null" }
    return node.span.isEmpty && node.keySpan?.upperBound == node.span.lowerBound ? "set" : "\"\""
  }

  static func looksLikePath(_ value: Value?) -> Bool {
    guard case .string(let text)? = value else { return false }
    return ["/", "~/", "./", "../"].contains { text.hasPrefix($0) }
  }
}
