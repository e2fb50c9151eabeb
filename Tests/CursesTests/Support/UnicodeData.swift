import Foundation

/// The Unicode data files of Debian's package unicode-data.
enum UnicodeData {
  static let folder = "/usr/share/unicode"

  /// Whether the files are here; says so once where they are not.
  static let isPresent: Bool = {
    let isPresent = FileManager.default.fileExists(atPath: folder + "/EastAsianWidth.txt")
    if !isPresent { print("skipped: the tests on Unicode data, because \(folder) is absent (package unicode-data)") }
    return isPresent
  }()

  /// The fields of each line of a data file, without comments.
  static func lines(of name: String) throws -> [[String]] {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).split(separator: "\n").compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      return fields.count > 1 ? fields : nil
    }
  }

  /// The scalars that a field names: one, or a range.
  static func range(_ field: String) -> ClosedRange<UInt32> {
    let ends = field.components(separatedBy: "..").compactMap { UInt32($0, radix: 16) }
    return (ends.first ?? 0)...(ends.last ?? 0)
  }

  /// The sequences of a field: several scalars, or a range of single ones.
  static func sequences(_ field: String) -> [String] {
    if field.contains("..") { return range(field).compactMap(Unicode.Scalar.init).map { String($0) } }
    let scalars = field.split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
    return [String(String.UnicodeScalarView(scalars))]
  }
}
