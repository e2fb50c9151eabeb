import SettingsDocuments

/// The pages that are built in, and those of the user, which come first.
///
/// ```swift
/// let pages = ProgramPages()
/// print(try pages.page(forFile: "/etc/ssh/sshd_config")?.title ?? "none")    // OpenSSH server
/// ```
public struct ProgramPages: Sendable {
  private let home: String?

  /// - Parameter home: the folder that `~/` means.
  public init(home: String? = nil) {
    self.home = home
  }

  /// The names of all pages.
  public var names: [String] { EmbeddedPages.all.map(\.name.description) }

  /// The page of the program that a file belongs to; nil where no page names it.
  ///
  /// - Complexity: one look at each page's patterns; only the page that is found is read.
  public func page(forFile path: String) throws(PageError) -> ProgramPage? {
    for page in EmbeddedPages.all where patterns(of: page.paths).contains(where: { $0.matches(path) }) {
      return try read(page.name.description, page.text)
    }
    return nil
  }

  /// A page by its name.
  public func page(named name: String) throws(PageError) -> ProgramPage? {
    guard let page = EmbeddedPages.all.first(where: { $0.name.description == name }) else { return nil }
    return try read(name, page.text)
  }

  /// The patterns of the files of a built-in page, as the index has them.
  func indexedPatterns(of name: String) -> [String] {
    let page = EmbeddedPages.all.first { $0.name.description == name }
    return page.map { $0.paths.description.split(separator: "\n").map(String.init) } ?? []
  }

  private func patterns(of paths: StaticString) -> [PathPattern] {
    paths.description.split(separator: "\n").map { PathPattern($0, home: home) }
  }

  private func read(_ name: String, _ text: StaticString) throws(PageError) -> ProgramPage {
    try ProgramPage(name: name, parsing: text.withUTF8Buffer { Array($0) })
  }
}
