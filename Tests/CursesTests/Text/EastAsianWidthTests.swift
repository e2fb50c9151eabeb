import Testing

@testable import Curses

/// Every East Asian width class of the Unicode data is measured by the rule, and drawn where it is measured.
@Suite(.enabled(if: UnicodeData.isPresent, "Debian's unicode-data is absent"))
@MainActor
struct EastAsianWidthTests {
  /// Narrow in Unicode 15, which Debian has; wide in the newer data that Settee follows.
  private static let wideSince16: [ClosedRange<UInt32>] = [
    0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376,
  ]

  private static func ranges() throws -> [(scalars: ClosedRange<UInt32>, width: String)] {
    try UnicodeData.lines(of: "EastAsianWidth.txt").map { (UnicodeData.range($0[0]), $0[1]) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch ScalarColumns.of(scalar) {
    case .zero, .sign, .mark: true
    default: false
    }
  }

  @Test("Wide and full-width scalars take two columns, all other classes one")
  func classes() throws {
    var seen: [String: Int] = [:]
    for (scalars, width) in try EastAsianWidthTests.ranges() {
      for value in scalars {
        guard let scalar = Unicode.Scalar(value), !EastAsianWidthTests.isMark(scalar) else { continue }
        let isWide = width == "W" || width == "F" || (0x1F1E6...0x1F1FF).contains(value)
        let isNewer = EastAsianWidthTests.wideSince16.contains { $0.contains(value) }
        let expected = isWide || isNewer ? 2 : 1
        if DisplayWidth.of(Character(scalar)) != expected {
          Issue.record("U+\(String(value, radix: 16)) of class \(width) takes \(DisplayWidth.of(Character(scalar)))")
        }
        seen[width, default: 0] += 1
      }
    }
    #expect(Set(seen.keys) == ["A", "F", "H", "N", "Na", "W"])
  }

  @Test("Marks and controls are none but those of the data")
  func marks() throws {
    for line in try UnicodeData.lines(of: "extracted/DerivedGeneralCategory.txt") where line[1].hasPrefix("M") {
      for scalar in UnicodeData.range(line[0]).compactMap(Unicode.Scalar.init) {
        let expected: ScalarColumns = line[1] == "Mc" ? .mark : .zero
        // A few marks changed sides in newer data.
        if ScalarColumns.of(scalar) != expected && scalar.properties.generalCategory != .spacingMark
          && scalar.properties.generalCategory != .nonspacingMark
        {
          Issue.record("U+\(String(scalar.value, radix: 16)) of class \(line[1])")
        }
      }
    }
  }

  @Test("What is drawn stands where it is measured on every terminal, for scalars of every class")
  func drawn() throws {
    let screens = try Screens(Size(rows: 24, columns: 62))
    defer { screens.terminal.close() }
    var lines: [(text: String, clusters: [Range<Int>])] = []
    var line = (text: "", clusters: [Range<Int>](), columns: 0)
    func show() {
      for (row, line) in lines.enumerated() { screens.draw(line.text, row: row) }
      screens.terminal.present()
      let differences = screens.differences(rows: 0..<lines.count) { lines[$0].clusters }
      if !differences.isEmpty { Issue.record("\(differences.prefix(3)) in \(lines.map(\.text))") }
      lines = []
    }
    for (scalars, _) in try EastAsianWidthTests.ranges() {
      // Of the thousands of ideographs and syllables, some.
      for value in stride(from: scalars.lowerBound, through: scalars.upperBound, by: scalars.count > 2000 ? 97 : 1) {
        guard let scalar = Unicode.Scalar(value), ScalarColumns.of(scalar) != .sign else { continue }
        let joinsBefore = ("|" + String(scalar)).count == 1
        let joinsAfter = (String(scalar) + "|").count == 1
        let text = (joinsBefore ? "e" : "") + String(scalar) + (joinsAfter ? "1" : "")
        let width = DisplayWidth.of(text)
        line.clusters.append(line.columns..<line.columns + width)
        line.text += text + "|"
        line.columns += width + 1
        if line.columns < 58 { continue }
        lines.append((line.text, line.clusters))
        line = ("", [], 0)
        if lines.count == 24 { show() }
      }
    }
    show()
    #expect(screens.complaints.isEmpty)
  }
}
