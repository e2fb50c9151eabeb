import Libc
import SettingsDocuments

/// The files below a folder as names with dots, as the kernel's settings are below `/proc/sys`.
enum FolderNames {
  /// Deeper folders are not looked into.
  private static let deepest = 8

  static func settings(below folder: String) -> [SettingKnowledge] {
    var names: [String] = []
    collect(folder, prefix: "", depth: 0, into: &names)
    return names.sorted().map { SettingKnowledge(name: $0) }
  }

  private static func collect(_ folder: String, prefix: String, depth: Int, into names: inout [String]) {
    guard depth < deepest, let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      // A dot within a name is a slash where dots part the names (sysctl.d(5)).
      let whole = prefix + name.exchanging(".", for: "/")
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        collect("\(folder)/\(name)", prefix: whole + ".", depth: depth + 1, into: &names)
      } else if status.st_mode & S_IWUSR != 0 {
        names.append(whole)
      }
    }
  }
}
