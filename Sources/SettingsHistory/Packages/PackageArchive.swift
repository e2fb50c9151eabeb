import SettingsFiles
import SettingsPrograms

/// A package of Debian's, unpacked by dpkg-deb(1) to look for one file.
struct PackageArchive {
  private let path: String

  /// What is larger is not unpacked for one file.
  private static let mostBytes = 64 << 20
  private static let seconds = 10.0

  init(_ path: String) { self.path = path }

  /// The paths of all versions of a package in apt's cache.
  ///
  /// - Parameter root: the folder that the machine is in; empty but in tests.
  static func paths(of package: String, root: String = "") -> [String] {
    let folder = root + "/var/cache/apt/archives"
    let names = (try? SystemFileSystem().names(in: folder)) ?? []
    return names.filter { $0.hasPrefix(package + "_") && $0.hasSuffix(".deb") }.map { FilePath.join(folder, $0) }
  }

  /// The text of a file in it; nil where it has none of this path.
  func text(of file: String) -> [UInt8]? {
    let runner = ProgramRunner(seconds: Self.seconds, mostBytes: Self.mostBytes)
    guard let answer = try? runner.run(["/usr/bin/dpkg-deb", "--fsys-tarfile", path]), answer.status == 0 else {
      return nil
    }
    return Self.text(of: file, inArchive: answer.output)
  }

  /// Reads a tar (POSIX.1-1988, "ustar interchange format"): blocks of 512 bytes.
  static func text(of file: String, inArchive bytes: [UInt8]) -> [UInt8]? {
    let block = 512
    var place = 0
    while place + block <= bytes.count {
      func field(_ range: Range<Int>) -> String {
        String(
          decoding: bytes[(place + range.lowerBound)..<(place + range.upperBound)].prefix { $0 != 0 }, as: UTF8.self)
      }
      let (name, prefix) = (field(0..<100), field(345..<500))
      if name.isEmpty { return nil }
      guard let size = Int(field(124..<136).filter { $0.isNumber }, radix: 8) else { return nil }
      let (start, end) = (place + block, place + block + size)
      if (prefix.isEmpty ? name : prefix + "/" + name) == "." + file, bytes.count >= end {
        return Array(bytes[start..<end])
      }
      place = start + (size + block - 1) / block * block
    }
    return nil
  }
}
