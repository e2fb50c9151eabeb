/// A page that describes a format: a dialect of an engine, and the files that are written in it.
///
/// The formats that are built in are the pages of the folder `Formats`; see settee-format(5).
package struct FormatPage: Sendable {
  /// The format's name, which is that of the page's file without `.toml`.
  let name: String
  var engine = FormatEngine.lines
  /// What it is, in a few words.
  var summary = ""
  /// The files that are written in it, as patterns; see ``FormatNames``.
  var files: [String] = []
  /// Names of files that other formats have too.
  var shared: [SharedNames] = []
  var facts = FormatFacts()

  /// The fields that all pages have.
  static let fields = PageFields<FormatPage>("page") { fields in
    fields.word("engine", isRequired: true) { $0.engine = $1 }
    fields.text("summary", isRequired: true) { $0.summary = $1 }
    fields.patterns("files") { $0.files = $1 }
    fields.tables("shared", SharedNames.fields, of: SharedNames()) { $0.shared = $1 }
    fields.include(FormatFacts.fields) { whole, body throws(PageError) in try body(&whole.facts) }
  }
}

/// Names that several formats share: they tell which one to expect, and the content decides.
struct SharedNames: Sendable {
  var files: [String] = []
  /// Settings or sections of which the content has at least one; where there are none, every content may be it that
  /// raises no doubt.
  var signs: [String] = []
  /// Whether all settings are in sections.
  var hasSectionsOnly = false

  static let fields = PageFields<SharedNames>("shared") { fields in
    fields.patterns("files") { $0.files = $1 }
    fields.fileWords("signs") { $0.signs = $1 }
    fields.flag("hasSectionsOnly") { $0.hasSectionsOnly = $1 }
  }
}

extension PageFields {
  mutating func patterns(_ name: String, _ set: @escaping Setter<[String]>) {
    add(name, .texts, isRequired: true, set, by: PageReader.patterns(of:named:))
  }
}

extension PageReader {
  /// More stars make a pattern that takes long to look at.
  private static let mostStars = 8

  fileprivate func patterns(of node: Node, named name: String) throws(PageError) -> [String] {
    try list(of: node, named: name, "patterns", pattern(of:named:))
  }

  private func pattern(of node: Node, named name: String) throws(PageError) -> String {
    let pattern = try fileWord(of: node, named: name)
    let bytes = pattern.utf8
    if !bytes.contains(where: { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "/") }) {
      throw error("\"\(pattern)\" is a pattern of every file", at: node.span)
    }
    if bytes.count(where: { $0 == UInt8(ascii: "*") }) > Self.mostStars {
      throw error("\"\(pattern)\" has more than \(Self.mostStars) stars", at: node.span)
    }
    if bytes.first == UInt8(ascii: "/") || bytes.first == UInt8(ascii: "~") {
      throw error("\"\(pattern)\" is of a whole path; a pattern is of its last components", at: node.span)
    }
    return pattern
  }
}
