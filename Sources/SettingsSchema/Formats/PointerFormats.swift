/// JSON Pointers (RFC 6901) and relative ones (draft-handrews-relative-json-pointer-01).
enum PointerFormats {
  static func isPointer(_ text: Substring.UTF8View) -> Bool {
    guard let first = text.first else { return true }
    guard first == UInt8(ascii: "/") else { return false }
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "~"), rest.first != UInt8(ascii: "0"), rest.first != UInt8(ascii: "1") { return false }
    }
    return true
  }

  static func isRelativePointer(_ text: String) -> Bool {
    let digits = text.utf8.prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty, digits.count == 1 || digits.first != UInt8(ascii: "0") else { return false }
    let rest = text.utf8[digits.endIndex...]
    return rest.elementsEqual("#".utf8) || isPointer(Substring(rest).utf8)
  }
}
