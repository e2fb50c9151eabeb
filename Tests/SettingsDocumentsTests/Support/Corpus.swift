import Foundation

/// The folder of real files and suites beside the repository; tests that need it say so where it is absent.
enum Corpus {
  static let root: URL? = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        let shared = folder.deletingLastPathComponent().appendingPathComponent("shared").resolvingSymlinksInPath()
        return FileManager.default.fileExists(atPath: shared.path) ? shared : nil
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  /// A folder of the corpus, or `nil` after saying that its tests are skipped.
  static func folder(_ path: String) -> URL? {
    guard let folder = root?.appendingPathComponent(path), FileManager.default.fileExists(atPath: folder.path) else {
      print("skipped: ../shared/\(path) is absent")
      return nil
    }
    return folder
  }

  /// All files below a folder whose names end so, sorted.
  static func files(in folder: URL, endingIn suffixes: [String]) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? [])
      .filter { url in suffixes.contains { url.lastPathComponent.hasSuffix($0) } }
      .sorted { $0.path < $1.path }
  }

  static func bytes(of file: URL) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: file))
  }
}
