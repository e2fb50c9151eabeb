/// A release of a system of which packs are recorded: `debian-12`.
package struct KnowledgeRelease: Equatable, Sendable {
  /// Its name and its number, as os-release(5) has them, with a dash between.
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  /// `Debian 12`.
  package var words: String {
    let parts = name.split(separator: "-", maxSplits: 1)
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// The release that a system is of, by its os-release(5); nil where that does not say it.
  ///
  /// - Parameter read: gives a file's content; nil where there is none.
  init?(in root: String, reading read: (String) -> [UInt8]?) {
    guard let bytes = read(root + "/etc/os-release") ?? read(root + "/usr/lib/os-release") else { return nil }
    var values: [Substring: Substring] = [:]
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      values[line[..<equals]] = line[line.index(after: equals)...].trimmed { $0 == "\"" || $0 == "'" }
    }
    guard let system = values["ID"], let number = values["VERSION_ID"] else { return nil }
    self.init("\(system)-\(number)")
  }
}
