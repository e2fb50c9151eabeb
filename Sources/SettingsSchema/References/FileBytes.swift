import Libc
import SettingsFiles

enum FileBytes {
  /// The content of a file; nil when there is none that can be read. Folders, pipes and devices are none.
  static func read(_ path: String) -> [UInt8]? {
    (try? FileContent(path))?.bytes
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
