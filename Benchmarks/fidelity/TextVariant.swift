import SettingsDocuments

/// The same text as another editor would have left it.
struct TextVariant {
  let name: String
  let text: [UInt8]

  /// The variants that mean the same in the format, and are not the text itself.
  static func all(of text: [UInt8], as format: Format) -> [TextVariant] {
    let hasMark = text.starts(with: mark)
    let hasReturns = text.contains(0x0D)
    var variants: [TextVariant] = []
    if !hasMark { variants.append(TextVariant(name: "byte-order mark", text: mark + text)) }
    if text.contains(0x0A), !hasReturns {
      variants.append(TextVariant(name: "CRLF", text: text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }))
    }
    // Tabs may not indent YAML.
    if text.contains(0x0A), !hasReturns, format != .yaml {
      variants.append(TextVariant(name: "tabs", text: withTabs(text)))
    }
    if text.last == 0x0A { variants.append(TextVariant(name: "no final line break", text: text.dropLast())) }
    return variants
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Two blanks of indentation as one tab.
  private static func withTabs(_ text: [UInt8]) -> [UInt8] {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    let indented = lines.map { line -> [UInt8] in
      let blanks = line.prefix { $0 == 0x20 }.count
      return [UInt8](repeating: 0x09, count: blanks / 2) + line.dropFirst(blanks)
    }
    return Array(indented.joined(separator: [0x0A]))
  }
}
