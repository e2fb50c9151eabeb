import SettingsFiles
import SettingsPrograms

/// The files of settings that dpkg's packages brought, and what they were like (dpkg(1), "Conffiles" of the status file).
package struct DpkgDatabase: Sendable {
  /// A file as a package shipped it.
  package struct Conffile: Sendable, Equatable {
    package let path: String
    /// The MD5 of the text that was shipped, as 32 digits.
    package let hash: String
    package let package: String
  }

  package let conffiles: [Conffile]

  /// - Parameter path: the status file; there are none where it is not there.
  package init(_ path: String = InstalledPackages.path) {
    self.init(text: (try? FileContent(path).bytes) ?? [])
  }

  init(text: [UInt8]) {
    var (conffiles, name, isInList, isInstalled): ([Conffile], String, Bool, Bool) = ([], "", false, true)
    var place = 0
    let (lineFeed, blank) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    while place < text.count {
      var end = place
      while end < text.count, text[end] != lineFeed { end += 1 }
      let line = text[place..<end]
      place = end + 1
      if line.first == blank {
        if isInList, isInstalled, let file = Self.conffile(line, of: name) { conffiles.append(file) }
        continue
      }
      isInList = line.elementsEqual("Conffiles:".utf8)
      if line.starts(with: "Package: ".utf8) {
        name = String(decoding: line.dropFirst(9), as: UTF8.self)
        isInstalled = true
      } else if line.starts(with: "Status: ".utf8) {
        isInstalled = line.reversed().starts(with: " installed".utf8.reversed())
      }
    }
    self.conffiles = conffiles
  }

  /// ` /etc/x.conf 0123456789abcdef0123456789abcdef`, with words behind it for one that no package has any more.
  private static func conffile(_ line: ArraySlice<UInt8>, of package: String) -> Conffile? {
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count == 2, words[1].count == 32 else { return nil }
    return Conffile(
      path: String(decoding: words[0], as: UTF8.self), hash: String(decoding: words[1], as: UTF8.self), package: package
    )
  }

  /// The package that a file of settings is of; nil where none is known.
  package static func package(ofFile file: String) -> String? {
    DpkgDatabase().conffiles.first { $0.path == file }?.package ?? UcfDatabase().package(ofFile: file)
  }
}

/// The files of settings that ucf keeps, and what they were like (ucf(1)).
package struct UcfDatabase: Sendable {
  private let folder: String

  package init(_ folder: String = "/var/lib/ucf") { self.folder = folder }

  /// What was shipped last, of the packages that brought it.
  package var conffiles: [DpkgDatabase.Conffile] { conffiles(listedIn: "hashfile") }

  /// What was shipped when one of its lists was written: `hashfile`, or `hashfile.0` and the older ones behind it.
  func conffiles(listedIn name: String) -> [DpkgDatabase.Conffile] {
    let packages = Dictionary(rows("registry").map { ($0[1], $0[0]) }, uniquingKeysWith: { first, _ in first })
    return rows(name).map { row in .init(path: row[1], hash: row[0], package: packages[row[1]] ?? "") }
  }

  func package(ofFile file: String) -> String? { rows("registry").first { $0[1] == file }?[0] }

  /// The text that was shipped; nil where it is not kept.
  func text(of path: String) -> [UInt8]? {
    let name = path.utf8.map { $0 == UInt8(ascii: "/") ? ":" : String(UnicodeScalar($0)) }.joined()
    return try? FileContent("\(folder)/cache/\(name)").bytes
  }

  private func rows(_ name: String) -> [[String]] {
    let text = String(decoding: (try? FileContent("\(folder)/\(name)").bytes) ?? [], as: UTF8.self)
    return text.split(separator: "\n").map { $0.split { $0 == " " || $0 == "\t" }.map(String.init) }
      .filter { $0.count == 2 && !$0[0].hasPrefix("#") }
  }
}
