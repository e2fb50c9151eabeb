import SettingsDocuments

/// What dpkg(1) and ucf(1) have written down of the files of packages.
struct PackageRecords {
  /// The folder that the machine is in; empty but in tests.
  let root: String

  /// The package whose settings file this is; nil where none has it.
  ///
  /// - Complexity: the lists of settings files of all packages.
  func package(of file: String) -> String? {
    let line = Array(file.utf8)
    let folder = root + "/var/lib/dpkg/info"
    let names = (try? SystemFileSystem().names(in: folder)) ?? []
    for name in names where name.hasSuffix(".conffiles") {
      guard let text = read(FilePath.join(folder, name)) else { continue }
      if text.split(separator: UInt8(ascii: "\n")).contains(where: { $0.elementsEqual(line) }) {
        return String(name.dropLast(".conffiles".count).prefix { $0 != ":" })
      }
    }
    let registry = read(root + "/var/lib/ucf/registry") ?? []
    for line in words(registry) where line.count == 2 && line[1] == file { return line[0] }
    return nil
  }

  /// The checksums of all versions of a file that were shipped, as far as they are remembered.
  func checksums(of file: String) -> Set<PackageChecksum> {
    var sums: Set<PackageChecksum> = []
    for name in ["hashfile"] + (0...7).map({ "hashfile.\($0)" }) {
      for line in words(read(root + "/var/lib/ucf/" + name) ?? []) where line.count == 2 && line[1] == file {
        if let sum = PackageChecksum(line[0]) { sums.insert(sum) }
      }
    }
    let backups = (0...6).flatMap { ["/var/backups/dpkg.status.\($0)", "/var/backups/dpkg.status.\($0).gz"] }
    for path in ["/var/lib/dpkg/status", "/var/lib/dpkg/status-old"] + backups {
      guard let text = read(root + path) else { continue }
      sums.formUnion(conffileSums(of: file, in: path.hasSuffix(".gz") ? Gzip.text(of: text) ?? [] : text))
    }
    return sums
  }

  /// The checksums of all files as they are shipped now, by their paths.
  ///
  /// - Complexity: the list of packages.
  func shippedNow() -> [(file: String, sum: PackageChecksum)] {
    let list = read(root + "/var/lib/dpkg/status") ?? []
    let start: [UInt8] = [0x20, UInt8(ascii: "/")]
    let conffiles = list.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: start) }.flatMap {
      words(Array($0))
    }
    let ucf = words(read(root + "/var/lib/ucf/hashfile") ?? []).filter { $0.count == 2 }.map { [$0[1], $0[0]] }
    return (conffiles + ucf).compactMap { line in
      guard line.count >= 2, let sum = PackageChecksum(line[1]) else { return nil }
      return (line[0], sum)
    }
  }

  /// Of a list of packages: lines of a path and a checksum below `Conffiles:`.
  private func conffileSums(of file: String, in list: [UInt8]) -> [PackageChecksum] {
    let start = Array(" \(file) ".utf8)
    return list.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: start) }.compactMap { line in
      PackageChecksum(String(decoding: line.dropFirst(start.count).prefix(32), as: UTF8.self))
    }
  }

  private func words(_ text: [UInt8]) -> [[String]] {
    text.split(separator: UInt8(ascii: "\n")).map { line in
      line.split { $0 == 0x20 || $0 == 0x09 }.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func read(_ path: String) -> [UInt8]? { try? FileContent(path).bytes }
}
