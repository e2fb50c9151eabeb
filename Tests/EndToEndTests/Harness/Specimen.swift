import Foundation
import TestSupport
import Testing

/// A settings file with its schema, as a test opens it.
struct Specimen: CustomTestStringConvertible {
  var name: String
  var document: URL
  var schema: URL

  var testDescription: String { name }

  /// Written for the project: JSONC with comments, deep objects, Chinese and emoji.
  static let nightjar = Specimen(
    name: "settings.jsonc", document: Locations.samples.appending(path: "settings.jsonc"),
    schema: Locations.samples.appending(path: "settings.schema.json"))

  /// A real program's settings, beside the package.
  static let claude = Specimen(
    name: "claude-settings.json", document: SharedFolder.real.url("documents/claude-settings.json"),
    schema: SharedFolder.real.url("schemas/claude-code-settings.json"))
}

/// The other ways in which the same text may be written to a file.
enum Writing: String, CaseIterable, CustomTestStringConvertible {
  case asItIs = "as it is"
  case windows = "with CRLF"
  case marked = "with a byte-order mark"
  case unfinished = "without a final newline"

  var testDescription: String { rawValue }

  func of(_ text: String) -> [UInt8] {
    switch self {
    case .asItIs: Array(text.utf8)
    case .windows: Array(text.replacing("\n", with: "\r\n").utf8)
    case .marked: [0xef, 0xbb, 0xbf] + text.utf8
    case .unfinished: Array((text.hasSuffix("\n") ? String(text.dropLast()) : text).utf8)
    }
  }
}
