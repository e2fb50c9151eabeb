import SettingsFiles

/// A URI reference taken apart into its five components (RFC 3986, section 3).
///
/// Parsing follows the expression of appendix B: it never fails, it only splits. Whether the characters are
/// allowed is what the formats `uri` and `uri-reference` say.
///
///     let base = URIReference("http://example.com/schemas/item.json")
///     URIReference("other.json#/definitions/a").resolved(against: base).text
///     // "http://example.com/schemas/other.json#/definitions/a"
struct URIReference: Equatable, Sendable {
  /// The scheme without its colon, as written; nil when the reference is relative.
  var scheme: String?
  /// The authority without its slashes; nil when there is none, empty in `file:///x`.
  var authority: String?
  /// The path, possibly empty.
  var path: String
  /// The query without its question mark.
  var query: String?
  /// The fragment without its number sign, still percent-encoded.
  var fragment: String?

  init(_ text: String) {
    // By bytes: all marks are of ASCII, and walking characters costs ten times as much.
    var text = text
    (scheme, authority, path, query, fragment) = text.withUTF8(Self.split)
  }

  private static func split(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (scheme: String?, authority: String?, path: String, query: String?, fragment: String?) {
    func string(_ range: Range<Int>) -> String {
      String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
    }
    let hash = text.firstIndex(of: UInt8(ascii: "#")) ?? text.count
    let question = text[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
    var start = 0
    var scheme: String?
    if let colon = text[..<question].firstIndex(of: UInt8(ascii: ":")), isScheme(text[..<colon]) {
      scheme = string(0..<colon)
      start = colon + 1
    }
    var authority: String?
    if text[start..<question].starts(with: "//".utf8) {
      let end = text[(start + 2)..<question].firstIndex(of: UInt8(ascii: "/")) ?? question
      authority = string((start + 2)..<end)
      start = end
    }
    return (
      scheme, authority, string(start..<question), question < hash ? string((question + 1)..<hash) : nil,
      hash < text.count ? string((hash + 1)..<text.count) : nil
    )
  }

  /// The reference put together again (RFC 3986, section 5.3).
  var text: String {
    var text = ""
    if let scheme { text += scheme + ":" }
    if let authority { text += "//" + authority }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  /// The same reference without its fragment: the name of a whole schema resource.
  var withoutFragment: URIReference {
    var copy = self
    copy.fragment = nil
    return copy
  }

  /// Whether there is nothing in it but a fragment, or nothing at all.
  var isOnlyFragment: Bool { scheme == nil && authority == nil && path.isEmpty && query == nil }

  /// Whether the reference has a scheme, and so needs no base.
  var isAbsolute: Bool { scheme != nil }

  /// The target URI of this reference seen from `base` (RFC 3986, section 5.2.2, strict).
  func resolved(against base: URIReference) -> URIReference {
    var target = self
    if scheme == nil {
      target.scheme = base.scheme
      if authority == nil {
        target.authority = base.authority
        if path.isEmpty {
          target.path = base.path
          target.query = query ?? base.query
          return target
        }
        if path.utf8.first != UInt8(ascii: "/") { target.path = Self.merge(base: base, path: path) }
      }
    }
    target.path = Self.removingDotSegments(target.path)
    return target
  }

  /// The fragment with its percent-encoding undone; nil when there is none or it is no UTF-8.
  var decodedFragment: String? { fragment.flatMap(Self.percentDecoded) }

  /// `text` with every `%XX` replaced by its byte; nil when the bytes are no UTF-8.
  static func percentDecoded(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first?.hexDigitValue,
        let low = rest.dropFirst().first?.hexDigitValue
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// `text` with every byte that is not allowed in a path or a fragment as `%XX`.
  static func percentEncoded(_ text: String) -> String {
    text.withBytes({ $0.allSatisfy(isPathByte) }) ? text : PercentEncoding.encoded(text.utf8, keeping: isPathByte)
  }

  /// `pchar` of RFC 3986, and the slash.
  private static func isPathByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      // Marks, digits, the slash, the colon and the semicolon are together.
      UInt8(ascii: "&")...UInt8(ascii: ";"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"),
      UInt8(ascii: "$"), UInt8(ascii: "="), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  private static func isScheme(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = text.first, first.isASCIILetter else { return false }
    return text.allSatisfy { $0.isASCIIAlphanumeric || "+-.".utf8.contains($0) }
  }

  /// RFC 3986, section 5.2.3.
  private static func merge(base: URIReference, path: String) -> String {
    if base.authority != nil, base.path.isEmpty { return "/" + path }
    guard let slash = base.path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return base.path[...slash] + path
  }

  /// RFC 3986, section 5.2.4, a segment at a time.
  static func removingDotSegments(_ path: String) -> String {
    guard hasDotSegment(path) else { return path }
    return path.withBytes { bytes in
      let (slash, point) = (UInt8(ascii: "/"), UInt8(ascii: "."))
      var output: [UInt8] = []
      output.reserveCapacity(bytes.count)
      let isRooted = bytes.first == slash
      var start = isRooted ? 1 : 0
      // What is in the output: segments, each with its slash.
      while start <= bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != slash { end += 1 }
        let segment = bytes[start..<end]
        if segment.count == 2, segment.allSatisfy({ $0 == point }) {
          if !output.isEmpty { output.removeLast() }
          while let last = output.last, last != slash { output.removeLast() }
        } else if segment.count != 1 || segment.first != point {
          output += segment
          if end < bytes.count { output.append(slash) }
        }
        start = end + 1
      }
      return (isRooted ? "/" : "") + String(decoding: output, as: UTF8.self)
    }
  }

  /// Whether a path has a part `.` or `..`.
  static func hasDotSegment(_ path: String) -> Bool {
    path.withBytes { bytes in
      // Since the last slash, how many points, and nothing else; more than two are an ordinary name.
      var points = 0
      var isDots = true
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "/"):
          if isDots, 1...2 ~= points { return true }
          (points, isDots) = (0, true)
        case UInt8(ascii: "."): points += 1
        default: isDots = false
        }
      }
      return isDots && 1...2 ~= points
    }
  }
}
