/// Durations as ISO 8601 writes them (RFC 3339, appendix A), which JSON Schema's format `duration` names: `PT1H30M`.
enum ISODuration {
  /// - Parameter nanoseconds: whole seconds, as there are no fractions.
  static func text(for nanoseconds: Int) -> String? {
    guard nanoseconds % TimeUnit.second.size == 0 else { return nil }
    var rest = nanoseconds / TimeUnit.second.size
    if rest == 0 { return "PT0S" }
    let days = rest / 86_400
    rest %= 86_400
    let time = [(rest / 3600, "H"), (rest % 3600 / 60, "M"), (rest % 60, "S")].filter { $0.0 > 0 }
    return "P" + (days > 0 ? "\(days)D" : "") + (time.isEmpty ? "" : "T" + time.map { "\($0.0)\($0.1)" }.joined())
  }

  /// The nanoseconds of a duration without months and years, which have no length of their own.
  static func nanoseconds(of text: String) -> Int? {
    guard text.first == "P", text.utf8.count <= 40 else { return nil }
    var sum = 0
    var digits = ""
    var isTime = false
    for character in text.dropFirst() {
      if character == "T" {
        isTime = true
      } else if character.isASCII, character.isNumber {
        digits.append(character)
      } else {
        let unit: TimeUnit? =
          switch (character, isTime) {
          case ("W", false): .week
          case ("D", false): .day
          case ("H", true): .hour
          case ("M", true): .minute
          case ("S", true): .second
          default: nil
          }
        guard let unit, let number = Int(digits) else { return nil }
        let (product, isTooLarge) = number.multipliedReportingOverflow(by: unit.size)
        let (next, isTooMuch) = sum.addingReportingOverflow(product)
        if isTooLarge || isTooMuch { return nil }
        (sum, digits) = (next, "")
      }
    }
    return digits.isEmpty && text.count > 2 ? sum : nil
  }
}
