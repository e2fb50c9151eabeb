import Foundation
import SettingsDocuments

@testable import SettingsPrograms

/// A folder that is laid out like a machine, and goes with the test.
final class LayerTree {
  let url: URL
  private let pages: [String: String]

  init(_ files: [String: String] = [:], page: String) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "layers-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    pages = ["page": page]
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ text: String) throws {
    let place = url.appending(path: path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  func link(_ path: String, to target: String) throws {
    let place = url.appending(path: path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  /// What counts for the program that reads a file.
  func settings(_ file: String) throws -> EffectiveSettings {
    let page = try ProgramPage(name: "page", parsing: Array(pages["page", default: ""].utf8))
    let layers = ProgramLayers(pages: ProgramPages(home: "/root"), root: url.path, home: "/root")
    return try layers.settings(ofFile: file, page: page)
  }
}

extension EffectiveSettings {
  /// `value file:line` of all that counts for a setting.
  func counting(_ path: Path) -> [String] { self[path]?.sources.map(\.words) ?? [] }
  func overruled(_ path: Path) -> [String] { self[path]?.overruled.map(\.words) ?? [] }
  /// The texts alone.
  func texts(_ path: Path) -> [String] { self[path]?.sources.map(\.text) ?? [] }
}

extension SettingSource {
  var text: String { if case .string(let text) = value { text } else { value.json } }
  var words: String { "\(text) \(place)" }
}
