/// Reads the lists of names in pages written with the macros of man(7), as DocBook and AsciiDoc write them (a term, and
/// its text between `.RS` and `.RE`), and as people do (`.TP`, a term, and its text).
struct ManReader {
  private(set) var entries: [ManualEntry] = []
  /// The sections themselves, each with its text, as pages have them that give each name a section.
  private(set) var titles: [ManualEntry] = []
  private var section = ""
  private var subsection = ""
  /// How deep the present line is indented.
  private var depth = 0
  /// Whether the present entry's text is not indented, as it follows a tag.
  private var isTagged = false
  private var paragraph = ManualText()
  /// The paragraph that ended last, where nothing came since: it may turn out to be a term.
  private var lastParagraph = ManualText()
  /// Whether the next line of text is the first of an item of a list, which is a term where its name is marked.
  private var awaitsItem = false
  /// Whether the next line of text is the term of a `.TP`.
  private var awaitsTerm = false

  init(_ lines: [Substring]) {
    for line in lines { read(line) }
    endParagraph()
  }

  private mutating func read(_ line: Substring) {
    guard line.first == "." || line.first == "'" else { return addText(RoffText.plain(String(line), marksFonts: true)) }
    var words = RoffText.words(of: line.dropFirst())
    guard !words.isEmpty else { return }
    let macro = words.removeFirst()
    switch macro {
    case "SH": beginSection(words)
    case "SS": beginSubsection(words)
    case "PP", "P", "LP", "sp", "HP": endParagraph()
    case "RS": beginIndented()
    case "RE":
      endParagraph()
      depth -= 1
    case "TP", "TQ":
      endParagraph()
      awaitsTerm = depth == 0
    case "IP":
      endParagraph()
      if words.first.map({ RoffText.plain($0) }) == "•" {
        awaitsItem = true
      } else if depth == 0, let term = words.first {
        beginEntry(RoffText.plain(term), isTagged: true)
      }
    case "B", "I", "BR", "RB", "IR", "RI", "BI", "IB", "SM", "SB":
      let separator = macro.count == 1 || macro == "SM" || macro == "SB" ? " " : ""
      addText(words.map { RoffText.plain($0) }.joined(separator: separator))
    default: break
    }
  }

  /// `mtu (scalar)` with the name marked.
  private static func isNameAndType(_ text: String) -> Bool {
    guard text.first == ManualText.open, let close = text.firstIndex(of: ManualText.close) else { return false }
    return text[close...].dropFirst().hasPrefix(" (")
  }

  private mutating func addText(_ text: String) {
    defer { awaitsItem = false }
    if awaitsTerm {
      awaitsTerm = false
      beginEntry(text, isTagged: true)
    } else if awaitsItem, Self.isNameAndType(text) {
      beginEntry(text, isTagged: true)
    } else if !text.isEmpty {
      paragraph.add(text)
    }
  }

  private mutating func beginSection(_ words: [String]) {
    endParagraph()
    section = words.map { RoffText.plain($0) }.joined(separator: " ")
    titles.append(
      ManualEntry(names: [String(section.prefix { $0 != " " })], section: section, term: section))
    (subsection, depth, isTagged, awaitsTerm) = ("", 0, false, false)
    lastParagraph = ManualText()
  }

  private mutating func beginSubsection(_ words: [String]) {
    endParagraph()
    subsection = words.map { RoffText.plain($0) }.joined(separator: " ")
  }

  /// What was read last is a term where its text is indented below it.
  private mutating func beginIndented() {
    depth += 1
    let term = paragraph.isEmpty ? lastParagraph : paragraph
    if depth == 1, !term.isEmpty, !(isTagged && Self.isSentence(term.plain)) {
      paragraph = ManualText()
      beginEntry(term.marked, isTagged: false)
    } else {
      endParagraph()
    }
  }

  /// What stands below a tag and leads to an example: `The time zones are, with a fixed offset:`.
  private static func isSentence(_ text: String) -> Bool {
    guard let last = text.last, ".:".contains(last) else { return false }
    return text.split(separator: " ").count > 3
  }

  private mutating func beginEntry(_ term: String, isTagged: Bool) {
    endParagraph()
    self.isTagged = isTagged
    lastParagraph = ManualText()
    let plain = ManualText(marked: term).plain
    entries.append(
      ManualEntry(names: Self.names(in: plain), section: section, subsection: subsection, term: plain))
  }

  /// `A=, B=` as A and B; `name (G)` as the name.
  static func names(in term: String) -> [String] {
    term.split(separator: ",").compactMap { part in
      var name = part.drop { $0 == " " }
      while name.last == " " { name.removeLast() }
      if name.hasSuffix(" (G)") || name.hasSuffix(" (S)") { name = name.dropLast(4) }
      if let sign = name.firstIndex(of: "=") { name = name[..<sign] }
      return name.isEmpty ? nil : String(name)
    }
  }

  private mutating func endParagraph() {
    if paragraph.isEmpty { return }
    defer {
      lastParagraph = depth == 0 ? paragraph : ManualText()
      paragraph = ManualText()
    }
    if !titles.isEmpty { titles[titles.count - 1].paragraphs.append(paragraph) }
    guard let entry = entries.last, entry.section == section, depth > 0 || isTagged else { return }
    entries[entries.count - 1].paragraphs.append(paragraph)
  }
}
