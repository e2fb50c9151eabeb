import Libc
import SettingsDocuments

/// Whether a program is what root has made it: nobody else could have changed it, or put another one in its place.
enum TrustedProgram {
  /// This program's own file; nil where the system does not tell, or it is gone.
  static var own: String? {
    if RootFolder.entered != nil { return access(RootFolder.launcher, X_OK) == 0 ? RootFolder.launcher : nil }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return access(path, F_OK) == 0 ? path : nil
  }

  /// Why root should not run a program, in words that begin with its path; nil where it may.
  ///
  /// - Parameter path: its path, without symbolic links.
  static func distrust(of path: String) -> String? {
    var place = path
    while true {
      guard let status = try? SystemFileSystem().linkStatus(of: place) else { return "\(place) cannot be looked at" }
      if status.owner != 0 { return "\(place) does not belong to root" }
      // With an access control list the group's bits are the most that anyone on the list may.
      if status.mode & 0o022 != 0 { return "\(place) may be written by others than root" }
      if place == path, status.kind != .regular { return "\(place) is no ordinary file" }
      if place == "/" { return nil }
      place = FilePath.folder(of: place)
    }
  }
}
