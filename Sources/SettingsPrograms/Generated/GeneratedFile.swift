import EmbeddedPages
import SettingsDocuments

/// A file that a program writes again: who does, and what to change instead.
///
/// ```swift
/// GeneratedFile(at: "/etc/resolv.conf", text: text)?.by      // systemd-resolved
/// ```
package struct GeneratedFile: Equatable, Sendable {
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
  /// - Parameter path: an absolute path, as it was named.
  /// - Complexity: the rules, and the first lines of the text.
  package init?(at path: String, text: [UInt8]) {
    self.init(at: path, links: Self.links(on: path), text: text, by: GeneratedRules.builtIn)
  }

  init?(at path: String, links: [String], text: [UInt8], by rules: GeneratedRules) {
    let head = GeneratedHead(text)
    for rule in rules.rules {
      if Self.fits(rule.links, links) || Self.fits(rule.paths, [path] + links) {
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

  private static func fits(_ patterns: [Substring], _ paths: [String]) -> Bool {
    patterns.contains { pattern in
      let start = pattern.utf8.prefix { $0 != UInt8(ascii: "*") }
      return paths.contains { $0.utf8.starts(with: start) && PathPattern(pattern, home: nil).matches($0) }
    }
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
    while links.count < mostLinks, let target = FilePath.target(ofLink: place) {
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
    let lines = text.prefix(Self.most * Self.longest).split(separator: 0x0A, maxSplits: Self.most)
    for line in lines.prefix(Self.most) {
      let start = line.drop { Self.blanks.contains($0) }
      let words = start.drop { Self.marks.contains($0) }
      if words.startIndex > start.startIndex { whole += [0x0A] + words }
    }
    self.whole = whole
    small = whole.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }

  /// Whether a comment has one of some words, and what it says that the file was made of.
  func found(_ headers: [Substring]) -> (found: Bool, source: String?)? {
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

/// The page `Generated/files.toml`, as the build writes it: a line for each text, with the first letter of its name before
/// it, and a rule from its `by` on.
struct GeneratedRules: Sendable {
  struct Rule: Sendable {
    let by: String
    var paths: [Substring] = []
    var links: [Substring] = []
    /// In small letters.
    var headers: [Substring] = []
    var source: String?
    var instead = ""
    var does = "writes this file again, and what is changed here may be lost"
  }

  let rules: [Rule]

  /// What stands at the end of a header for the file that is named there.
  static let sourceName = "{source}"

  static let builtIn = GeneratedRules(
    reading: BuiltInPages.generated.value(of: "files") ?? UnsafeBufferPointer(start: nil, count: 0))

  init(reading text: UnsafeBufferPointer<UInt8>) {
    var rules: [Rule] = []
    for line in String(decoding: text, as: UTF8.self).utf8.split(separator: 0x0A) {
      let text = Substring(line.dropFirst())
      switch line.first {
      case UInt8(ascii: "b"): rules.append(Rule(by: String(text)))
      case UInt8(ascii: "p"): rules[rules.count - 1].paths.append(text)
      case UInt8(ascii: "l"): rules[rules.count - 1].links.append(text)
      case UInt8(ascii: "h"): rules[rules.count - 1].headers.append(text)
      case UInt8(ascii: "s"): rules[rules.count - 1].source = String(text)
      case UInt8(ascii: "i"): rules[rules.count - 1].instead = String(text)
      case UInt8(ascii: "d"): rules[rules.count - 1].does = String(text)
      default: break
      }
    }
    self.rules = rules
  }
}
