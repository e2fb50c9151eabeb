import SettingsFiles

extension SettingDescription {
  /// Refuses what is wrong for the control of a setting, whether or not a schema says so: a port beyond 65535,
  /// a colour of digits that are none, and a date that no calendar has.
  ///
  /// Only what is sure is refused: a port may be a variable or a range, and a colour may have a name that its program
  /// alone knows, unless its schema says by `format` that it is one.
  ///
  ///     try setting.checkInferred(.number(70_000))      // throws: 70000 is no port; a port is 0 to 65535
  public func checkInferred(_ value: Value) throws(InferredRuleError) {
    switch (control, value) {
    case (.port, .number(let number)): try Self.checkPort(number, number.literal)
    case (.port, .string(let text)):
      if let number = Number(literal: text) { try Self.checkPort(number, text) }
    case (.color, .string(let text)): try Self.checkColor(text, isByFormat: format != nil)
    case (_, .string(let text)): try checkMoment(text)
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

  /// RFC 3339, which `date`, `time` and `date-time` name (2020-12 validation, section 7.3.1); an empty text is none
  /// yet.
  private func checkMoment(_ text: String) throws(InferredRuleError) {
    guard let format = format.flatMap({ StringFormat($0) }), [.date, .time, .dateTime].contains(format), !text.isEmpty,
      !format.accepts(text)
    else { return }
    throw InferredRuleError(message: Wording.isNot(format.expectation, text))
  }

  /// CSS Color Module Level 4, section 5.2: three, four, six or eight digits.
  private static func checkColor(_ text: String, isByFormat: Bool) throws(InferredRuleError) {
    guard text.utf8.first == UInt8(ascii: "#") else {
      if !isByFormat || text.isEmpty || text.contains("(") || ColorValue.isName(text) { return }
      throw InferredRuleError(message: "\(Wording.quoted(text)) is no colour; #ff8800, #f80 and orange are")
    }
    let digits = text.dropFirst()
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw InferredRuleError(
        message: "\(Wording.quoted(text)) is no colour; behind # are 3, 4, 6 or 8 digits from 0 to f")
    }
  }
}

/// Why a value is wrong for a setting whose meaning follows from its name or its present value.
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
