/// Bytes as RFC 3986 writes them that mean something else where they are: `%2C`.
package enum PercentEncoding {
  /// The bytes as a text, in which each byte that is not kept is written as `%XX`.
  package static func encoded(_ bytes: some Sequence<UInt8>, keeping isKept: (UInt8) -> Bool) -> String {
    let written = bytes.reduce(into: [UInt8]()) { result, byte in
      guard !isKept(byte) else { return result.append(byte) }
      result += "%\(String(byte, radix: 16, digits: 2, uppercase: true))".utf8
    }
    return String(decoding: written, as: UTF8.self)
  }
}
