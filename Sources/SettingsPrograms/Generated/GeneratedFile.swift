import EmbeddedPages
import Libc
import SettingsDocuments

/// A file that a program writes again: who does, and what to change instead.
///
/// ```swift
/// GeneratedFile(at: "/etc/resolv.conf", text: text)?.by      // systemd-resolved
/// ```
package struct GeneratedFile: Hashable, Sendable {
  /// Who writes it.
  package let by: String
  /// The file to change instead; nil where there is none.
  package let source: String?
  /// What to do instead, as a sentence.
  package let instead: String

  /// What becomes of a change, in words behind ``by``.
  private let does: String

  /// What is said before the first change, in sentences.
  package var warning: String { "\(by) \(does). \(instead)" }
  /// The same with the file to change instead.
  package var advice: String { source.map { "\(warning) It is made of \($0)." } ?? warning }

  /// What is known of a file; nil where no program is known to write it.
  ///
  /// - Parameters:
  ///   - path: an absolute path, as it was named.
  ///   - text: what it holds.
  /// - Complexity: the rules, and the first lines of the text.
  package init?(at path: String, text: [UInt8]) {
    self.init(at: path, links: Self.links(on: path), text: text, by: GeneratedRules.builtIn)
  }

  init?(at path: String, links: [String], text: [UInt8], by rules: GeneratedRules) {
    let head = GeneratedHead(text)
    for rule in rules.rules {
      if rule.links.contains(where: { pattern in links.contains { pattern.matches($0) } })
        || rule.paths.contains(where: { pattern in ([path] + links).contains { pattern.matches($0) } })
      {
        self.init(rule, source: rule.source)
      } else if let found = head.found(rule.headers) {
        self.init(rule, source: found.source ?? rule.source)
      } else {
        continue
      }
      return
    }
    return nil
  }

  private init(_ rule: GeneratedRules.Rule, source: String?) {
    (by, instead, does) = (rule.by, rule.instead, rule.does)
    self.source = source
  }

  /// More links than this lead nowhere (path_resolution(7)).
  private static let mostLinks = 8

  /// What the links say that a path leads through, one behind the other.
  private static func links(on path: String) -> [String] {
    var (links, place): ([String], String) = ([], path)
    while links.count < mostLinks {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(place, &buffer, buffer.count)
      if count <= 0 { break }
      let target = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
      place = normal(target.hasPrefix("/") ? target : FilePath.join(FilePath.folder(of: place), target))
      links.append(place)
    }
    return links
  }

  /// Without `.` and `..`.
  private static func normal(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names.reduce("") { $0 + "/" + $1 }
  }
}

/// The first lines of a text, in which programs say that they wrote it.
private struct GeneratedHead {
  /// What the comments say, a line each behind a line break: as it is, and in small letters.
  private let whole: [UInt8]
  private let small: [UInt8]
  private static let most = 24
  private static let longest = 300
  private static let blanks = Array(" \t".utf8)
  private static let marks = Array("#;/<!\"*- \t".utf8)
  private static let endsOfName = Array(" ,;\t'\"\n".utf8)

  init(_ text: [UInt8]) {
    var whole: [UInt8] = []
    for line in text.prefix(Self.most * Self.longest).split(separator: 0x0A).prefix(Self.most) {
      let start = line.drop { Self.blanks.contains($0) }
      let words = start.drop { Self.marks.contains($0) }
      if words.startIndex > start.startIndex { whole += [0x0A] + words }
    }
    self.whole = whole
    small = whole.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }

  /// Whether a comment has one of some words, and what it says that the file was made of.
  func found(_ headers: [String]) -> (found: Bool, source: String?)? {
    if small.isEmpty { return nil }
    for header in headers {
      let namesSource = header.hasSuffix(GeneratedRules.sourceName)
      var words = Array(header.utf8.dropLast(namesSource ? GeneratedRules.sourceName.utf8.count : 0))
      if words.first == 0x5E { words[0] = 0x0A }
      var start = 0
      while let found = ByteScan.firstOffset(of: words, in: small, start..<small.count) {
        if !namesSource { return (true, nil) }
        start = found + words.count
        if let source = source(at: start) { return (true, source) }
      }
    }
    return nil
  }

  /// The path that stands at a place; nil where none does.
  private func source(at place: Int) -> String? {
    let name = whole[place...].prefix { !Self.endsOfName.contains($0) }
    guard name.first == 0x2F else { return nil }
    return String(decoding: name.last == 0x2E ? name.dropLast() : name, as: UTF8.self)
  }
}

/// The page `Generated/files.toml`.
struct GeneratedRules: Sendable {
  struct Rule: Sendable {
    let by: String
    let paths: [PathPattern]
    let links: [PathPattern]
    /// In small letters.
    let headers: [String]
    let source: String?
    let instead: String
    let does: String
  }

  private static let usual = "writes this file again, and what is changed here may be lost"

  let rules: [Rule]

  /// What stands at the end of a header for the file that is named there.
  static let sourceName = "{source}"

  static let builtIn: GeneratedRules = {
    guard let text = BuiltInPages.generated.value(of: "files"), let rules = try? GeneratedRules(parsing: Array(text))
    else { return GeneratedRules(rules: []) }
    return rules
  }()

  init(rules: [Rule]) { self.rules = rules }

  init(parsing text: [UInt8]) throws(PageError) {
    let reader = try PageReader(page: "files.toml", parsing: text)
    try reader.expect(only: ["generated"])
    var rules: [Rule] = []
    for table in try reader.tables("generated") {
      try table.expect(only: ["by", "paths", "links", "headers", "source", "instead", "does"])
      func patterns(_ name: String) throws(PageError) -> [PathPattern] {
        try table.strings(name).map { PathPattern($0[...], home: nil) }
      }
      rules.append(
        Rule(
          by: try table.required("by"), paths: try patterns("paths"), links: try patterns("links"),
          headers: try table.strings("headers"), source: try table.string("source"),
          instead: try table.required("instead"), does: try table.string("does") ?? Self.usual))
    }
    self.rules = rules
  }
}
