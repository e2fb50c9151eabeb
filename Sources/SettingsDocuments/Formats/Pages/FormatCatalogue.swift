import EmbeddedPages
import Synchronization

/// The formats that there are: those that are built in, and those of pages in folders.
///
/// A page is read when its format is wanted, and once. The pages of folders are all read when the first file is asked
/// about whose name one of them may have; a page that is wrong harms no other.
package final class FormatCatalogue: Sendable {
  private static let current = Mutex(FormatCatalogue())

  /// The one that ``Format`` and ``FormatDetection`` ask; a program with folders of its own sets it as it starts.
  package static var shared: FormatCatalogue {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  typealias Page = (page: FormatPage, format: Format)

  private let folders: [PageFolder]
  private let read = Mutex<[String: Page]>([:])
  private let own = Mutex<[OwnPage]?>(nil)

  /// - Parameter folders: where pages are; of two with the same name the first counts.
  package init(folders: [PageFolder] = []) {
    self.folders = folders
  }

  /// A page of a folder, or what is wrong with it, and the patterns that it has all the same.
  struct OwnPage: Sendable {
    let name: String
    let result: Result<Page, PageError>
    let files: [String]
  }

  // MARK: - By name

  /// The format of this name; nil where there is none, or its page is wrong.
  ///
  /// - Complexity: a look at the names; only the page of that name is read, once.
  package func format(named name: String) -> Format? {
    if let format = Format.plain.first(where: { $0.name == name }) { return format }
    return page(name)?.format
  }

  /// Names of files that a format has with others.
  func sharedNames(of format: String, _ number: Int) -> SharedNames? {
    guard let page = page(format)?.page, page.shared.indices.contains(number) else { return nil }
    return page.shared[number]
  }

  private func page(_ name: String) -> Page? {
    (try? builtIn(name)) ?? (try? ownPages.first { $0.name == name }?.result.get())
  }

  private func builtIn(_ name: String) throws(PageError) -> Page? {
    if let known = read.withLock({ $0[name] }) { return known }
    guard let value = BuiltInPages.formats.value(of: name), let text = Self.parts(of: value).last else { return nil }
    let page = try FormatPage.read(name, name + ".toml", Array(text))
    read.withLock { $0[name] = page }
    return page
  }

  /// What the build put together of a page: its engine, its summary and its text.
  private static func parts(of value: UnsafeBufferPointer<UInt8>) -> [UnsafeBufferPointer<UInt8>.SubSequence] {
    value.split(separator: 0x09, maxSplits: 2, omittingEmptySubsequences: false)
  }

  // MARK: - By the names of files

  /// What the name that a path has means; nil where it tells nothing.
  func meaning(ofPath path: String) -> FormatNames.Meaning? {
    let builtIn = FormatNames.best(ofPath: path)
    let own = ownMeaning(ofPath: path)
    guard let builtIn, builtIn.narrowness > own?.narrowness ?? -1 else { return own?.meaning }
    return builtIn.meaning
  }

  private func ownMeaning(ofPath path: String) -> (narrowness: Int, meaning: FormatNames.Meaning)? {
    if folders.isEmpty { return nil }
    var best: (narrowness: Int, meaning: FormatNames.Meaning)?
    func compare(_ pattern: String, _ meaning: FormatNames.Meaning) {
      guard let narrowness = NamePattern.narrowness(of: pattern, matching: path) else { return }
      if narrowness > best?.narrowness ?? -1 { best = (narrowness, meaning) }
    }
    for own in ownPages {
      let meaning: FormatNames.Meaning =
        switch own.result {
        case .success: .format(own.name)
        case .failure(let error): .refusal(error.description)
        }
      for pattern in own.files { compare(pattern, meaning) }
      guard let page = try? own.result.get().page else { continue }
      for (number, shared) in page.shared.enumerated() {
        for pattern in shared.files { compare(pattern, .hint(number, format: own.name)) }
      }
    }
    return best
  }

  // MARK: - Pages of folders

  /// What is wrong with pages of folders.
  package var errors: [PageError] {
    ownPages.compactMap { if case .failure(let error) = $0.result { error } else { nil } }
  }

  private var ownPages: [OwnPage] {
    if folders.isEmpty { return [] }
    if let pages = own.withLock({ $0 }) { return pages }
    var pages: [OwnPage] = []
    for folder in folders {
      for name in folder.names where !pages.contains(where: { $0.name == name }) {
        pages.append(Self.read(name, in: folder))
      }
    }
    let read = pages
    own.withLock { $0 = read }
    return read
  }

  private static func read(_ name: String, in folder: PageFolder) -> OwnPage {
    var text: [UInt8] = []
    do throws(PageError) {
      let (read, refusal) = try folder.text(of: name)
      text = read
      if let refusal { throw refusal }
      let page = try Self.page(name, folder.file(of: name), text)
      return OwnPage(name: name, result: .success(page), files: page.page.files)
    } catch {
      return OwnPage(name: name, result: .failure(error), files: writtenPatterns(in: text))
    }
  }

  /// Reads a page that is not built in.
  ///
  /// - Throws: where it says what a page cannot say, or has the name of a format that is built in.
  static func page(_ name: String, _ file: String, _ text: [UInt8]) throws(PageError) -> Page {
    if BuiltInPages.formats.value(of: name) != nil {
      throw PageError(
        page: file, place: "1:1", message: "the format \(name) is built in; give the page another name")
    }
    return try FormatPage.read(name, file, text)
  }

  /// The patterns in a text that is no page, one on a line: what is wrong with it is told where such a file is opened.
  private static func writtenPatterns(in text: [UInt8]) -> [String] {
    String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      let isPattern = parts.count == 3 && parts[0].allSatisfy { $0 == " " } && (parts[2] == "," || parts[2].isEmpty)
      return isPattern && parts[1].contains { $0 != "*" && $0 != "/" } ? String(parts[1]) : nil
    }
  }

  // MARK: - All of them

  /// What is said of a format where one is chosen.
  package struct Listing: Hashable, Sendable {
    package let name: String
    package let summary: String
    let engine: FormatEngine
  }

  /// Every format, with what is said of it, by engine and name. No page that is built in is read.
  package var listings: [Listing] {
    let pages = BuiltInPages.formats
    let builtIn = (0..<pages.count).compactMap { place -> Listing? in
      let words = Self.parts(of: pages[place].value).prefix(2).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 2, let engine = FormatEngine(rawValue: words[0]) else { return nil }
      return Listing(name: String(decoding: pages[place].key, as: UTF8.self), summary: words[1], engine: engine)
    }
    let own = ownPages.compactMap { try? $0.result.get().page }
    let all = builtIn + own.map { Listing(name: $0.name, summary: $0.summary, engine: $0.engine) }
    return FormatEngine.allCases.flatMap { engine in all.filter { $0.engine == engine } }
  }

  /// The same, with those of one family together.
  package var families: [(title: String, formats: [Listing])] {
    let listings = listings
    return listings.map(\.engine.family).uniqued().map { title in
      (title, listings.filter { $0.engine.family == title })
    }
  }

  func formats(of engine: FormatEngine) -> [Format] {
    listings.filter { $0.engine == engine }.compactMap { format(named: $0.name) }
  }
}
