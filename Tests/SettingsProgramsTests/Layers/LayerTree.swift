import Foundation
import SettingsDocuments
import SettingsSchema

@testable import SettingsPrograms

/// A folder that is laid out like a machine, and goes with the test.
final class LayerTree {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "layers-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ text: String) throws {
    let place = url.appending(path: path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  /// A folder without anything in it.
  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(at: url.appending(path: path), withIntermediateDirectories: true)
  }

  func link(_ path: String, to target: String) throws {
    let place = url.appending(path: path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  /// The layers of the programs whose pages are built in.
  var layers: ProgramLayers { ProgramLayers(pages: ProgramPages(home: "/root"), root: url.path, home: "/root") }

  /// What counts for the program that reads a file, by the page that is built in.
  func settings(_ file: String) throws -> EffectiveSettings { try layers.settings(ofFile: file) }
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
