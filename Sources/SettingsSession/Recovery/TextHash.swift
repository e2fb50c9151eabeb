import SettingsFiles

/// A number that tells two texts apart: whether a file is still the one that edits were counted in.
///
/// It is no protection against somebody who looks for another text of the same number; edits that do not fit are
/// refused all the same, because the text that they make is parsed.
package struct TextHash: Equatable {
  let value: UInt64

  init(value: UInt64) {
    self.value = value
  }

  /// - Complexity: linear in the text, 32 bytes at a time.
  package init(_ text: [UInt8]) {
    // Four that do not wait for each other.
    var lanes = SIMD4<UInt64>(1, 2, 3, 4) &* 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(text.count)
    text.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 32 <= bytes.count {
        let block = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self) ^ lanes
        for lane in lanes.indices { lanes[lane] = Self.mixed(block[lane]) }
        offset += 32
      }
      while offset < bytes.count {
        hash = Self.mixed(hash ^ UInt64(bytes[offset]))
        offset += 1
      }
    }
    value = lanes.indices.reduce(hash) { Self.mixed($0 ^ lanes[$1]) }
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    let product = number &* 0xFF51_AFD7_ED55_8CCD
    return product ^ (product >> 32)
  }

  package var text: String { String(value, radix: 16, digits: 16) }
}
