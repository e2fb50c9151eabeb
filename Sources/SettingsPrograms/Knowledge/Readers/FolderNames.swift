import Libc
import SettingsDocuments

/// The files below a folder as names with dots, as the kernel's settings are below `/proc/sys`, each with the type that
/// its present value tells.
enum FolderNames {
  /// Deeper folders are not looked into.
  private static let deepest = 8

  static func settings(below folder: String) -> [SettingKnowledge] {
    var settings: [SettingKnowledge] = []
    collect(folder, prefix: "", depth: 0, into: &settings)
    return settings.ordered { $0.name < $1.name }
  }

  private static func collect(_ folder: String, prefix: String, depth: Int, into settings: inout [SettingKnowledge]) {
    guard depth < deepest, let names = try? SystemFileSystem().names(in: folder) else { return }
    for name in names where !name.hasPrefix(".") {
      // A dot within a name is a slash where dots part the names (sysctl.d(5)).
      let whole = prefix + name.exchanging(".", for: "/")
      guard let status = try? SystemFileSystem().linkStatus(of: "\(folder)/\(name)") else { continue }
      if status.kind == .folder {
        collect("\(folder)/\(name)", prefix: whole + ".", depth: depth + 1, into: &settings)
      } else if status.mode & S_IWUSR != 0 {
        var setting = SettingKnowledge(name: whole)
        setting.typeName = typeName(of: "\(folder)/\(name)")
        settings.append(setting)
      }
    }
  }

  /// What the present value of a file tells: `number`, `numbers` for several in a line, else `text`; nil where it is
  /// empty or not to be read.
  private static func typeName(of file: String) -> String? {
    let descriptor = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0, count < bytes.count else { return nil }
    let words = String(decoding: bytes[..<count], as: UTF8.self).split { $0.isWhitespace }
    if words.isEmpty { return nil }
    let areNumbers = words.allSatisfy { word in
      (word.first == "-" && word.count > 1 ? word.dropFirst() : word).allSatisfy { "0"..."9" ~= $0 }
    }
    return !areNumbers ? "text" : words.count == 1 ? "number" : "numbers"
  }
}
