/// Spells values as the elements of a text do.
struct XMLWriter {
  private let storage: DocumentStorage
  let lineBreak: String
  /// Whether the text says that it has no other characters than those of ASCII.
  private let isASCII: Bool
  /// Whether the text has `&gt;` where `>` would do.
  private let hasGreaterReferences: Bool

  init(of storage: DocumentStorage) {
    self.storage = storage
    lineBreak = TextLines.lineBreak(of: storage.text)
    let start = UTF8Text.start(of: storage.text)
    let head = String(bytes: storage.text, in: start..<min(start + 128, storage.text.count)).lowercased()
    hasGreaterReferences =
      ByteScan.firstOffset(of: Array("&gt;".utf8), in: storage.text, storage.text.indices) != nil
    isASCII = head.hasPrefix("<?xml") && ["ascii", "iso-8859-", "windows-125"].contains { head.holds($0) }
  }

  // MARK: - The style of the text

  /// Whether an element without anything in it is written `<a/>`: as those of its name, else as most in the text.
  func usesOneTag(_ name: String) -> Bool {
    var (surplus, ownSurplus) = (0, 0)
    let text = storage.text
    for record in storage.records.dropFirst() where record.kind == .string && record.span.isEmpty {
      guard record.start < text.count, !XMLText.isAttribute(text, record.span) else { continue }
      let difference = text[record.start] == UInt8(ascii: "/") ? 1 : -1
      surplus += difference
      if record.hasKey, text[record.keyStart..<record.keyEnd].elementsEqual(name.utf8) { ownSurplus += difference }
    }
    return ownSurplus == 0 ? surplus >= 0 : ownSurplus > 0
  }

  /// What an element is further in than the one that it is in.
  var indentation: String {
    guard let root = storage.records.dropFirst().first, root.kind == .object else { return "  " }
    let lines = LineText(storage.text, commentMarks: [])
    let own = lines.indentation(at: root.start)
    for record in storage.records.dropFirst(2) where record.hasKey && record.keyStart > root.start {
      let start = record.keyStart - 1
      guard storage.text[start] == UInt8(ascii: "<"), lines.isFirstOnLine(start) else { continue }
      let other = lines.indentation(at: start)
      return other.count > own.count && other.hasPrefix(own) ? String(other.dropFirst(own.count)) : "  "
    }
    return "  "
  }

  // MARK: - Elements

  /// A member as it is written: an element, or those of a list, one below the other.
  func element(_ key: String, _ value: Value, _ indentation: String, _ path: Path) throws(EditError) -> String {
    let name = try checked(name: key, path)
    switch value {
    case .array(let values):
      guard !values.isEmpty else { throw .unsupported(path, "XML has no empty list: remove it instead") }
      let elements = try values.map { value throws(EditError) in
        if value.kind == .array { throw .unsupported(path, "XML has no lists inside lists") }
        return try element(key, value, indentation, path)
      }
      return elements.joined(separator: lineBreak + indentation)
    case .object(let members): return try element(name, members, indentation, path)
    default:
      let string = try string(of: value, path)
      if string.isEmpty, usesOneTag(name) { return "<\(name)/>" }
      return "<\(name)>\(try content(string, path))</\(name)>"
    }
  }

  private func element(
    _ name: String, _ members: ObjectMembers, _ indentation: String, _ path: Path
  ) throws(EditError) -> String {
    var tag = "<" + name
    var children: [String] = []
    let inner = indentation + self.indentation
    for member in members where member.key != XMLKey.text {
      let path = path.appending(member.key)
      if let attribute = XMLKey.attribute(member.key) {
        tag += " " + (try self.attribute(attribute, member.value, path))
      } else {
        children.append(try element(member.key, member.value, inner, path))
      }
    }
    let text = try members[XMLKey.text].map { value throws(EditError) in
      try string(of: value, path.appending(XMLKey.text))
    }
    if let text {
      guard children.isEmpty else {
        throw .unsupported(path.appending(XMLKey.text), "an element that holds others is written without a text")
      }
      return tag + ">" + (try content(text, path)) + "</" + name + ">"
    }
    if children.isEmpty { return members.isEmpty ? tag + ">" + lineBreak + indentation + "</\(name)>" : tag + "/>" }
    let lead = lineBreak + inner
    return tag + ">" + lead + children.joined(separator: lead) + lineBreak + indentation + "</" + name + ">"
  }

