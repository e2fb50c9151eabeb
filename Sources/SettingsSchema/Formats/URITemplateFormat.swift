/// URI templates (RFC 6570, section 2).
enum URITemplateFormat {
  static func accepts(_ text: String) -> Bool {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "{":
        guard let end = rest.firstIndex(of: "}"), isExpression(Substring(rest[..<end])) else { return false }
        rest = rest[rest.index(after: end)...]
      case "%":
        guard isTriplet(rest) else { return false }
      case "}", "\"", "<", ">", "\\", "^", "`", "|", " ": return false
      default:
        guard scalar.value > 0x20, scalar.value != 0x7F, !(0x80..<0xA0).contains(scalar.value) else { return false }
      }
    }
    return true
  }

  private static func isTriplet(_ rest: Substring.UnicodeScalarView) -> Bool {
    rest.prefix(2).count == 2 && rest.prefix(2).allSatisfy { $0.isASCII && UInt8($0.value).hexDigitValue != nil }
  }

  private static func isExpression(_ text: Substring) -> Bool {
    var body = text
    if let first = body.first, "+#./;?&=,!@|".contains(first) { body = body.dropFirst() }
    return body.split(separator: ",", omittingEmptySubsequences: false).allSatisfy(isVariable)
  }

  private static func isVariable(_ text: Substring) -> Bool {
    var name = text
    if name.hasSuffix("*") {
      name = name.dropLast()
    } else if let colon = name.firstIndex(of: ":") {
      let length = name[name.index(after: colon)...].utf8
      guard (1...4).contains(length.count), length.allSatisfy(\.isASCIIDigit), length.first != UInt8(ascii: "0")
      else { return false }
      name = name[..<colon]
    }
    return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      var rest = part.utf8
      guard !rest.isEmpty else { return false }
      while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "%") {
          guard rest.popFirst()?.hexDigitValue != nil, rest.popFirst()?.hexDigitValue != nil else { return false }
        } else if !byte.isASCIIAlphanumeric, byte != UInt8(ascii: "_") {
          return false
        }
      }
      return true
    }
  }
}
