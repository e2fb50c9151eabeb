import SettingsFiles
import SettingsSession

/// What is offered where a file may not be written: another file, and a program that may.
///
/// ```swift
/// host.otherWaysToSave = OtherWaysToSave(
///   completion: PathCompletion(folder: folder, home: home), privilege: .unavailable("sudo is not installed"))
/// ```
@MainActor
public struct OtherWaysToSave {
  /// Whether a program may write what this one may not.
  public enum Privilege {
    /// It may: what it is called, and what has it write a text.
    case offered(name: String, place: (FilePlacement) throws(ProgramError) -> Void)
    /// It may not, for this reason.
    case unavailable(String)
  }

  /// Knows the paths that another file may have.
  public var completion: PathCompletion
  /// The program that may write it; asked when it is offered.
  public var privilege: () -> Privilege

  /// What is offered, by its parts.
  public init(completion: PathCompletion, privilege: @escaping @autoclosure () -> Privilege) {
    self.completion = completion
    self.privilege = privilege
  }

  /// Where a copy of a file is proposed: in the account's own folder, by a name that is free.
  func proposal(for location: String) -> String {
    let name = FilePath.name(of: location)
    let candidates = ["~/" + name] + (2...99).map { "~/\(name).\($0)" }
    return candidates.first { (try? SystemFileSystem().linkStatus(of: completion.path($0))) == nil } ?? ""
  }
}
