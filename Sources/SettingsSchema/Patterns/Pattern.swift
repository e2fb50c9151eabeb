import CPcre2
import Synchronization

/// A regular expression of a schema, compiled, with a bound on the work of one match.
///
/// The dialect is ECMA-262, as JSON Schema asks; PCRE2 does the matching. A pattern may be used from many
/// threads at once. No pattern can hang the program: a match that needs more steps than
/// ``stepLimit`` ends with ``Match/tooExpensive``.
///
///     let pattern = try Pattern("^[a-z]+$")
///     pattern.match("verbose")   // .yes
final class Pattern: Sendable {
  /// What a match came to.
  enum Match: Sendable { case yes, no, tooExpensive }

  /// How many internal matching steps of PCRE2 one match may take; some milliseconds.
  static let stepLimit: UInt32 = 250_000
  /// How much memory one match may take, in KiB.
  static let memoryLimit: UInt32 = 64 * 1024

  /// The pattern as the schema writes it.
  let source: String
  private let handle: Handle
  private let ends: PatternEnds

  /// Compiles `source`. Throws when it is no regular expression of ECMA-262, or one that PCRE2 cannot match
  /// (look-behind of variable length, or a pattern over 64 KiB once compiled).
  init(_ source: String) throws(PatternError) {
    self.source = source
    ends = PatternEnds(of: source)
    handle = try Handle(PatternTranslation.translate(source, reading: .lenient))
  }

  /// Looks for the pattern anywhere in `text`; patterns are not anchored unless they say so.
  func match(_ text: String) -> Match {
    var text = text
    return text.withUTF8 { match($0) }
  }

  /// Looks for the pattern anywhere in a text of these bytes.
  func match(_ bytes: UnsafeBufferPointer<UInt8>) -> Match {
    if let first = bytes.first, handle.beginnings.refuse(first) { return .no }
    if !ends.areThose(of: bytes) { return .no }
    let result = look(in: bytes)
    if let first = bytes.first, result == .no, handle.isAnchored {
      handle.beginnings.learn(first) { byte in
        withUnsafePointer(to: byte) {
          look(in: UnsafeBufferPointer(start: $0, count: 1), PCRE2_PARTIAL_HARD) != .no
        }
      }
    }
    return result
  }

  private func look(in bytes: UnsafeBufferPointer<UInt8>, _ options: UInt32 = 0) -> Match {
    guard let data = Self.takeWorkspace() else { return .tooExpensive }
    // An empty text may come without an address, which PCRE2 does not take.
    let result = withUnsafePointer(to: UInt8(0)) { empty in
      pcre2_match_8(
        handle.code, bytes.baseAddress ?? empty, bytes.count, 0, options | PCRE2_NO_UTF_CHECK, data, handle.context)
    }
    let isOrdinary = result >= 0 || result == PCRE2_ERROR_NOMATCH
    Self.leave(data, isSmall: isOrdinary && bytes.count <= Self.longestOfSmall)
    return isOrdinary ? (result >= 0 ? .yes : .no) : .tooExpensive
  }

  /// What a match works in, kept for the next one of any pattern: to make it costs as much as a short match.
  private struct Workspace: @unchecked Sendable { let data: OpaquePointer }
  private static let spare = Mutex<Workspace?>(nil)
  /// What has looked at a longer text may have grown.
  private static let longestOfSmall = 256

  private static func takeWorkspace() -> OpaquePointer? {
    let spare = spare.withLock { spare in
      defer { spare = nil }
      return spare
    }
    return spare?.data ?? pcre2_match_data_create_8(1, nil)
  }

  private static func leave(_ data: OpaquePointer, isSmall: Bool) {
    let isKept =
      isSmall
      && spare.withLock { spare in
        if spare != nil { return false }
        spare = Workspace(data: data)
        return true
      }
    if !isKept { pcre2_match_data_free_8(data) }
  }

  /// All that the pattern finds in a text, one behind the other: the bytes of the first group that took part, and of
  /// the group behind it where that did. Nil where it takes too long.
  func groups(in text: String) -> [(first: Range<Int>, second: Range<Int>?)]? {
    guard let data = pcre2_match_data_create_from_pattern_8(handle.code, nil) else { return nil }
    defer { pcre2_match_data_free_8(data) }
    var text = text
    return text.withUTF8 { bytes in
      var found: [(Range<Int>, Range<Int>?)] = []
      var start = 0
      while let base = bytes.baseAddress, start <= bytes.count {
        let result = pcre2_match_8(
          handle.code, base, bytes.count, start, UInt32(PCRE2_NO_UTF_CHECK), data, handle.context)
        if result == PCRE2_ERROR_NOMATCH { break }
        guard result >= 0, let offsets = pcre2_get_ovector_pointer_8(data) else { return nil }
        func range(_ group: Int) -> Range<Int>? {
          let (from, to) = (offsets[2 * group], offsets[2 * group + 1])
          return from < 0 || from > to ? nil : from..<to
        }
        if let first = (1..<max(1, Int(result))).first(where: { range($0) != nil }), let name = range(first) {
          found.append((name, first + 1 < result ? range(first + 1) : nil))
        }
        start = max(offsets[1], start + 1)
        while start < bytes.count, bytes[start] & 0xC0 == 0x80 { start += 1 }
      }
      return found
    }
  }

  /// Whether `source` is a regular expression by the letter of ECMA-262, as the format `regex` asks.
  static func isWellFormed(_ source: String) -> Bool {
    (try? PatternTranslation.translate(source, reading: .strict)) != nil
  }

  /// Whether PCRE2 takes an expression of its own.
  static func compiles(_ expression: String) -> Bool {
    (try? Handle(expression)) != nil
  }

  /// Owns the compiled code and its limits. PCRE2 never changes either after compiling, so threads may share them.
  private final class Handle: @unchecked Sendable {
    let code: OpaquePointer
    let context: OpaquePointer?
    /// Whether it matches at the beginning of a text or nowhere.
    let isAnchored: Bool
    let beginnings = PatternBeginnings()

    init(_ expression: String) throws(PatternError) {
      var number: Int32 = 0
      var offset = 0
      var expression = expression
      // Alternatives may name their groups alike (ES2025).
      let options =
        UInt32(PCRE2_UTF) | PCRE2_NO_UTF_CHECK | PCRE2_MATCH_UNSET_BACKREF | PCRE2_NEVER_BACKSLASH_C | PCRE2_DUPNAMES
      let code = expression.withUTF8 { bytes in
        withUnsafePointer(to: UInt8(0)) { empty in
          pcre2_compile_8(bytes.baseAddress ?? empty, bytes.count, options, &number, &offset, nil)
        }
      }
      guard let code else { throw PatternError(Self.message(of: number)) }
      self.code = code
      var used: UInt32 = 0
      pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_ALLOPTIONS), &used)
      isAnchored = used & PCRE2_ANCHORED != 0
      context = pcre2_match_context_create_8(nil)
      pcre2_set_match_limit_8(context, Pattern.stepLimit)
      pcre2_set_heap_limit_8(context, Pattern.memoryLimit)
    }

    deinit {
      pcre2_match_context_free_8(context)
      pcre2_code_free_8(code)
    }

    private static func message(of number: Int32) -> String {
      var buffer = [UInt8](repeating: 0, count: 160)
      let length = pcre2_get_error_message_8(number, &buffer, buffer.count)
      return String(decoding: buffer.prefix(max(0, Int(length))), as: UTF8.self)
    }
  }
}
