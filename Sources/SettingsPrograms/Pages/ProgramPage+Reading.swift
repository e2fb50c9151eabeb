import SettingsDocuments

extension ProgramPage {
  static func settings(of reader: PageReader, in name: String) throws(PageError) -> [ProgramSetting] {
    try reader.namedTables(name).map { table throws(PageError) in try ProgramSetting(table.name, reading: table.value) }
  }
}

extension ProgramFile {
  init(reading reader: PageReader, parts: [PagePart]) throws(PageError) {
    try reader.expect(only: ["path", "format", "part", "sections", "anywhere", "unread", "private"])
    isElsewhere = false
    sections = try reader.strings("sections")
    unread = try reader.strings("unread")
    isPrivate = try reader.flag("private")
    pattern = try reader.required("path")
    let part = try reader.string("part") ?? PagePart.root
    self.part = part
    if part != PagePart.root, !parts.map(\.name).contains(part) {
      throw reader.error("there is no part \(part)", in: "part")
    }
    format = try reader.string("format").map { name throws(PageError) in
      guard let known = Format.named(name) else { throw reader.error("there is no format \(name)", in: "format") }
      return known
    }
  }
}

extension NameRules {
  init(reading reader: PageReader) throws(PageError) {
    try reader.expect(only: ["ignoreCase", "interchangeable", "prefixes", "others", "open", "own"])
    ignoresCase = try reader.flag("ignoreCase")
    interchangeable = Array(try reader.string("interchangeable") ?? "")
    prefixes = try reader.strings("prefixes")
    others = try reader.strings("others")
    isOpen = try reader.flag("open")
    hasOwn = try reader.flag("own")
  }
}

extension KnowledgeSource {
  init(reading reader: PageReader, prefixes: [String]) throws(PageError) {
    try reader.expect(only: [
      "section", "manual", "sections", "command", "file", "folder", "reader", "columns",
      "withoutDefaults", "partial", "onlyDescribes", "terms", "paths", "valuesOf",
    ])
    valuesOf = try reader.string("valuesOf")
    section = try reader.string("section")
    isPartial = try reader.flag("partial")
    onlyDescribes = try reader.flag("onlyDescribes")
    terms = try reader.word("terms") ?? .namesAlone
    if let text = try reader.string("manual") {
      guard let manual = ManualReference(text) else {
        throw reader.error("\(text) is not like name(5)", in: "manual")
      }
      place = .manual(manual, sections: try reader.strings("sections"))
    } else {
      place = try Self.place(reading: reader, prefixes: prefixes)
    }
  }

  private static func place(reading reader: PageReader, prefixes: [String]) throws(PageError) -> Place {
    if let folder = try reader.string("folder") { return .folder(folder) }
    if let paths = try reader.string("paths") { return .paths(paths) }
    guard let answer = try reader.word("reader", as: AnswerReader.self) else {
      throw reader.missing("reader")
    }
    let form = AnswerForm(
      reader: answer, columns: try reader.words("columns"), sections: try reader.strings("sections"),
      withoutDefaults: try reader.strings("withoutDefaults"), prefixes: prefixes)
    if let file = try reader.string("file") { return .file(file, form) }
    let command = try reader.strings("command")
    if command.isEmpty {
      throw reader.missing("a manual, a command, a file, a folder or paths")
    }
    return .command(command, form)
  }
}

extension ProgramSetting {
  private static let keys = [
    "type", "kind", "values", "open", "pattern", "expected", "unit", "least", "most", "default", "secret", "repeats",
    "in", "description", "list", "separators",
  ]

  /// A page has hundreds of settings, of which most have one key or two: only those are looked at.
  init(_ name: String, reading reader: PageReader) throws(PageError) {
    self.name = name
    for member in reader.table.members {
      let (key, value) = (member.key, member.value)
      switch key {
      case "type": type = try reader.string(of: value, named: key)
      case "kind": kind = try reader.word(of: value, named: key)
      case "values":
        let known = try reader.meanings(of: value, named: key)
        values = known.map(\.word)
        meanings = Dictionary(known.filter { !$0.meaning.isEmpty }) { first, _ in first }
      case "open": isOpen = try reader.flag(of: value, named: key)
      case "description": description = try reader.string(of: value, named: key)
      case "pattern": pattern = try reader.string(of: value, named: key)
      case "expected": expected = try reader.string(of: value, named: key)
      case "unit": unit = try reader.string(of: value, named: key)
      case "least": least = try reader.integer(of: value, named: key)
      case "most": most = try reader.integer(of: value, named: key)
      case "default" where value.kind == .array:
        standardEntries = try reader.strings(of: value, named: key)
        standard = standardEntries.first
      case "default": standard = try reader.string(of: value, named: key)
      case "secret": isSecret = try reader.flag(of: value, named: key)
      case "repeats": repeats = try reader.flag(of: value, named: key)
      case "list": isList = try reader.flag(of: value, named: key)
      case "separators": separators = try reader.strings(of: value, named: key)
      case "in": parts = try reader.strings(of: value, named: key)
      default: try reader.expect(only: Self.keys)
      }
    }
  }
}

extension ProgramCheck {
  init(reading reader: PageReader) throws(PageError) {
    try reader.expect(only: [
      "command", "complaints", "unable", "harmless", "accepting", "folders", "byWords", "wholeTree", "asOwner",
      "mayRunContent", "dropIns",
    ])
    command = try reader.strings("command")
    if command.isEmpty { throw reader.missing("command") }
    complaints = try reader.strings("complaints").map { template throws(PageError) in
      if let pattern = ComplaintPattern(template) { return pattern }
      throw reader.error(
        "\"\(template)\" has no {text}, or a place that is none of {file}, {line}, {column}, {text} and {any}",
        in: "complaints")
    }
    unable = try reader.strings("unable")
    harmless = try reader.strings("harmless")
    accepting = try reader.strings("accepting")
    folders = try reader.strings("folders")
    isReadByWords = try reader.flag("byWords")
    readsWholeTree = try reader.flag("wholeTree")
    runsAsOwner = try reader.flag("asOwner")
    mayRunContent = try reader.flag("mayRunContent")
    dropIns = try reader.string("dropIns") ?? ""
  }
}
