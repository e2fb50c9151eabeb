/// What a text says of itself: the program that its first line names, and lines that only one kind of text has.
enum ContentSigns {
  /// What a text is whose name tells nothing sure; nil where nothing in it says so.
  ///
  /// - Complexity: a look at the first bytes of each line.
  static func verdict(on content: [UInt8]) -> FormatDetection? {
    let fault = UTF8Text.fault(in: content)
    if content.prefix(8192).contains(0), fault?.found != UTF8Text.utf16 {
      return .refused(FormatRefusal("no text", isFinal: fault != nil))
    }
    if let script = script(content) { return .refused(FormatRefusal(script)) }
    let text = content.dropFirst(UTF8Text.start(of: content)).drop { $0.isBlankOrBreak }
    if text.starts(with: xmlStart) { return .known(.xml) }
    let reason = starts.first { text.starts(with: $0.bytes.utf8) }?.reason ?? reason(ofLinesIn: text)
    if let reason { return .refused(FormatRefusal(reason)) }
    return fault.map { .refused(FormatRefusal("line \($0.line): \($0.explanation)", isFinal: true)) }
  }

  /// Whether a text declares to be XML, which no other format begins with: Avahi's services are named as systemd's.
  static func isXML(_ content: [UInt8]) -> Bool {
    content.dropFirst(UTF8Text.start(of: content)).starts(with: xmlStart)
  }

  private static let xmlStart = "<?xml ".utf8

  /// What the first line says of the program that runs the text: `#!/bin/sh`; nil where it says nothing.
  static func script(_ content: [UInt8]) -> String? {
    guard content.starts(with: "#!".utf8) else { return nil }
    let line = content.dropFirst(2).prefix { $0 != 0x0A }
    var words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }[...]
    guard words.first?.first == UInt8(ascii: "/") else { return nil }
    while let word = words.popFirst() {
      let name = word[(word.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? word.startIndex)...]
      // What runs another program names it behind its options.
      if name.elementsEqual("env".utf8) || name.first == UInt8(ascii: "-") || name.contains(UInt8(ascii: "=")) {
        continue
      }
      return interpreters.first { $0.names.contains { name.starts(with: $0.utf8) } }?.reason ?? "a script"
    }
    return "a script"
  }

  /// The first line that tells; a program is one by a pair, for one of its words may be a setting elsewhere.
  private static func reason(ofLinesIn text: ArraySlice<UInt8>) -> String? {
    var opensBlock = false
    var (lines, patterns) = (0, 0)
    // Programs may be inside of settings, indented or below a header.
    for line in text.split(separator: 0x0A) {
      var line = line
      while line.last?.isBlankOrBreak == true { line.removeLast() }
      guard let first = line.first, first != UInt8(ascii: "#"), !first.isBlankOrBreak else { continue }
      if first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") { return nil }
      lines += 1
      if first == UInt8(ascii: "^") { patterns += 1 }
      if firstBytes.contains(first), let sign = signs.first(where: { $0.fits(line) }) { return sign.reason }
      if shellOpenings.contains(where: { line.hasSuffix($0) }) { opensBlock = true }
      if opensBlock, shellEnds.contains(where: { line.elementsEqual($0.utf8) }) { return "a shell script" }
    }
    return patterns * 2 > lines ? "a list of regular expressions" : nil
  }

  private static let firstBytes = ByteSet(signs.compactMap(\.start.utf8.first))
}

extension UInt8 {
  fileprivate var isBlankOrBreak: Bool { self == 0x20 || 0x09...0x0D ~= self }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
