/// The written forms of a path: JSON Pointer (RFC 6901) and `a.b[0]."key with a dot"`.
extension Path: CustomStringConvertible {
  /// The dotted form; empty for the root. Reads back as the same path.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .end: text += "[]"
      case .item(let selector): text += "[\(selector)]"
      case .key(let key):
        if !text.isEmpty { text += "." }
        text += Self.isPlain(key) ? key : JSONText.quoted(key)
      }
    }
    return text
  }

  /// The JSON Pointer; empty for the root. A pointer has no words for what an item has: resolve such a path first.
  public var pointer: String {
    steps.map { step in
      switch step {
      case .index(let index): "/\(index)"
      case .end: "/-"
      case .item(let selector): "/" + Self.escapedForPointer("[\(selector)]")
      case .key(let key): "/" + Self.escapedForPointer(key)
      }
    }.joined()
  }

  /// Reads a JSON Pointer when the text begins with `/`, else the dotted form. Empty text is the root.
  ///
  /// - Throws: `PathError`, with the byte at fault and what to write instead.
  public init(parsing text: String) throws(PathError) {
    if text.utf8.first == UInt8(ascii: "/") {
      steps = try Self.pointerSteps(text)
    } else {
      var parser = DottedPathParser(text)
      steps = try parser.steps()
    }
    guard steps.count <= Self.longest else {
      throw PathError(
        text: text.shortened(to: 40), offset: 0,
        message: "it has \(steps.count) steps, and no document goes deeper than \(Self.longest)")
    }
  }

  static func isPlain(_ key: String) -> Bool {
    if key.withBytes({ !$0.isEmpty && $0.allSatisfy(\.isNameByte) }) { return true }
    return !key.isEmpty && key.utf8.first != UInt8(ascii: "/") && !key.hasSuffix("/-")
      && key.utf8.last != UInt8(ascii: "+")
      && key.unicodeScalars.allSatisfy { $0 != " " && !$0.isEscapedWhenShown && !marks.contains($0) }
  }

  /// What means something in the dotted form, or behind it, as the sign in `path=value` and `path+=value`.
  private static let marks = ".[]\"\\=".unicodeScalars

  private static func escapedForPointer(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return key }
    return key.replacing(each: "~", with: "~0").replacing(each: "/", with: "~1")
  }

  private static func pointerSteps(_ text: String) throws(PathError) -> [Step] {
    let bytes = Array(text.utf8)
    for place in bytes.indices where bytes[place] == UInt8(ascii: "~") {
      guard let next = bytes[(place + 1)...].first, next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
        throw PathError(text: text, offset: place, message: "~ must be written ~0 here, and / inside a key ~1")
      }
    }
    return bytes.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { token in
      .key(String(decoding: token, as: UTF8.self).exchanging("~1", for: "/").exchanging("~0", for: "~"))
    }
  }
}

/// Text that is no path, and the byte of it at fault.
///
///     do {
///       path = try Path(parsing: "servers[x]")
///     } catch {
///       print(error)                              // not a path: servers[x] (at character 9): …
///     }
public struct PathError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text as it was given.
  public let text: String
  /// The byte at fault, counted in UTF-8 from the start of the text.
  public let offset: Int
  /// What is the matter and what to write instead.
  public let message: String

  /// The text, the place of the fault and what to write instead.
  public var description: String {
    "not a path: \(text) (at character \(column)): \(message)"
  }

  /// The character at fault, counted from 1.
  public var column: Int {
    String(decoding: text.utf8.prefix(offset), as: UTF8.self).count + 1
  }
}
