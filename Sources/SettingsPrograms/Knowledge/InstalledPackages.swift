/// What dpkg(1) has installed, from its list.
package struct InstalledPackages {
  package static let path = "/var/lib/dpkg/status"

  private let list: [UInt8]

  init(_ list: [UInt8]) {
    self.list = list
  }

  /// The version that the program's makers give to the first of the packages that is installed, without what Debian
  /// adds: `9.2p1` of `1:9.2p1-2+deb12u3`.
  ///
  /// - Complexity: reads the list once.
  func version(ofAny names: [String]) -> String? {
    let fields = ["Package: ", "Status: ", "Version: "].map { Array($0.utf8) }
    var values: [String?] = [nil, nil, nil]
    var found: [String: String] = [:]
    for line in list.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.isEmpty {
        if let name = values[0], values[1] == "install ok installed" { found[name] = found[name] ?? values[2] }
        values = [nil, nil, nil]
      } else if let field = fields.firstIndex(where: { line.starts(with: $0) }) {
        // Of most packages no more than the name is read.
        if field > 0, values[0] == nil { continue }
        let value = String(decoding: line.dropFirst(fields[field].count), as: UTF8.self)
        if field > 0 || names.contains(value) { values[field] = value }
      }
    }
    return names.lazy.compactMap { found[$0] }.first.map(Self.upstream)
  }

  private static func upstream(_ version: String) -> String {
    let number = version.firstIndex(of: ":").map { version[version.index(after: $0)...] } ?? version[...]
    return String(number.lastIndex(of: "-").map { number[..<$0] } ?? number)
  }
}
