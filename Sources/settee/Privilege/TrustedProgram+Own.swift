import Libc
import SettingsDocuments
import SettingsPrograms

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
