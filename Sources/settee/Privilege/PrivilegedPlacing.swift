import Libc
import SettingsDocuments
import SettingsPrograms
import SettingsScreens

/// Has `sudo` or `doas` put a text in a file's place, by the verb `place` of a Settee that root has installed: the editor
/// itself never runs as root.
struct PrivilegedPlacing {
  /// The programs that may do it, the first one first.
  private static let programs = ["sudo", "doas"]
  /// Where Settee is installed as a rule, for one that runs from elsewhere.
  private static let installed = ["/usr/local/bin/settee", "/usr/bin/settee"]

  let searchPath: String

  /// What is offered, or why nothing is.
  @MainActor
  var privilege: OtherWaysToSave.Privilege {
    do throws(ProgramError) {
      let words = try words(for: [PlaceVerb.name, "--"])
      return .offered(name: FilePath.name(of: words[0])) { placement throws(ProgramError) in
        try Self.place(placement, by: words + [placement.path])
      }
    } catch {
      return .unavailable(error.description)
    }
  }

  /// The command line by which root runs Settee with these words.
  ///
  /// - Throws: why that cannot be.
  func words(for arguments: [String]) throws(ProgramError) -> [String] {
    if geteuid() == 0 { throw ProgramError("this is root already") }
    guard let program = Self.programs.lazy.compactMap(SearchPath(text: searchPath).program).first else {
      throw ProgramError("neither sudo nor doas is installed")
    }
    let own = TrustedProgram.own
    let installed = Self.installed.compactMap { try? SystemFileSystem().resolve($0) }.filter { access($0, X_OK) == 0 }
    let candidates = [own].compactMap { $0 } + installed
    guard let settee = candidates.first(where: { TrustedProgram.distrust(of: $0) == nil }) else {
      throw ProgramError(own.flatMap(TrustedProgram.distrust) ?? "Settee is not installed by root")
    }
    return [program, "--", settee] + arguments
  }

  private static func place(_ placement: FilePlacement, by words: [String]) throws(ProgramError) {
    let outcome = try ForegroundCommand.run(words, .bytes(placement.bytes), output: .kept, errors: .kept)
    if outcome.status == 0, outcome.output == PlaceVerb.answer + "\n" { return }
    let said = outcome.errors.split(separator: "\n").last.map(String.init)?.exchanging("settee: ", for: "")
    throw ProgramError(
      said ?? "\(FilePath.name(of: words[0])) ended with status \(outcome.status); nothing was written")
  }
}

extension TrustedProgram {
  /// This program's own file; nil where the system does not tell, or it is gone.
  static var own: String? {
    if RootFolder.entered != nil { return access(RootFolder.launcher, X_OK) == 0 ? RootFolder.launcher : nil }
    return FilePath.target(ofLink: "/proc/self/exe").flatMap { access($0, F_OK) == 0 ? $0 : nil }
  }

  /// Why root should not run a program, in words that begin with its path; nil where it may.
  ///
  /// - Parameter path: its path, without symbolic links.
  static func distrust(of path: String) -> String? {
    if let (place, reason) = doubt(of: path) { return "\(place) \(reason)" }
    return (try? SystemFileSystem().linkStatus(of: path))?.kind == .regular ? nil : "\(path) is no ordinary file"
  }
}
