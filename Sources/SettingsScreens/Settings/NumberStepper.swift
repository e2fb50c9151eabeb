import SettingsFiles
import SettingsSchema

/// The numbers that Left and Right step to.
struct NumberStepper {
  let setting: SettingDescription

  /// The number a step away; nil at the end of the range.
  func next(after present: Value?, by direction: Int) -> Number? {
    guard case .number(let number)? = present else { return first(direction) }
    guard number.isFinite else { return nil }
    if number.isInteger, let size = step.int {
      // A number without a bound is not rounded either.
      guard let sum = number.int?.addingReportingOverflow(direction * size), !sum.overflow else { return nil }
      let next = clamped(Number(sum.partialValue, spelledLike: number.literal))
      return next == number || !isAllowed(next) ? nil : next
    }
    let next = clamped(Number(rounding: number.double + Double(direction) * step.double, to: digits(of: number)))
    return next == number || !isAllowed(next) ? nil : next
  }

  /// Where nothing is set yet, the end from which the step comes.
  private func first(_ direction: Int) -> Number? {
    let end = direction > 0 ? setting.minimum : setting.maximum
    let start = end?.value ?? Number(0)
    return isAllowed(start) ? start : next(after: .number(start), by: direction)
  }

  private var step: Number {
    if let step = setting.multipleOf { return step }
    guard !setting.types.contains(.integer), setting.types.contains(.number) else { return Number(1) }
    // Fractions between close bounds, such as 0 and 1, need small steps.
    if let low = setting.minimum?.value, let high = setting.maximum?.value, high.double - low.double <= 2 {
      return Number(0.05)
    }
    return Number(1)
  }

  private func digits(of number: Number) -> Int {
    max(Self.decimals(of: number), Self.decimals(of: step))
  }

  private static func decimals(of number: Number) -> Int {
    guard let point = number.literal.firstIndex(of: ".") else { return 0 }
    return min(12, number.literal[point...].dropFirst().prefix { $0.isNumber }.count)
  }

  private func clamped(_ number: Number) -> Number {
    if let low = setting.minimum, number < low.value { return low.value }
    if let high = setting.maximum, number > high.value { return high.value }
    return number
  }

  private func isAllowed(_ number: Number) -> Bool {
    if let low = setting.minimum, low.isExclusive, number <= low.value { return false }
    if let high = setting.maximum, high.isExclusive, number >= high.value { return false }
    return true
  }
}

extension Number {
  /// A whole number to the base of another one: `0xff` goes on to `0x100`.
  fileprivate init(_ value: Int, spelledLike literal: String) {
    let bases = ["0x": 16, "0o": 8, "0b": 2]
    let base = bases[literal.prefix(2).lowercased()]
    let digits = base.map { String(value, radix: $0) }
    let spelled = digits.flatMap { value < 0 ? nil : Number(literal: literal.prefix(2) + $0, decimal: String(value)) }
    self = spelled ?? Number(value)
  }

  /// A decimal number with so many digits behind the point, without needless zeros.
  fileprivate init(rounding value: Double, to decimals: Int) {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value * scale).rounded() / scale
    self = scaled == scaled.rounded() && scaled.magnitude < 1e15 ? Number(Int(scaled)) : Number(scaled)
  }
}
