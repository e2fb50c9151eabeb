import SettingsDocuments
import SettingsSchema

/// What it takes until changes of a program's settings hold: for most of them one thing, for some another.
///
/// ```swift
/// let effect = try ProgramPages().page(named: "postgresql")?.effect
/// print(effect?.need == .reload, effect?.exceptions.map(\.need) == [.restart])    // true true
/// ```
public struct ChangeEffect: Equatable, Sendable {
  /// What a program has to do before a change holds.
  public typealias Need = EffectSummary.Need

  /// What all settings need that ``exceptions`` do not name.
  public let need: Need
  /// What is reloaded or restarted, in braces as in the paths of ``LayerRule``; the page's name unless told.
  public let subject: String?
  /// Settings that need something else, as patterns with `*` of their names or of their paths.
  public let exceptions: [Exception]

  /// The units of systemd that are reloaded or restarted, and that run when all is well; in braces too.
  package let units: [String]
  /// What is run before that.
  package let before: [String]
  /// What is run in place of reloading or restarting the units; empty for that.
  package let commands: [String]
  /// What takes away what is in force, for files that may add to it; nil where reading one anew replaces it.
  package let clearing: Clearing?
  /// What is run for each setting that was changed, where those are known, in place of all that: the first that fits.
  package let each: [EachSetting]
  /// What tells when the files were read last, where that are not ``units``: units, and files by their time; in braces too.
  package let readBy: [String]
  /// What is run where no systemd is; the script of each unit in `/etc/init.d` where there is nothing.
  package let withoutSystemd: [String]
  /// The unit that owns some settings while it runs, as `ssh.socket` the ports of sshd.
  package let socket: Socket?
  /// Who is cut off by a restart, in words; nil for nobody.
  package let cuts: String?
  /// How a wrong change may keep everybody out; nil where it does not.
  package let lockOut: LockOut?
  /// Settings whose values have the ports that it listens at, as patterns with `*`.
  package let listens: [String]
  /// How it is asked for the value of a setting that it has now; nil where it cannot.
  package let report: EffectReport?

  /// Settings that need something else.
  public struct Exception: Equatable, Sendable {
    /// What they need.
    public let need: Need
    /// Their names or paths, as patterns with `*`.
    public let settings: [String]
    /// The files whose settings all are meant, as patterns with `*`.
    package let files: [String]
    /// What is run; empty for reloading or restarting the units.
    package let commands: [String]
  }

  /// What is run for one setting: by the answer of a command where there is one that is asked first.
  package struct EachSetting: Equatable, Sendable {
    /// What settings beside it have to be, as patterns with `*`.
    package let conditions: [String: [String]]
    /// Run beforehand: whether it ends with 0 decides.
    package let test: String?
    package let commands: [String]
    /// What is run where the test fails.
    package let otherwise: [String]
    /// What there is to know besides, as a sentence.
    package let note: String?

    /// Whether it is for a setting.
    ///
    /// - Parameter value: the text of a setting beside it.
    package func fits(_ value: (String) -> String?) -> Bool {
      conditions.allSatisfy { name, patterns in
        value(name).map { text in patterns.contains { NamePattern($0).matches(text) } } ?? false
      }
    }
  }

  /// What takes away what is in force before a file is read that does not do so itself.
  package struct Clearing: Equatable, Sendable {
    /// What a line begins with that does.
    package let unless: [String]
    package let commands: [String]
    /// Says that they are run.
    package let note: String?

    /// Whether a text adds to what is in force.
    package func isNeeded(by text: [UInt8]) -> Bool {
      !text.split(separator: UInt8(ascii: "\n")).contains { line in
        let start = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return unless.contains { start.starts(with: $0.utf8) }
      }
    }
  }

  /// A unit that owns some settings while it runs.
  package struct Socket: Equatable, Sendable {
    package let unit: String
    package let settings: [String]
  }

  /// What a wrong change takes away from everybody.
  package enum LockOut: String, Hashable, Sendable, CaseIterable {
    /// Those who are not connected can no longer connect.
    case connection
    /// Those who have to log in, or to become root, no longer can.
    case login
  }
}

/// How a program is asked for what it has now.
package struct EffectReport: Equatable, Sendable {
  /// The command; with `{name}` it is asked for one setting, and its last line is the value.
  package let command: [String]
  /// Whether it reads the files again, and does not say what a daemon has that runs.
  package let readsFiles: Bool
  let form: AnswerForm?

  /// The values in an answer, by the name of a setting; nil where the answer does not tell.
  package func values(of name: String, in answer: String, comparing rules: NameRules) -> [String]? {
    guard let form else {
      let last = answer.split(separator: "\n").last { !$0.allSatisfy(\.isWhitespace) }
      return last.map { [String($0)] }
    }
    let meant = form.settings(in: answer).filter { rules.canonical($0.name) == rules.canonical(name) }
    let values = meant.compactMap(\.standard)
    return values.isEmpty ? nil : values
  }
}
