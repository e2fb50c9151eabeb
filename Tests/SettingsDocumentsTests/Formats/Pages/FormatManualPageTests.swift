import Foundation
import TestSupport
import Testing

@testable import SettingsDocuments

/// settee-format(5): its part about fields is made of the same table that pages are read by.
@Suite struct FormatManualPageTests {
  private static let url = PackageFolder.url("Documentation/settee-format.5")
  private static let start = ".\\\" From the table of fields: make snapshots\n"
  private static let end = ".\\\" The end of what is from the table\n"

  @Test func itsFieldsAreThoseOfTheTable() throws {
    let page = try String(contentsOf: Self.url, encoding: .utf8)
    let start = try #require(page.range(of: Self.start))
    let end = try #require(page.range(of: Self.end))
    let renewed = page[..<start.upperBound] + Self.fields + page[end.lowerBound...]
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try String(renewed).write(to: Self.url, atomically: false, encoding: .utf8)
    } else {
      #expect(page == renewed, "make snapshots writes the fields into the manual")
    }
  }

  private static var fields: String {
    let engines = FormatEngine.allCases.filter { !$0.fields.isEmpty }
    let parts =
      [("FIELDS OF ALL PAGES", FormatPage.fields.summaries)]
      + engines.map { engine in
        ("FIELDS OF THE ENGINE \(engine.rawValue.uppercased())", engine.fields)
      }
    return parts.map { ".SH \($0.0)\n" + list($0.1) }.joined()
  }

  private static func list(_ fields: [PageFieldSummary]) -> String {
    fields.map { field in
      let needed = field.isRequired ? " It is required." : ""
      let text =
        ".TP\n.B \(escaped(field.name))\n\(escaped(field.summary + needed))\n"
        + "\\fI\(escaped(field.shape.words.prefix(1).uppercased() + field.shape.words.dropFirst()))\\fR.\n"
      return text + (field.shape.fields.isEmpty ? "" : ".RS\n" + list(field.shape.fields) + ".RE\n")
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
      .replacing("²", with: " squared")
    return escaped.hasPrefix("'") || escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
