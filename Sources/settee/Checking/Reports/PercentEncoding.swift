import SettingsDocuments

/// What RFC 3986 writes with a percent sign.
enum PercentEncoding {
  private static let unreserved = Set("-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  static func written(_ byte: UInt8) -> String {
    (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
  }

  /// The URI of a file's name, which may have any bytes: relative where the name is, else of the scheme `file`.
  static func uri(ofFile name: String) -> String {
    let path = UndecodedBytes.bytes(of: name).reduce(into: "") { result, byte in
      if byte == UInt8(ascii: "/") || unreserved.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += written(byte)
      }
    }
    return path.hasPrefix("/") ? "file://" + path : path
  }
}
