import SettingsDocuments
import SettingsPrograms
import SettingsSchema

extension FileSubject {
  /// What it takes until changed settings hold, a line each: `1 setting takes a reload of sshd: systemctl reload ssh`.
  func effectLines(of paths: [Path], home: String?) -> [String] {
    (page?.effects(of: paths, inFile: target, home: home) ?? []).map { effect in
      effect.count.counted("setting takes ", "settings take ") + effect.neededWithCommand
    }
  }
}

extension EffectSummary {
  /// What it takes, and the command that does it: `a reload of sshd: systemctl reload ssh`.
  var neededWithCommand: String { needed + (command.map { ": \($0)" } ?? "") }
}
