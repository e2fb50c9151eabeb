import Libc
import SettingsFiles

/// What a document itself says of its schema.
enum DeclaredSchema {
  /// Comments that name a schema are looked for in so many lines.
  private static let lineLimit = 50

  /// The schema that a document names, by `$schema` or in a comment for an editor; nil when it names none.
  static func schema(of document: Document) -> String? {
    if document.root.kind == .object, let word = document.root["$schema"]?.string, !word.isEmpty { return word }
    return document.text.withUnsafeBytes { text in
      var start = 0
      for _ in 0..<lineLimit where start < text.count {
        let end = endOfLine(text, from: start)
        if let word = comment(UnsafeRawBufferPointer(rebasing: text[start..<end])) { return word }
        start = end + 1
      }
      return nil
    }
  }

  private static func endOfLine(_ text: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let base = text.baseAddress, let end = memchr(base + start, 0x0A, text.count - start) else {
      return text.count
    }
    return UnsafeRawPointer(end) - base
  }

  /// `# yaml-language-server: $schema=…` (VS Code's YAML), `#:schema …` (taplo), `# $schema: …` (IntelliJ).
  private static func comment(_ line: UnsafeRawBufferPointer) -> String? {
    var text = line[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    text = text.drop(while: isBlank)
    guard text.first == UInt8(ascii: "#") || text.starts(with: "//".utf8) else { return nil }
    if text.take("#:schema") { return word(text) }
    text = text.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "/") }.drop(while: isBlank)
    if text.take("yaml-language-server:") {
      text = text.drop(while: isBlank)
      return text.take("$schema=") ? word(text) : nil
    }
    return text.take("$schema:") ? word(text) : nil
  }

  private static func word(_ text: Slice<UnsafeRawBufferPointer>) -> String? {
    let word = text.drop(while: isBlank).prefix { !isBlank($0) }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}

extension Slice<UnsafeRawBufferPointer> {
  /// Takes `prefix` away from the beginning; false when it does not begin so.
  fileprivate mutating func take(_ prefix: StaticString) -> Bool {
    let isHere = prefix.withUTF8Buffer { starts(with: $0) }
    if isHere { self = dropFirst(prefix.utf8CodeUnitCount) }
    return isHere
  }
}
