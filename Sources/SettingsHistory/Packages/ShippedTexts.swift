import SettingsFiles

/// Finds the text of a settings file that its package shipped before an upgrade.
///
/// ```swift
/// let shipped = ShippedTexts().text(of: "/etc/ssh/sshd_config", before: theirs)
/// print(shipped?.source ?? "not known")       // openssh-server_9.2p1-2+deb12u3_amd64.deb
/// ```
///
/// A text is taken for the shipped one only where that is certain: it is kept from the last merge, dpkg(1) or ucf(1) has
/// its checksum, or it is in a package.
package struct ShippedTexts: Sendable {
  package struct Text: Sendable {
    package let bytes: [UInt8]
    /// Where it is from, in a few words.
    package let source: String
  }

  /// The folder that the machine is in; empty but in tests.
  private let root: String
  /// Where texts are kept that were merged; nil for nowhere.
  private let keepingFolder: String?
  private let writer: FileWriter

  /// - Parameter stateFolder: where the program keeps what should last; nil where there is none.
  package init(stateFolder: String?, writer: FileWriter, root: String = "") {
    keepingFolder = stateFolder.map { $0 + "/shipped" }
    (self.root, self.writer) = (root, writer)
  }

  /// The text that was shipped before.
  ///
  /// - Parameters:
  ///   - file: an absolute path.
  ///   - theirs: what is shipped now.
  /// - Complexity: reads some files of the package manager, and runs a program for each package in apt's cache.
  package func text(of file: String, before theirs: [UInt8]) -> Text? {
    if let kept = keptText(of: file, before: theirs) {
      return Text(bytes: kept, source: "a kept copy")
    }
    let place = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
    let checksums = ShippedChecksums(root: root)
    let cached = ucf.text(of: place)
    let sums = checksums.all(of: place)
    if let cached, cached != theirs, sums.contains(ContentHash.md5(of: cached)) {
      return Text(bytes: cached, source: "ucf's cache")
    }
    if let text = checksums.package(of: place).flatMap({ textInPackages($0, place, before: theirs) }) { return text }
    return textInHistory(of: file, sums, before: theirs)
  }

  private var ucf: UcfDatabase { UcfDatabase(root + "/var/lib/ucf") }

  // MARK: - Packages

  /// From the newest package in apt's cache that has another text.
  private func textInPackages(_ package: String, _ place: String, before theirs: [UInt8]) -> Text? {
    for path in PackageArchive.paths(of: package, root: root).ordered(by: { modified($0) > modified($1) }) {
      guard let text = PackageArchive(path).text(of: place), text != theirs else { continue }
      return Text(bytes: text, source: FilePath.name(of: path))
    }
    return nil
  }

  private func modified(_ path: String) -> Int { (try? SystemFileSystem().status(of: path))?.modified ?? 0 }

  // MARK: - Git

  /// So many former versions are looked at.
  private static let mostVersions = 100

  /// From etckeeper's or any other repository that holds the file: a version whose checksum is known.
  private func textInHistory(of file: String, _ sums: Set<String>, before theirs: [UInt8]) -> Text? {
    if sums.isEmpty { return nil }
    let versions = (try? GitRepository(holding: file)?.versions(most: Self.mostVersions)) ?? []
    for version in versions {
      guard let text = version.after, text != theirs, sums.contains(ContentHash.md5(of: text)) else { continue }
      return Text(bytes: text, source: "git, \(version.commit.prefix(8))")
    }
    return nil
  }

  // MARK: - Kept texts

  /// Where the texts of a file are kept, each by its checksum.
  private func keepingFolder(of file: String) -> String? {
    keepingFolder.map { FilePath.join($0, ContentHash(of: Array(file.utf8)).description) }
  }

  /// The one that was kept last and is another than theirs.
  private func keptText(of file: String, before theirs: [UInt8]) -> [UInt8]? {
    guard let folder = keepingFolder(of: file), let names = try? SystemFileSystem().names(in: folder) else {
      return nil
    }
    let paths = names.map { FilePath.join(folder, $0) }.ordered { modified($0) > modified($1) }
    return paths.lazy.compactMap { try? FileContent(ownFile: $0).bytes }.first { $0 != theirs }
  }

  /// Keeps the text of each settings file of a package that nobody has changed, and what is in ucf's cache: what is changed
  /// later can then be told.
  ///
  /// - Complexity: reads each of these files that is not kept yet.
  package func keepUnchanged() {
    for file in ShippedChecksums(root: root).now {
      guard let folder = keepingFolder(of: root + file.path),
        (try? SystemFileSystem().linkStatus(of: FilePath.join(folder, file.hash))) == nil
      else { continue }
      for text in [try? FileContent(root + file.path).bytes, ucf.text(of: file.path)].compactMap(\.self)
      where ContentHash.md5(of: text) == file.hash {
        keep(text, of: root + file.path)
      }
    }
  }

  /// So many texts of a file are kept.
  private static let mostKept = 3

  /// Keeps a text that is shipped now, which the next upgrade is compared with. Where that cannot be done, it is looked for
  /// elsewhere then.
  package func keep(_ text: [UInt8], of file: String) {
    guard let folder = keepingFolder(of: file) else { return }
    let path = FilePath.join(folder, ContentHash.md5(of: text))
    if (try? SystemFileSystem().linkStatus(of: path)) != nil { return }
    try? writer.create(path, with: text)
    let kept = ((try? SystemFileSystem().names(in: folder)) ?? []).map { FilePath.join(folder, $0) }
    for old in kept.ordered(by: { modified($0) > modified($1) }).dropFirst(Self.mostKept) {
      try? writer.remove(old, inside: folder)
    }
  }
}
