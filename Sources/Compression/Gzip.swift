import CZlib

/// Reads what gzip has compressed (RFC 1952).
package enum Gzip {
  /// Pages of the manual are far smaller; what is larger than this is no page.
  static let largestText = 8 << 20

  /// The text; nil where it is damaged, or larger than ``largestText``.
  package static func text(of compressed: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard settee_inflate_gzip(&stream) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var compressed = compressed
    var text: [UInt8] = []
    // The last four bytes are how long the text is; what lies there has it in more pieces.
    let told = compressed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    var piece = [UInt8](repeating: 0, count: min(told + 1, 1 << 16))
    return compressed.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(source.count)
      while true {
        let (status, count) = piece.withUnsafeMutableBufferPointer { buffer in
          stream.next_out = buffer.baseAddress
          stream.avail_out = UInt32(buffer.count)
          return (inflate(&stream, Z_NO_FLUSH), buffer.count - Int(stream.avail_out))
        }
        text += piece[..<count]
        if status == Z_STREAM_END { return text }
        if status != Z_OK || text.count > largestText || (count == 0 && stream.avail_in == 0) { return nil }
      }
    }
  }
}
