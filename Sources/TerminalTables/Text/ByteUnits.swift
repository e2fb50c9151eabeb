/// How a number of bytes is written for people.
///
/// ```swift
/// ByteUnits.binary.string(for: 1536)    // "1.5 KiB"
/// ByteUnits.decimal.string(for: 1536)   // "1.5 kB"
/// ```
public enum ByteUnits: String, CaseIterable, Hashable, Sendable {
  /// Powers of 1024: KiB, MiB (IEC 80000-13).
  case binary
  /// Powers of 1000: kB, MB (SI).
  case decimal
  /// No unit: every byte counted.
  case bytes

  /// The count with one decimal below ten, and with none above.
  public func string(for count: Int) -> String {
    switch self {
    case .bytes: "\(count) B"
    case .binary: ByteUnits.scaled(count, by: 1024, ["KiB", "MiB", "GiB", "TiB", "PiB", "EiB"])
    case .decimal: ByteUnits.scaled(count, by: 1000, ["kB", "MB", "GB", "TB", "PB", "EB"])
    }
  }

  private static func scaled(_ count: Int, by factor: Int, _ names: [String]) -> String {
    if count.magnitude < UInt(factor) { return "\(count) B" }
    var tenths = Double(count) * 10
    var name = ""
    for next in names {
      tenths /= Double(factor)
      name = next
      if tenths.rounded().magnitude < Double(factor * 10) { break }
    }
    let rounded = Int(tenths.rounded())
    return "\(rounded / 10).\(rounded.magnitude % 10) \(name)"
  }
}
