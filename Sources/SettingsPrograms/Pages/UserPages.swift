import SettingsDocuments

/// The pages that a user or a machine has beside those that are built in.
struct UserPages: Sendable {
  let folders: [PageFolder]

  /// Their names, sorted in each folder.
  var names: [String] { folders.flatMap(\.names).uniqued() }

  /// - Throws: where the page cannot be read; the error names its whole path.
  func page(named name: String) throws(PageError) -> ProgramPage? {
    guard let folder = folders.first(where: { $0.names.contains(name) }) else { return nil }
    return try read(name, in: folder).page.get()
  }

  /// The first page that names a file.
  ///
  /// - Throws: where that page cannot be read.
  func page(where matches: (_ patterns: [String]) -> Bool) throws(PageError) -> ProgramPage? {
    var seen: Set<String> = []
    for folder in folders {
      for name in folder.names where seen.insert(name).inserted {
        // One that cannot be read at all names no file.
        guard let (page, patterns) = try? read(name, in: folder), matches(patterns) else { continue }
        return try page.get()
      }
    }
    return nil
  }

  private typealias Reading = (page: Result<ProgramPage, PageError>, patterns: [String])

  private func read(_ name: String, in folder: PageFolder) throws(PageError) -> Reading {
    let (text, refusal) = try folder.text(of: name)
    if let refusal { return (.failure(refusal), Self.writtenPatterns(in: text)) }
    do throws(PageError) {
      let page = try ProgramPage(name: name, parsing: text)
      return (.success(page), page.files.map(\.pattern))
    } catch {
      let error = PageError(page: folder.file(of: name), place: error.place, message: error.message)
      return (.failure(error), Self.writtenPatterns(in: text))
    }
  }

  /// The paths in a text that is no page, a line each, `path = "…"`: what is wrong with it is told where they are
  /// opened.
  private static func writtenPatterns(in text: [UInt8]) -> [String] {
    String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: "=", maxSplits: 1)
      guard words.count == 2, words[0].filter({ $0 != " " }) == "path" else { return nil }
      let parts = words[1].split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count == 3 ? String(parts[1]) : nil
    }
  }
}
