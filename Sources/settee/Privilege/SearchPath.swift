import Libc
import SettingsDocuments

/// The folders that programs are looked for in, as `PATH` lists them.
struct SearchPath {
  let text: String

  /// The absolute path of a program; nil where there is none of this name. The present folder is not looked in.
  func program(_ name: String) -> String? {
    text.split(separator: ":").map { FilePath.join(String($0), name) }.first { path in
      path.hasPrefix("/") && SystemFileSystem().isFile(path) && access(path, X_OK) == 0
    }
  }
}
