import SettingsDocuments

/// Words in letters, digits and few signs that no shell changes: sh, csh, fish and zsh all hand them on as they are.
///
/// Every other byte is an underscore and its two hexadecimal digits. An empty word is one underscore alone.
enum WordCode {
  static func encoded(_ word: String) -> String {
    if word.isEmpty { return "_" }
    return word.utf8.enumerated().reduce(into: "") { code, element in
      let (place, byte) = element
      if isPlain(byte) || (byte == UInt8(ascii: "-") && place > 0) {
        code.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        code += "_" + String(byte, radix: 16, digits: 2, uppercase: true)
      }
    }
  }

  /// The word that a code stands for; nil for what is no code.
  static func decoded(_ code: String) -> String? {
    if code == "_" { return "" }
    var bytes: [UInt8] = []
    var rest = code.utf8[...]
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "_") {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isWordByte ? byte != UInt8(ascii: "_") && byte != UInt8(ascii: "-") : "./,".utf8.contains(byte)
  }
}
