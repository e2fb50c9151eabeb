import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// A number of bytes or of a unit of time, as a person would say it: `2097152` is 2.0 MiB, `5400` seconds are 1 h 30
/// min.
enum QuantityText {
  /// What a number amounts to; nil where it counts something else, or nothing is gained by saying it.
  static func text(for value: Value?, of setting: SettingDescription) -> String? {
    guard case .number(let number)? = value, let count = number.int, count > 0 else { return nil }
    switch setting.control {
    case .byteSize: return bytes(count, in: setting.unit)
    case .duration: return setting.unit.flatMap { QuantityWords.time(count, in: $0) }
    default: return nil
    }
  }

  private static func bytes(_ count: Int, in unit: String?) -> String? {
    let units = ["KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30]
    let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: unit.flatMap { units[$0] } ?? 1)
    return count < 1024 || isTooLarge ? nil : ByteUnits.binary.string(for: bytes)
  }
}
