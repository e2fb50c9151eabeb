/// How strings are spelled: plain, quoted, or as a block below.
enum YAMLSpelling {
  /// Whether a string needs no quotes and is text to every reader.
  ///
  /// - Parameter former: the plain text that was there; a word that YAML 1.1 takes for the same type, as `no` for
  ///   `yes`, may follow it.
  static func isPlain(_ string: String, inFlow: Bool, insteadOf former: String? = nil) -> Bool {
    let bytes = Array(string.utf8)
    guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20, isPrintable(string),
      !beginsWithIndicator(bytes, inFlow: inFlow), !string.hasPrefix("---"), !string.hasPrefix("..."),
      last != UInt8(ascii: ":")
    else { return false }
    for (byte, next) in zip(bytes, bytes.dropFirst()) {
      if byte == UInt8(ascii: ":"), next == 0x20 || inFlow && YAMLBytes.isFlowIndicator(next) { return false }
      if byte == 0x20, next == UInt8(ascii: "#") { return false }
    }
    if inFlow, bytes.contains(where: YAMLBytes.isFlowIndicator) { return false }
    guard case .string = YAMLCoreSchema.meaning(bytes, 0..<bytes.count) else { return false }
    guard let type = YAML11Type(string) else { return true }
    return former.map { YAML11Type($0) == type } ?? false
  }

  private static func beginsWithIndicator(_ bytes: [UInt8], inFlow: Bool) -> Bool {
    switch bytes[0] {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      guard bytes.count > 1 else { return true }
      return bytes[1] == 0x20 || inFlow && (YAMLBytes.isFlowIndicator(bytes[1]) || bytes[0] != UInt8(ascii: "-"))
    default: return "#&*!|>'\"%@`,[]{}".utf8.contains(bytes[0])
    }
  }

  /// Whether a string holds nothing that must be escaped: no line breaks, no control characters.
  static func isPrintable(_ string: String) -> Bool { string.unicodeScalars.allSatisfy(isPrintable) }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  static func singleQuoted(_ string: String) -> String? {
    guard isPrintable(string) else { return nil }
    return "'" + string.replacing(each: "'", with: "''") + "'"
  }

  static func doubleQuoted(_ string: String) -> String {
    "\"" + Escapes.yaml.written(string) { !isPrintable($0) } + "\""
  }

  /// A string as a literal or folded block; `nil` when such a block cannot hold it.
  ///
  /// - Parameters:
  ///   - column: where the content begins.
  ///   - parentColumn: where the collection begins that it is in, for the header's digit.
  ///   - givesColumn: whether the header has that digit also where it could do without.
  ///   - width: where folded lines are broken, at the latest where a blank allows it.
  static func block(
    _ string: String, isFolded: Bool, column: Int, parentColumn: Int, comment: String = "", givesColumn: Bool = false,
    lineBreak: String, width: Int = 80
  ) -> String? {
    var lines = string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.contains(where: { !$0.isEmpty }),
      lines.allSatisfy({ line in line.unicodeScalars.allSatisfy { $0 == "\t" || isPrintable($0) } })
    else { return nil }
    var breaks = 0
    while lines.last?.isEmpty == true {
      lines.removeLast()
      breaks += 1
    }
    let chomping = breaks == 0 ? "-" : (breaks == 1 ? "" : "+")
    if isFolded {
      guard let folded = folded(lines, width: max(20, width - column)) else { return nil }
      lines = folded
    }
    let firstText = lines.first { !$0.isEmpty } ?? ""
    let needsDigit =
      givesColumn || firstText.hasPrefix(" ") || lines[0].isEmpty && lines.contains { $0.hasPrefix(" ") }
    let step = column - max(0, parentColumn)
    if needsDigit, !(1...9 ~= step) { return nil }
    let header = (isFolded ? ">" : "|") + (needsDigit ? "\(step)" : "") + chomping + comment
    let indentation = String(repeating: " ", count: column)
    let body = lines.map { $0.isEmpty ? "" : indentation + $0 } + Array(repeating: "", count: max(0, breaks - 1))
    return ([header] + body).joined(separator: lineBreak)
  }

  /// Lines that fold into these; `nil` where a line begins with a blank, which folding treats otherwise.
  private static func folded(_ lines: [String], width: Int) -> [String]? {
    guard lines.allSatisfy({ line in line.utf8.first.map { !YAMLBytes.isBlank($0) } ?? true }) else { return nil }
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      // One break between two lines is written as two.
      if index > 0, !lines[index - 1].isEmpty { result.append("") }
      result += line.isEmpty ? [""] : wrapped(line, width: width)
    }
    return result
  }

  /// A line broken at single blanks.
  private static func wrapped(_ line: String, width: Int) -> [String] {
    var result: [String] = []
    var current = ""
    for word in words(line) {
      if !current.isEmpty, current.utf8.count + 1 + word.utf8.count > width {
        result.append(current)
        current = word
      } else {
        current += current.isEmpty ? word : " " + word
      }
    }
    return result + [current]
  }

  /// The parts between single blanks: a blank beside another, or at the end, is part of a word.
  private static func words(_ line: String) -> [String] {
    let bytes = Array(line.utf8)
    var words: [String] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x20 {
      let isSingle =
        index > start && index + 1 < bytes.count && !YAMLBytes.isBlank(bytes[index + 1])
        && !YAMLBytes.isBlank(bytes[index - 1])
      if isSingle {
        words.append(String(bytes: bytes, in: start..<index))
        start = index + 1
      }
    }
    return words + [String(bytes: bytes, in: start..<bytes.count)]
  }
}
