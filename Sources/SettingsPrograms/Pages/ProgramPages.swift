import SettingsDocuments

/// The pages that are built in, and those of the user, which come first.
///
/// ```swift
/// let pages = ProgramPages()
/// print(try pages.page(forFile: "/etc/ssh/sshd_config")?.title ?? "none")    // OpenSSH server
/// ```
public struct ProgramPages: Sendable {
  private let home: String?
  private let own: UserPages?

  /// - Parameters:
  ///   - home: the folder that `~/` means.
  ///   - folder: where the user's own pages are; nil for none. Root reads none there that others could have written.
  public init(home: String? = nil, folder: String? = nil) {
    self.init(home: home, folder: folder, fileSystem: SystemFileSystem())
  }

  init(home: String?, folder: String?, fileSystem: any FileSystem) {
    self.home = home
    own = folder.map { UserPages(folder: $0, fileSystem: fileSystem) }
  }

  /// The names of all pages: the user's own, then those that are built in.
  public var names: [String] {
    let own = own?.names ?? []
    return own + EmbeddedPages.all.map(\.name.description).filter { !own.contains($0) }
  }

  /// The page of the program that a file belongs to; nil where no page names it.
  ///
  /// - Throws: where a page of the user names the file and cannot be read.
  /// - Complexity: one look at each page's patterns; of those that are built in only the page that is found is read.
  public func page(forFile path: String) throws(PageError) -> ProgramPage? {
    let own = try own?.page { patterns in patterns.contains { PathPattern($0[...], home: home).matches(path) } }
    if let own { return complete(own).standing(at: path, home: home) }
    for page in EmbeddedPages.all where PatternIndex(page.paths).holds(path, home: home) {
      return try read(page.name.description, page.text).standing(at: path, home: home)
    }
    return nil
  }

  /// The name of the page of the program that a file belongs to; nil where no page names it, or it cannot be read.
  ///
  /// - Complexity: one look at each page's patterns; none that is built in is read.
  public func name(forFile path: String) -> String? {
    let own = try? own?.page { patterns in patterns.contains { PathPattern($0[...], home: home).matches(path) } }
    if let own { return own.name }
    return EmbeddedPages.all.first { PatternIndex($0.paths).holds(path, home: home) }?.name.description
  }

  /// A page by its name.
  public func page(named name: String) throws(PageError) -> ProgramPage? {
    if let own = try own?.page(named: name) { return complete(own) }
    guard let page = EmbeddedPages.all.first(where: { $0.name.description == name }) else { return nil }
    return try read(name, page.text)
  }

  /// The page that has a file of this name, wherever it is: `sshd_config`.
  public func page(withFileNamed name: String) throws(PageError) -> ProgramPage? {
    func isIt(_ pattern: String) -> Bool { pattern.split(separator: "/").last.map(String.init) == name }
    if let own = try own?.page(where: { $0.contains(where: isIt) }) { return complete(own) }
    for page in EmbeddedPages.all
    where page.paths.description.split(separator: "\n").contains(where: { isIt(String($0)) }) {
      return try read(page.name.description, page.text)
    }
    return nil
  }

  /// Whether a file is a page, or is to be one, by its path.
  public static func isPage(_ path: String, in folder: String) -> Bool {
    path.hasPrefix(folder + "/") && path.hasSuffix(".toml") && !path.dropFirst(folder.count + 1).contains("/")
  }

  /// The patterns of the files of a built-in page, as the index has them.
  func indexedPatterns(of name: String) -> [String] {
    let page = EmbeddedPages.all.first { $0.name.description == name }
    return page.map { $0.paths.description.split(separator: "\n").map(String.init) } ?? []
  }

  /// The text of a built-in page.
  func text(ofBuiltIn name: String) -> [UInt8]? {
    EmbeddedPages.all.first { $0.name.description == name }?.text.withUTF8Buffer { Array($0) }
  }

  private func read(_ name: String, _ text: StaticString) throws(PageError) -> ProgramPage {
    complete(try ProgramPage(name: name, parsing: text.withUTF8Buffer { Array($0) }))
  }

  /// A page with the types of the one that it refers to, which is built in, behind its own.
  private func complete(_ page: ProgramPage) -> ProgramPage {
    guard let name = page.typesOf, let text = text(ofBuiltIn: name),
      let other = try? ProgramPage(name: name, parsing: text)
    else { return page }
    var page = page
    page.types += other.types
    page.textHash = page.textHash &* 33 ^ other.textHash
    return page
  }
}

extension ProgramPage {
  /// The page for one of its files, which may stand in a part.
  fileprivate func standing(at path: String, home: String?) -> ProgramPage {
    let file = files.first { $0.part != PagePart.root && PathPattern($0.pattern[...], home: home).matches(path) }
    guard let file else { return self }
    var page = self
    page.part = file.part
    return page
  }
}
