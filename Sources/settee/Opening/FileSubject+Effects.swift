import SettingsDocuments
import SettingsPrograms
import SettingsSchema

extension FileSubject {
  /// What it takes until changed settings hold, a line each: `1 setting takes a reload of sshd: systemctl reload ssh`.
  func effectLines(of paths: [Path], home: String?) -> [String] {
    (page?.effects(of: paths, inFile: target, home: home) ?? []).map { effect in
      let settings = effect.count == 1 ? "1 setting takes" : "\(effect.count) settings take"
      return "\(settings) \(effect.needed)" + (effect.command.map { ": \($0)" } ?? "")
    }
  }
}
