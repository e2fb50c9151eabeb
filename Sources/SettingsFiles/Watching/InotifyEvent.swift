import Libc

struct InotifyEvent {
  /// The number of the place.
  let number: Int32
  /// The name in the folder; nil where the place itself is meant.
  let name: String?
  private let mask: UInt32

  /// Whether more happened than the kernel could keep.
  var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
  /// Whether the place is gone, and its number means nothing any more.
  var isGone: Bool { mask & UInt32(IN_IGNORED) != 0 }

  /// All that there is to be told now, without waiting.
  static func read(from descriptor: Int32) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    withUnsafeTemporaryAllocation(byteCount: 16384, alignment: 8) { buffer in
      let count = Libc.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { events = parse(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
    }
    return events
  }

  /// Events as inotify(7) lays them out: 16 bytes, and a name that is filled up with zeros.
  private static func parse(_ bytes: UnsafeRawBufferPointer) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    var offset = 0
    while offset + 16 <= bytes.count {
      let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
      guard offset + 16 + length <= bytes.count else { break }
      let name = bytes[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 }
      events.append(
        InotifyEvent(
          number: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
          name: name.isEmpty ? nil : String(decoding: name, as: UTF8.self),
          mask: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)))
      offset += 16 + length
    }
    return events
  }
}
