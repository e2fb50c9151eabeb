import CNcurses

extension Terminal {
  /// What became of a text that was to be copied.
  public enum CopyOutcome: Hashable, Sendable {
    /// The terminal says that it takes texts for the clipboard, and was given this one.
    case sent
    /// The terminal was given the text; whether it takes it, nobody can know.
    case maybeSent
    /// The text is longer than terminals take.
    case tooLong
    /// The terminal is not known to take any.
    case unsupported
  }

  /// Gives a text to the terminal for the clipboard of whoever sits before it, also over SSH (OSC 52 of xterm).
  ///
  /// Whether a terminal takes it is said by `Ms` of its terminfo entry. Where the entry does not say so, terminals that
  /// are like xterm are given it all the same: most of them take it, and the others ignore it. In tmux it is tmux
  /// that takes it, where its `set-clipboard` is on.
  ///
  /// - Complexity: linear in the text, of which no more than 74,994 bytes are sent in base64.
  public func copy(_ text: String) -> CopyOutcome {
    makeCurrent()
    let name = termname().map { String(cString: $0) } ?? ""
    let isKnown = settee_terminfo_string("Ms") != nil
    let isLikely = Self.takers.contains { name.hasPrefix($0) } || environment("TMUX") != nil
    guard isKnown || isLikely else { return .unsupported }
    let encoded = Base64.encoded(Array(text.utf8))
    if encoded.count > Self.mostCopied { return .tooLong }
    frame.send(Array("\u{1B}]52;c;".utf8)[...] + encoded + [0x07])
    return isKnown && environment("TMUX") == nil ? .sent : .maybeSent
  }

  /// What most terminals allow; xterm allows more.
  private static let mostCopied = 74_994

  /// The beginnings of names of terminals that are like xterm, or are known to take texts.
  private static let takers = ["xterm", "tmux", "foot", "alacritty", "contour", "wezterm", "st-", "iterm", "mlterm"]
}

/// Bytes as text of 64 characters (RFC 4648, section 4).
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let group = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 {
        result.append(place <= part.count ? alphabet[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return result
  }
}
