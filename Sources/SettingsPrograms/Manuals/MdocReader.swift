/// Reads the lists of names in pages written with the macros of mdoc(7), as OpenSSH's are.
struct MdocReader {
  private(set) var entries: [ManualEntry] = []
  private var section = ""
  /// How many lists the present line is inside.
  private var depth = 0
  /// Whether the present text is shown as it is written, line by line.
  private var isVerbatim = false
  private var paragraph = ManualText()

  init(_ lines: [Substring]) {
    for line in lines { read(line) }
    endParagraph()
  }

  private mutating func read(_ line: Substring) {
    guard line.first == "." || line.first == "'" else {
      paragraph.add(RoffText.plain(String(line)))
      if isVerbatim { endParagraph() }
      return
    }
    var words = RoffText.words(of: line.dropFirst())
    guard !words.isEmpty else { return }
    let macro = words.removeFirst()
    switch macro {
    case "Sh": beginSection(words)
    case "Ss", "Pp", "Lp": endParagraph()
    case "Bl":
      endParagraph()
      depth += 1
    case "El":
      endParagraph()
      depth -= 1
    case "Bd":
      endParagraph()
      isVerbatim = true
    case "Ed":
      endParagraph()
      isVerbatim = false
    case "It": readItem(words)
    // What only says how lines are joined.
    case "Sm", "Xo", "Xc": break
    case "Op": paragraph.add("[\(Self.text(words))]")
    default:
      if macro.first?.isUppercase == true { paragraph.add(Self.text([macro] + words)) }
    }
  }

  private mutating func beginSection(_ words: [String]) {
    endParagraph()
    section = words.map { RoffText.plain($0) }.joined(separator: " ")
    depth = 0
  }

  /// An item of the outermost list is a name; those of lists inside explain its values.
  private mutating func readItem(_ words: [String]) {
    endParagraph()
    if depth <= 1, words.count >= 2, words[0] == "Cm" || words[0] == "Ic" {
      entries.append(ManualEntry(names: [RoffText.plain(words[1])], section: section))
    } else if depth <= 1 {
      entries.append(ManualEntry(names: [], section: section))
    } else {
      paragraph.add(Self.text(words))
      if !paragraph.isEmpty { paragraph.add(":", isClose: true) }
    }
  }

  private mutating func endParagraph() {
    defer { paragraph = ManualText() }
    guard !paragraph.isEmpty, !entries.isEmpty, entries[entries.count - 1].section == section else { return }
    entries[entries.count - 1].paragraphs.append(paragraph)
  }

  // MARK: - Text of macros

  private static let literals: Set<String> = ["Cm", "Ic", "Li", "Ql", "Dq", "Sq", "Qq", "Pa", "Ev", "Fl", "Cd"]
  private static let emphases: Set<String> = ["Em", "Sy", "Ar", "Va", "Ns", "No", "Nm", "Sx", "An", "Lk", "Aq", "Pq"]
  private static let closers: Set<String> = [".", ",", ";", ":", "?", "!", ")", "]"]

  /// What a macro's line says.
  static func text(_ words: [String]) -> String {
    var text = ManualText()
    var style = ""
    var isClose = false
    var rest = words[...]
    while let word = rest.popFirst() {
      if literals.contains(word) || emphases.contains(word) {
        style = word
        if word == "Ns" { isClose = true }
        continue
      }
      if word == "Xr" {
        let page = rest.popFirst() ?? ""
        let section = rest.first.map { closers.contains($0) } == false ? rest.popFirst() ?? "" : ""
        text.add(section.isEmpty ? page : "\(page)(\(section))", isClose: isClose)
        (style, isClose) = ("", false)
        continue
      }
      if closers.contains(word) {
        text.add(word, isClose: true)
        continue
      }
      var plain = RoffText.plain(word)
      if style == "Fl" { plain = "-" + plain }
      if style == "Pq" { plain = "(\(plain))" }
      text.add(literals.contains(style) ? ManualText.literal(plain) : plain, isClose: isClose)
      isClose = word == "("
    }
    return text.marked
  }
}
