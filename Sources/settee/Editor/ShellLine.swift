import SettingsDocuments
import SettingsScreens

/// Command lines for people to paste into a shell.
enum ShellLine {
  /// The line that does to a file what is asked.
  ///
  /// - Parameter isNew: whether the file is made by that.
  static func settee(_ request: CommandRequest, file: String, isNew: Bool = false) -> String {
    let options = isNew ? ["--create"] : []
    return switch request {
    case .set(let path, let value): line(["set"] + options, [file, path.description, value])
    case .setFromInput(let path): line(["set"] + options, [file, path.description]) + " -"
    case .reset(let path): line(["reset"], [file, path.description])
    }
  }

  private static func line(_ verb: [String], _ words: [String]) -> String {
    let hasDash = words.contains { $0.hasPrefix("-") }
    return (["settee"] + verb + (hasDash ? ["--"] : []) + words.map(quoted)).joined(separator: " ")
  }

  /// A word as any POSIX shell reads it back.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { $0.isWordByte || "./:,+@%".utf8.contains($0) }
    return isPlain ? word : "'" + word.exchanging("'", for: "'\\''") + "'"
  }
}
