/// Reads keys for comparing, without making strings where the text spells them byte for byte.
struct KeyTexts: Sendable {
  let text: [UInt8]
  let format: Format
  let storedKeys: [Int32: String]

  func text(of index: Int, in records: [NodeRecord]) -> String {
    String(decoding: bytes(of: index, in: records), as: UTF8.self)
  }

  func bytes(of index: Int, in records: [NodeRecord]) -> ArraySlice<UInt8> {
    if let stored = storedKeys[Int32(index)] { return Array(stored.utf8)[...] }
    guard let span = records[index].keySpan else { return [] }
    if let plain = format.syntax.plainKey(in: text, span: span) { return text[plain] }
    return Array(format.syntax.key(in: text, span: span).utf8)[...]
  }

  func hash(of index: Int, in records: [NodeRecord]) -> Int {
    Self.hash(bytes(of: index, in: records))
  }

  static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
