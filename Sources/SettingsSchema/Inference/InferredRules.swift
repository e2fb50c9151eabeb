import SettingsDocuments

extension SettingDescription {
  /// Refuses what the control of a setting tells to be wrong, whether or not a schema says so: a port beyond 65535, and
  /// a colour of digits that are none.
  ///
  /// Only what is sure is refused: a colour may have a name, and a port may be a variable or a range.
  ///
  ///     try setting.checkInferred(.number(70_000))      // throws: 70000 is no port; a port is 0 to 65535
  public func checkInferred(_ value: Value) throws(InferredRuleError) {
    switch (control, value) {
    case (.port, .number(let number)): try Self.checkPort(number, number.literal)
    case (.port, .string(let text)):
      if let number = Number(literal: text) { try Self.checkPort(number, text) }
    case (.color, .string(let text)): try Self.checkColor(text)
    default: break
    }
  }

  /// The ports of TCP and UDP (RFC 9293 and RFC 768: 16 bits).
  static let ports = Number(0)...Number(65_535)

  private static func checkPort(_ number: Number, _ text: String) throws(InferredRuleError) {
    guard number.isInteger, ports.contains(number) else {
      throw InferredRuleError(message: "\(text) is no port; a port is \(ports.lowerBound) to \(ports.upperBound)")
    }
  }

  /// CSS Color Module Level 4, section 5.2: three, four, six or eight digits.
  private static func checkColor(_ text: String) throws(InferredRuleError) {
    guard text.utf8.first == UInt8(ascii: "#") else { return }
    let digits = text.dropFirst()
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw InferredRuleError(
        message: "\(Wording.quoted(text)) is no colour; behind # are 3, 4, 6 or 8 digits from 0 to f")
    }
  }
}

/// Why a value is wrong for a setting of whose meaning its name or its present value tells.
///
///     do {
///       try setting.checkInferred(value)
///     } catch {
///       print(error.message)
///     }
public struct InferredRuleError: Error, Hashable, Sendable {
  /// What is wrong, and what would be right.
  public let message: String
}
