import SettingsFiles

/// What dpkg's log says of packages that were installed (dpkg(1), /var/log/dpkg.log).
package struct PackageLog {
  /// A package that was installed in the place of an earlier version.
  package struct Upgrade: Sendable, Equatable {
    /// Milliseconds since 1970.
    package let time: Int
    package let package: String
    /// In words: `openssh-server 1:9.2 → 1:9.3`.
    package let words: String
  }

  package let upgrades: [Upgrade]

  /// More than this of the end of the log is not read.
  private static let mostBytes = 8 << 20

  /// - Parameter path: the log; it tells nothing where it is not there.
  package init(_ path: String = "/var/log/dpkg.log") {
    let size = (try? SystemFileSystem().status(of: path))?.size ?? 0
    self.init(text: FilePiece.bytes(of: path, max(0, size - Self.mostBytes)..<size))
  }

  /// By the file, what was installed of the package that it is of; nothing for one that is of none.
  package static func upgrades(ofFiles files: Set<String>) -> [String: [Upgrade]] {
    let packages = files.compactMap { file in DpkgDatabase.package(ofFile: file).map { (file, $0) } }
    let upgrades = packages.isEmpty ? [] : PackageLog().upgrades
    return Dictionary(
      uniqueKeysWithValues: packages.map { file, name in (file, upgrades.filter { $0.package == name }) })
  }

  /// Lines such as `2026-11-24 12:00:01 upgrade openssh-server:amd64 1:9.2 1:9.3`.
  init(text: [UInt8]) {
    upgrades = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 6, ["upgrade", "install"].contains(words[2]),
        let time = TimeText.milliseconds(of: "\(words[0]) \(words[1])")
      else { return nil }
      let name = String(words[3].prefix { $0 != ":" })
      let former = words[4] == "<none>" ? "" : "\(words[4]) → "
      return Upgrade(time: time, package: name, words: "\(name) \(former)\(words[5])")
    }
  }
}
