import Libc
import SettingsDocuments
import SettingsScreens

/// Has `sudo` or `doas` put a text in a file's place, by the verb `place` of a Settee that root has installed: the editor
/// itself never runs as root.
struct PrivilegedPlacing {
  /// The programs that may do it, the first one first.
  private static let programs = ["sudo", "doas"]
  /// Where Settee is installed as a rule, for one that runs from elsewhere.
  private static let installed = ["/usr/local/bin/settee", "/usr/bin/settee"]

  /// The folders that programs are looked for in.
  let searchPath: String

  /// What is offered, or why nothing is.
  @MainActor
  var privilege: OtherWaysToSave.Privilege {
    if geteuid() == 0 { return .unavailable("this is root already") }
    guard let program = Self.programs.lazy.compactMap(SearchPath(text: searchPath).program).first else {
      return .unavailable("neither sudo nor doas is installed")
    }
    let own = TrustedProgram.own
    let installed = Self.installed.compactMap { try? SystemFileSystem().resolve($0) }.filter { access($0, X_OK) == 0 }
    let candidates = [own].compactMap { $0 } + installed
    guard let settee = candidates.first(where: { TrustedProgram.distrust(of: $0) == nil }) else {
      return .unavailable(own.flatMap(TrustedProgram.distrust) ?? "Settee is not installed by root")
    }
    return .offered(name: FilePath.name(of: program)) { placement throws(ProgramError) in
      try Self.place(placement, by: [program, "--", settee, PlaceVerb.name, "--", placement.path])
    }
  }

  private static func place(_ placement: FilePlacement, by words: [String]) throws(ProgramError) {
    let outcome = try TalkingCommand(words).run(input: placement.bytes)
    if outcome.status == 0, outcome.output == PlaceVerb.answer + "\n" { return }
    let said = outcome.errors.split(separator: "\n").last.map(String.init)?.exchanging("settee: ", for: "")
    throw ProgramError(
      said ?? "\(FilePath.name(of: words[0])) ended with status \(outcome.status); nothing was written")
  }
}
