import Libc

extension UnsafeRawBufferPointer {
  func forEachOffset(of byte: UInt8, _ body: (Int) -> Void) {
    guard let start = baseAddress else { return }
    var offset = 0
    while offset < count, let found = memchr(start + offset, Int32(byte), count - offset) {
      offset = UnsafeRawPointer(found) - start
      body(offset)
      offset += 1
    }
  }

  func holds(_ text: StaticString, at offset: Int) -> Bool {
    guard let start = baseAddress, count - offset >= text.utf8CodeUnitCount else { return false }
    return memcmp(start + offset, text.utf8Start, text.utf8CodeUnitCount) == 0
  }
}
