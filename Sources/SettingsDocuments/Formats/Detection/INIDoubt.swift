/// What speaks against a text being plain INI, although it can be read so.
enum INIDoubt {
  /// Characters that names of settings do not have, and lines of programs and of other formats do.
  private static let oddBytes = ByteSet("$(){}<>;|\\\"`^".utf8)
  private static let mostWords = 3

  /// The first doubt, in words that follow "and"; nil where there is none.
  static func first(in document: Document) -> String? {
    if let repeated = document.notes.first(where: \.isAboutRepeatedKey) {
      let line = document.lines.position(at: repeated.span.lowerBound).line
      return "line \(line) repeats a setting, of which it cannot be told whether all count"
    }
    var (settings, alone) = (0, 0)
    for node in leaves(of: document.root) {
      if let doubt = doubt(about: node) ?? doubt(aboutHeaderOf: node, in: document.text) {
        return "line \(document.lines.position(at: (node.keySpan ?? node.span).lowerBound).line) \(doubt)"
      }
      if node.kind == .object { continue }
      settings += 1
      if isAlone(node, in: document.text) { alone += 1 }
    }
    return alone * 2 > settings ? "most of its lines are words alone" : nil
  }

  private static func doubt(about node: Node) -> String? {
    guard let key = node.key else { return nil }
    if node.kind == .object { return key.utf8.first == UInt8(ascii: "[") ? "has brackets in brackets" : nil }
    if key.utf8.contains(where: oddBytes.contains) { return "is no setting of it" }
    if key.split(separator: " ").count > mostWords { return "has words where a name is expected" }
    guard let value = node.string else { return nil }
    if opensBrace(value) { return "opens a brace" }
    return endsInComment(value) ? "may end in a comment" : nil
  }

  /// To some programs blanks inside of the brackets are part of the name.
  static func doubt(aboutHeaderOf node: Node, in text: [UInt8]) -> String? {
    guard node.kind == .object, let name = node.keySpan, name.lowerBound > 0, name.upperBound < text.count else {
      return nil
    }
    let isPadded = [text[name.lowerBound - 1], text[name.upperBound]].contains { $0 == 0x20 || $0 == 0x09 }
    return isPadded ? "has blanks between bracket and name" : nil
  }

  /// A block of another format; what is closed on its line may be any value.
  private static func opensBrace(_ value: String) -> Bool {
    value.utf8.first == UInt8(ascii: "{") && (value.utf8.last != UInt8(ascii: "}") || value.utf8.contains(0x0A))
  }

  /// Some programs end a value there, others do not.
  private static func endsInComment(_ value: String) -> Bool {
    zip(value.utf8, value.utf8.dropFirst()).contains { before, byte in
      (before == 0x20 || before == 0x09) && (byte == UInt8(ascii: ";") || byte == UInt8(ascii: "#"))
    }
  }

  /// Whether nothing but the key is on its line.
  private static func isAlone(_ node: Node, in text: [UInt8]) -> Bool {
    guard let key = node.keySpan else { return false }
    let next = text[key.upperBound...].first { $0 != 0x20 && $0 != 0x09 }
    return next != UInt8(ascii: "=") && next != UInt8(ascii: ":")
  }

  /// Whether a value goes on over lines that would be settings to programs that know no such values.
  static func hasSettingsInsideValues(_ document: Document) -> Bool {
    leaves(of: document.root).contains { node in
      guard let value = node.string, value.utf8.contains(0x0A) else { return false }
      return value.split(separator: "\n").dropFirst().contains(where: isSetting)
    }
  }

  /// Whether a value is in quotes, which some programs drop and others do not.
  static func hasQuotedValues(_ document: Document) -> Bool {
    leaves(of: document.root).contains { node in
      guard let value = node.string, value.utf8.count > 1, let first = value.utf8.first else { return false }
      return value.utf8.last == first && (first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"))
    }
  }

  private static func isSetting(_ line: Substring) -> Bool {
    guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { return false }
    let name = line[..<equals].split { $0 == " " || $0 == "\t" }
    let follows = line[line.index(after: equals)...].utf8.first
    return name.count == 1 && follows != UInt8(ascii: "=")
      && name[0].utf8.allSatisfy { $0.isWordByte || $0 == UInt8(ascii: ".") }
  }

  /// The settings, and the sections themselves.
  private static func leaves(of root: Node) -> [Node] {
    root.members.flatMap { $0.value.kind == .object ? [$0.value] + leaves(of: $0.value) : [$0.value] }
  }
}
