import EmbeddedPages
import SettingsDocuments

/// The pages that are built in, and those of the user, which come first.
///
/// ```swift
/// let pages = ProgramPages()
/// print(try pages.page(forFile: "/etc/ssh/sshd_config")?.title ?? "none")    // OpenSSH server
/// ```
public struct ProgramPages: Sendable {
  let home: String?
  /// The folder that the system is in, empty for the system itself; nil where it is not the machine that runs this.
  package var root: String? = ""
  private let own: UserPages

  /// - Parameters:
  ///   - home: the folder that `~/` means.
  ///   - folders: where the pages of the user and of the machine are; of two with the same name the first counts. Root
  ///     reads none there that others could have written.
  public init(home: String? = nil, folders: [String] = []) {
    self.init(home: home, folders: folders, fileSystem: SystemFileSystem())
  }

  init(home: String?, folders: [String], fileSystem: any FileSystem) {
    self.home = home
    own = UserPages(folders: folders.map { PageFolder($0, fileSystem) })
  }

  /// The names of all pages: the user's own, then those that are built in.
  public var names: [String] {
    let own = own.names
    return own + (0..<BuiltInPages.programs.count).map(Self.builtInName).filter { !own.contains($0) }
  }

  /// The page of the program that a file belongs to; nil where no page names it.
  ///
  /// - Throws: where a page of the user names the file and cannot be read.
  /// - Complexity: one look at each page's patterns; of those that are built in only the page that is found is read.
  public func page(forFile path: String) throws(PageError) -> ProgramPage? {
    LookUps.note(.page, path)
    let own = try own.page { patterns in patterns.contains { PatternMatch(of: path, by: $0, home: home) != nil } }
    if let own { return standing(complete(own), at: path) }
    guard let name = builtInName(forFile: path) else { return nil }
    return try builtIn(name).map { standing($0, at: path) }
  }

  /// A page as it is for one of its files, with the part and the sections of that file.
  private func standing(_ page: ProgramPage, at path: String) -> ProgramPage {
    guard let file = page.file(at: path, home: home) else { return page }
    let wantsNames = root.map { page.wantsNames(of: file, at: path, in: LayerFiles(root: $0, home: home)) }
    return ProgramPage(page, for: file, wantsNames: wantsNames == true)
  }

  private func builtInName(forFile path: String) -> String? {
    // The folder of another program counts more than the name; of several pages the first by its name counts.
    var (byPlace, byName): (String?, String?)
    BuiltInPages.programPatterns.eachPattern(of: path) { pattern, page in
      let page = String(decoding: page, as: UTF8.self)
      switch PatternMatch(of: path, by: String(decoding: pattern, as: UTF8.self), home: home) {
      case .place?: byPlace = min(byPlace ?? page, page)
      case .name?: byName = min(byName ?? page, page)
      case nil: break
      }
    }
    return byPlace ?? byName
  }

  private static func builtInName(_ place: Int) -> String {
    String(decoding: BuiltInPages.programs[place].key, as: UTF8.self)
  }

  /// A page by its name.
  public func page(named name: String) throws(PageError) -> ProgramPage? {
    if let own = try own.page(named: name) { return complete(own) }
    return try builtIn(name)
  }

  /// The page that has a file of this name, wherever it is: `sshd_config`.
  public func page(withFileNamed name: String) throws(PageError) -> ProgramPage? {
    func isIt(_ pattern: String) -> Bool { FilePath.name(of: pattern) == name }
    if let own = try own.page(where: { $0.contains(where: isIt) }) { return complete(own) }
    let (patterns, end) = (BuiltInPages.programPatterns, Array("/\(name)".utf8.reversed()))
    let pages = (0..<patterns.count).filter { patterns[$0].key.starts(with: end) }
      .map { String(decoding: patterns[$0].value, as: UTF8.self) }
    return try pages.min().flatMap { name throws(PageError) in try builtIn(name) }
  }

  /// The pages that a name means: the one of this name or of a file of this name, and those whose names go on from
  /// there; else those of a program or a package of this name.
  package func pages(meantBy name: String) throws(PageError) -> [ProgramPage] {
    let all = names
    let named = try page(named: name)
    if let page = try named == nil ? page(withFileNamed: name) : named {
      return [page] + all.filter { $0.hasPrefix(page.name + "-") }.compactMap(readable)
    }
    return all.compactMap(readable).filter { page in
      page.packages.contains(name) || page.program.map(FilePath.name) == name
    }
  }

  private func readable(_ name: String) -> ProgramPage? { (try? page(named: name)) ?? nil }

  /// Whether a file is a page, or is to be one, by its path.
  public static func isPage(_ path: String, in folder: String) -> Bool {
    path.hasPrefix(folder + "/") && path.hasSuffix(".toml") && !path.dropFirst(folder.count + 1).contains("/")
  }

  private func builtIn(_ name: String) throws(PageError) -> ProgramPage? {
    guard let text = BuiltInPages.programs.text(of: name) else { return nil }
    return complete(try ProgramPage(name: name, parsing: text))
  }

  /// A page with the types of the one that it refers to, which is built in, behind its own.
  private func complete(_ page: ProgramPage) -> ProgramPage {
    guard let name = page.typesOf, let text = BuiltInPages.programs.text(of: name),
      let other = try? ProgramPage(name: name, parsing: text)
    else { return page }
    return ProgramPage(page, types: page.types + other.types, textHash: page.textHash &* 33 ^ other.textHash)
  }
}

extension ProgramPage {
  /// The file, or the pattern of several, that has a path.
  func file(at path: String, home: String?) -> ProgramFile? {
    let matching = files.filter { PathPattern($0.pattern[...], home: home).matches(path) }
    return matching.first { !$0.isElsewhere } ?? matching.first
  }
}

/// What a path has in common with a pattern of a page.
enum PatternMatch {
  case place
  /// The name alone, in whichever folder.
  case name

  /// How a pattern is that of a path; nil where it is not. A name tells nothing in a folder that ends in `.d`: another
  /// program's pieces are in it.
  init?(of path: String, by pattern: String, home: String?) {
    guard PathPattern(pattern[...], home: home).matches(path) else { return nil }
    if pattern.hasPrefix(ProgramFile.anyFolder) {
      if FilePath.folder(of: path).hasSuffix(".d") { return nil }
      self = .name
    } else {
      self = .place
    }
  }
}
