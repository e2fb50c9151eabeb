import SettingsFiles
import SettingsSchema
import TerminalTables

/// A number of bytes or of a unit of time, as a person would say it: `2097152` is 2.0 MiB, `5400` seconds are 1 h 30
/// min.
enum QuantityText {
  /// What a number amounts to; nil where it counts something else, or nothing is gained by saying it.
  static func text(for value: Value?, of setting: SettingDescription) -> String? {
    guard case .number(let number)? = value, let count = number.int, count > 0 else { return nil }
    switch setting.control {
    case .byteSize: return bytes(count, in: setting.unit)
    case .duration: return setting.unit.flatMap { duration(count, in: $0) }
    default: return nil
    }
  }

  private static func bytes(_ count: Int, in unit: String?) -> String? {
    let units = ["KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30]
    let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: unit.flatMap { units[$0] } ?? 1)
    return count < 1024 || isTooLarge ? nil : ByteUnits.binary.string(for: bytes)
  }

  /// Units of time from the largest on, in milliseconds; people count no further than days.
  private static let units: [(name: String, length: Int)] = [
    ("d", 86_400_000), ("h", 3_600_000), ("min", 60_000), ("s", 1000), ("ms", 1),
  ]

  private static func duration(_ count: Int, in unit: String) -> String? {
    guard let place = units.firstIndex(where: { $0.name == unit }) else { return nil }
    let (length, isTooLarge) = count.multipliedReportingOverflow(by: units[place].length)
    guard !isTooLarge, let largest = units.firstIndex(where: { $0.length <= length }), largest < place else {
      return nil
    }
    var rest = length
    let parts = units[largest...place].map { unit -> String in
      defer { rest %= unit.length }
      return rest < unit.length ? "" : "\(rest / unit.length) \(unit.name)"
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
