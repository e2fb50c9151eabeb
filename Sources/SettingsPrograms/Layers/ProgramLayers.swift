import SettingsDocuments

/// Tells which of a program's files counts for each setting.
///
/// ```swift
/// let layers = ProgramLayers(home: "/home/ann")
/// let settings = try layers.settings(ofFile: "/etc/ssh/sshd_config")
/// print(settings[["PermitRootLogin"]]?.sources.first?.place ?? "not set")
/// ```
public struct ProgramLayers: Sendable {
  let pages: ProgramPages
  let root: String
  let home: String?

  /// - Parameter home: the folder that `~/` means in the paths of pages and of files that are included.
  public init(home: String? = nil) {
    self.init(pages: ProgramPages(home: home), home: home)
  }

  /// - Parameters:
  ///   - pages: what is known of programs.
  ///   - home: the folder that `~/` means in the paths of pages and of files that are included.
  public init(pages: ProgramPages, home: String?) {
    self.init(pages: pages, root: "", home: home)
  }

  /// - Parameter root: the folder that the system is in; empty for the system itself.
  package init(pages: ProgramPages, root: String, home: String?) {
    self.pages = pages
    self.root = root
    self.home = home
  }

  /// What counts for the program that a file belongs to.
  ///
  /// Blocks that hold for a part of the users or hosts are kept apart by their header: what is inside counts only for
  /// what the header matches.
  ///
  /// - Parameters:
  ///   - path: an absolute path of the system, whether the file is there or not.
  ///   - texts: what takes the place of files' contents, by their paths without symbolic links: what is not saved yet.
  /// - Throws: where no page names the file, or its page does not tell the order.
  /// - Complexity: reads all files of the program.
  public func settings(
    ofFile path: String, with texts: [String: [UInt8]] = [:]
  ) throws(LayerError) -> EffectiveSettings {
    let target = LayerFiles(root: root, home: home).target(of: path)
    return try settings(of: FileSubject(path, target: target, pages: pages), with: texts)
  }

  /// The same for a file whose page may have been looked up.
  package func settings(
    of subject: FileSubject, with texts: [String: [UInt8]] = [:]
  ) throws(LayerError) -> EffectiveSettings {
    try settings(
      ofFile: subject.pagePath, target: subject.target, page: try Self.page(of: subject), with: texts)
  }

  /// The page of a file, which tells the order of its program's files.
  static func page(of subject: FileSubject) throws(LayerError) -> ProgramPage {
    if let problem = subject.pageProblem { throw .page(problem) }
    guard let page = subject.page else { throw .unknown(subject.path) }
    return page
  }

  /// - Parameter target: the file's path without symbolic links, where it is known.
  func settings(
    ofFile path: String, target: String? = nil, page: ProgramPage, with texts: [String: [UInt8]] = [:]
  ) throws(LayerError) -> EffectiveSettings {
    guard let rule = page.layers, !rule.groups.isEmpty else { throw .noOrder(path, page.title) }
    let names = LayerNames(page)
    let files = LayerFiles(
      root: root, home: home, texts: texts, targets: target.map { root.isEmpty ? [path: $0] : [:] } ?? [:])
    let resolution = LayerResolution(page: page, rule: rule, names: names)
    var places = LayerPlaces(file: path, page: page, home: home)
    var reader = LayerReader(page: page, rule: rule, files: files, names: names)
    for group in rule.groups {
      places.settings = { resolution.value(of: $0, in: reader.entries) }
      let mains = files.paths(ofGroup: group.flatMap(places.patterns))
      for main in mains where !(group == [LayerPlaces.file] && reader.read.contains(main)) { reader.readMain(main) }
    }
    var targets: [String: String] = [:]
    for file in Set(reader.read) {
      let target = files.target(of: file)
      if target != file { targets[file] = target }
    }
    return EffectiveSettings(
      all: resolution.settings(of: reader.entries), files: reader.read, problems: reader.problems, names: names,
      winner: rule.winner, targets: targets)
  }
}

/// Why nothing can be said of the value that counts, and what may be done.
///
/// ```swift
/// do { print(try ProgramLayers().settings(ofFile: path).all.count) } catch { print(error) }
/// ```
public enum LayerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No page names the file.
  case unknown(String)
  /// The page does not tell in which order the files are read: the file and the program's title.
  case noOrder(String, String)
  /// The page cannot be read.
  case page(PageError)

  public var description: String {
    switch self {
    case .unknown(let path):
      "\(path): no program is known that reads this file, so other files that count are not known"
    case .noOrder(let path, let title): "\(path): it is not known in which order \(title) reads its files"
    case .page(let error): error.description
    }
  }
}
