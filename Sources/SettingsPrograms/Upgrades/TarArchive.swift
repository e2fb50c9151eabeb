/// A tar archive, in which one file is looked for (tar(5): ustar, and GNU's long names).
struct TarArchive {
  private let bytes: [UInt8]
  private static let block = 512

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What a regular file holds; nil where there is none of this path, or the archive is cut off.
  func file(at path: String) -> [UInt8]? {
    let wanted = path.drop { $0 == "/" }
    var (place, longName): (Int, String?) = (0, nil)
    while place + Self.block <= bytes.count, bytes[place] != 0 {
      guard let size = number(place + 124, 12), size <= bytes.count - place - Self.block else { return nil }
      let content = place + Self.block..<place + Self.block + size
      let kind = bytes[place + 156]
      if kind == UInt8(ascii: "L") {
        longName = text(content.lowerBound, size)
      } else {
        let prefix = text(place + 345, 155)
        let name = longName ?? (prefix.isEmpty ? "" : prefix + "/") + text(place, 100)
        longName = nil
        if kind == UInt8(ascii: "0") || kind == 0, name.drop(while: { $0 == "." || $0 == "/" }) == wanted {
          return Array(bytes[content])
        }
      }
      place = content.upperBound + (Self.block - size % Self.block) % Self.block
    }
    return nil
  }

  private func text(_ start: Int, _ length: Int) -> String {
    String(decoding: bytes[start..<start + length].prefix { $0 != 0 }, as: UTF8.self)
  }

  private func number(_ start: Int, _ length: Int) -> Int? {
    Int(text(start, length).filter { $0 != " " }, radix: 8)
  }
}
