/// Writes all of some bytes, in as many calls as it takes.
///
/// - Parameter offset: where in the file; nil for where it stands.
/// - Returns: whether all are written; where not, `errno` says why.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32, at offset: Int? = nil) -> Bool {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
      guard let offset else { return write(descriptor, rest.baseAddress, rest.count) }
      return pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + written))
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    written += count
  }
  return true
}
