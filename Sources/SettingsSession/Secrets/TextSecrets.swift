import SettingsFiles
import SettingsSchema

/// The secrets inside of texts: the password in `postgres://ann:hunter2@db`, the token in `https://host?token=abc`, and
/// that of a variable, `DB_PASSWORD=hunter2`.
package enum TextSecrets {
  /// What is shown in the place of one.
  static let mask = "••••"

  /// Where they are, as offsets of bytes, in order.
  ///
  /// - Complexity: linear in the text.
  static func ranges(in text: some Collection<UInt8>) -> [Range<Int>] {
    let bytes = Array(text)
    if let value = variable(in: bytes) { return [value] }
    var found: [Range<Int>] = []
    var place = 0
    while let mark = ByteScan.firstOffset(of: Array("://".utf8), in: bytes, place..<bytes.count) {
      let start = mark + 3
      let end = bytes[start...].firstIndex(where: isEnd) ?? bytes.endIndex
      let hostEnd = bytes[start..<end].firstIndex { "/?#".utf8.contains($0) } ?? end
      if let password = password(in: bytes, start..<hostEnd) { found.append(password) }
      found += parameters(in: bytes, hostEnd..<end)
      place = max(end, start)
    }
    return found
  }

  /// A text with its secrets masked; nil where it has none.
  package static func masked(_ text: String, by mask: String = mask) -> String? {
    guard text.withBytes({ $0.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") } }) else { return nil }
    let ranges = ranges(in: text.utf8)
    if ranges.isEmpty { return nil }
    var bytes = Array(text.utf8)
    for range in ranges.reversed() { bytes.replaceSubrange(range, with: mask.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where the secrets are in a text, as offsets of characters.
  package static func hiddenCharacters(of text: String) -> [Range<Int>] {
    ranges(in: text.utf8).map { range in
      func offset(_ byte: Int) -> Int {
        text.distance(from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: byte))
      }
      return offset(range.lowerBound)..<offset(range.upperBound)
    }
  }

  /// The value of a variable that is named as a secret.
  private static func variable(in bytes: [UInt8]) -> Range<Int>? {
    let name = bytes.prefix { $0.isWordByte }
    guard !name.isEmpty, name.endIndex + 1 < bytes.count, bytes[name.endIndex] == UInt8(ascii: "="),
      case let value = name.endIndex + 1..<bytes.count, !isVariable(bytes[value]),
      case let text = String(decoding: name, as: UTF8.self), text == text.uppercased(),
      InferenceTable.standard.makesSecret(text), !SwitchWord.matches(String(decoding: bytes[value], as: UTF8.self))
    else { return nil }
    return value
  }

  /// What no address has in it.
  private static func isEnd(_ byte: UInt8) -> Bool { byte <= 0x20 || "\"'`<>|\\".utf8.contains(byte) }

  private static func password(in bytes: [UInt8], _ host: Range<Int>) -> Range<Int>? {
    guard let end = bytes[host].lastIndex(of: UInt8(ascii: "@")),
      let colon = bytes[host.lowerBound..<end].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let range = colon + 1..<end
    return range.isEmpty || isVariable(bytes[range]) ? nil : range
  }

  private static func parameters(in bytes: [UInt8], _ rest: Range<Int>) -> [Range<Int>] {
    guard let question = bytes[rest].firstIndex(of: UInt8(ascii: "?")) else { return [] }
    let query = bytes[question + 1..<rest.upperBound].prefix { $0 != UInt8(ascii: "#") }
    return query.split(separator: UInt8(ascii: "&")).compactMap { parameter in
      guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")), equals + 1 < parameter.endIndex,
        InferenceTable.secretParameters.contains(String(decoding: parameter[..<equals], as: UTF8.self)),
        !isVariable(parameter[(equals + 1)...])
      else { return nil }
      return equals + 1..<parameter.endIndex
    }
  }

  /// Whether something else is put there before the address is used: `${PASSWORD}`, `<password>`, `***`.
  private static func isVariable(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return true }
    return "$<{*".utf8.contains(first) || text.starts(with: "%(".utf8)
  }
}
