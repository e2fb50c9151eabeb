import SettingsValues
import Testing

/// Names of any bytes as texts.
@Suite struct UndecodedBytesTests {
  @Test(arguments: [
    Array("plain é 🙂".utf8), [0x61, 0xFF, 0x62], [0xC3], [0xE2, 0x82], [0xF4, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80],
    [0x80, 0x81, 0xC3, 0xA9, 0xFE], [],
  ])
  func eachNameIsFoundAgainByItsText(_ bytes: [UInt8]) {
    let text = UndecodedBytes.text(of: bytes)
    #expect(UndecodedBytes.bytes(of: text) == bytes)
    UndecodedBytes.withCString(text) { pointer in
      #expect(bytes.indices.allSatisfy { UInt8(bitPattern: pointer[$0]) == bytes[$0] } && pointer[bytes.count] == 0)
      #expect(UndecodedBytes.text(of: pointer) == text)
    }
  }

  @Test func noTwoNamesAreOneText() {
    // The character that stands for the byte FF, as a name has it.
    let character = UndecodedBytes.text(of: Array("\u{10FFFF}".utf8))
    #expect(character != UndecodedBytes.text(of: [0xFF]))
    #expect(UndecodedBytes.text(of: Array("é".utf8)) == "é")
  }

  @Test func peopleSeeTheBytes() {
    #expect(UndecodedBytes.shown(UndecodedBytes.text(of: [0x61, 0xFF, 0xC3, 0xA9])) == "a\\xffé")
  }
}
