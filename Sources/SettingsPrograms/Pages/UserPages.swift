import SettingsDocuments

/// The pages that a user wrote: the files `NAME.toml` of a folder.
struct UserPages: Sendable {
  let folder: String
  let fileSystem: any FileSystem

  private static let ending = ".toml"

  /// Their names, sorted.
  var names: [String] {
    let files = (try? fileSystem.names(in: folder)) ?? []
    return files.filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }.map {
      String($0.dropLast(Self.ending.count))
    }
    .sorted()
  }

  /// - Throws: where the page cannot be read; the error names its whole path.
  func page(named name: String) throws(PageError) -> ProgramPage? {
    guard names.contains(name) else { return nil }
    return try read(name).page.get()
  }

  /// The first page that names a file.
  ///
  /// - Throws: where that page cannot be read.
  func page(where matches: (_ patterns: [String]) -> Bool) throws(PageError) -> ProgramPage? {
    for name in names {
      // One that cannot be read at all names no file.
      guard let (page, patterns) = try? read(name), matches(patterns) else { continue }
      return try page.get()
    }
    return nil
  }

  private typealias Reading = (page: Result<ProgramPage, PageError>, patterns: [String])

  private func read(_ name: String) throws(PageError) -> Reading {
    let path = "\(folder)/\(name)\(Self.ending)"
    let content: FileContent
    do throws(FileError) {
      content = try FileContent(path, fileSystem)
    } catch {
      throw PageError(page: path, place: "1:1", message: error.description)
    }
    if let writer = content.otherWriter {
      let error = PageError(page: path, place: "1:1", message: "not read as root: \(writer)")
      return (.failure(error), Self.writtenPatterns(in: content.bytes))
    }
    do throws(PageError) {
      let page = try ProgramPage(name: name, parsing: content.bytes)
      return (.success(page), page.files.map(\.pattern))
    } catch {
      let error = PageError(page: path, place: error.place, message: error.message)
      return (.failure(error), Self.writtenPatterns(in: content.bytes))
    }
  }

  /// The paths in a text that is no page, a line each, `path = "…"`: what is wrong with it is told where they are opened.
  private static func writtenPatterns(in text: [UInt8]) -> [String] {
    String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: "=", maxSplits: 1)
      guard words.count == 2, words[0].filter({ $0 != " " }) == "path" else { return nil }
      let parts = words[1].split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count == 3 ? String(parts[1]) : nil
    }
  }
}