  func attribute(_ name: String, _ value: Value, _ path: Path) throws(EditError) -> String {
    let name = try checked(name: name, path)
    return name + "=" + (try attributeValue(try string(of: value, path), quote: "\"", path))
  }

  /// A name of ASCII that cannot be one is told at once; others are told by reading.
  func checked(name: String, _ path: Path) throws(EditError) -> String {
    func isStart(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    func isInside(_ byte: UInt8) -> Bool {
      isStart(byte) || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    guard let first = name.utf8.first, isStart(first), name.utf8.allSatisfy(isInside) else {
      throw .unsupported(path, "a name in XML begins with a letter, and has letters, digits, \"-\", \"_\" and \".\"")
    }
    return name
  }

  // MARK: - Scalars

  func string(of value: Value, _ path: Path) throws(EditError) -> String {
    switch value.asTexts(booleans: XMLSyntax.booleans) {
    case .string(let string): return string
    case .null: throw .unsupported(path, "XML has no null: remove it instead")
    default: throw .unsupported(path, "this holds a text and nothing else")
    }
  }

  /// A text as the content of an element: one that would be taken for layout has its line breaks as references.
  func content(_ string: String, _ path: Path) throws(EditError) -> String {
    let isLayout = string.utf8.contains(0x0A) && string.utf8.allSatisfy(XMLMarkup.isBlank)
    return try escaped(string, path) { _, scalar in isLayout && scalar == "\n" }
  }

  /// A text between elements: blanks at its ends would be taken for layout.
  func piece(_ string: String, _ path: Path) throws(EditError) -> String {
    let scalars = Array(string.unicodeScalars)
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && XMLMarkup.isBlank(UInt8(scalar.value)) }
    let first = scalars.firstIndex { !isBlank($0) } ?? scalars.count
    let last = scalars.lastIndex { !isBlank($0) } ?? -1
    return try escaped(string, path) { place, _ in place < first || place > last }
  }

  func attributeValue(_ string: String, quote: Character, _ path: Path) throws(EditError) -> String {
    let inside = try escaped(string, path) { _, scalar in scalar == "\n" || scalar == "\t" }
    let name = quote == "\"" ? "&quot;" : "&apos;"
    return "\(quote)\(inside.exchanging(String(quote), for: name))\(quote)"
  }

  /// Whether each character of a text may be in a CDATA section, which has no references.
  func canWriteRaw(_ string: String) -> Bool {
    !string.utf8.contains(0x0D) && (!isASCII || string.utf8.allSatisfy { $0 < 0x80 })
      && (try? escaped(string, .root)) != nil
  }

  /// A text with references for what means something else in XML, and for what is to be one.
  ///
  /// - Throws: where it has a character that XML cannot hold (XML 1.0, section 2.2).
  func escaped(
    _ string: String, _ path: Path, _ isNumbered: (Int, Unicode.Scalar) -> Bool = { _, _ in false }
  ) throws(EditError) -> String {
    var result = ""
    var last: Unicode.Scalar = " "
    for (place, scalar) in string.unicodeScalars.enumerated() {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">" where last == "]" || hasGreaterReferences: result += "&gt;"
      case "\n" where !isNumbered(place, scalar): result += lineBreak
      case _ where isNumbered(place, scalar) || scalar == "\r" || (isASCII && !scalar.isASCII):
        result += "&#\(scalar.value);"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        throw .unsupported(path, "XML has no way to write the character U+\(Self.hexadecimal(scalar))")
      default: result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, digits: 4, uppercase: true)
  }
}
