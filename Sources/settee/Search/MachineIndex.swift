import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSearch
import SettingsSession

/// The index of all settings of this machine's programs, kept in the cache until one of their files changes.
struct MachineIndex: Sendable {
  private let programs: MachinePrograms
  private let opener: FileOpener
  /// Nil where nothing can be kept.
  private let path: String?
  /// The names of the programs' pages.
  private let names: [String]

  /// - Parameter names: those of the programs' pages; nil for all.
  init(_ programs: MachinePrograms, opener: FileOpener, path: String?, names: [String]? = nil) {
    (self.programs, self.opener, self.path) = (programs, opener, path)
    self.names = names ?? programs.pages.names
  }

  static func path(in folders: XDGFolders) -> String? { folders.cache.map { $0 + "/search.index" } }

  /// What searches the index of the cache; a new one where that is missing, damaged or out of date. Nil where none can be
  /// made.
  ///
  /// - Parameters:
  ///   - isNew: whether it is made in any case.
  ///   - onProgress: told how many programs of how many are read, while it is made.
  /// - Complexity: a look at all files of all programs; where something has changed, a reading of them on all cores.
  func finder(isNew: Bool = false, onProgress: (_ done: Int, _ all: Int) -> Void = { _, _ in })
    -> sending SettingFinder?
  {
    if !isNew, let finder = keptFinder, finder.key == key(of: finder.source) { return finder }
    var read: [Known?] = []
    Workers.forEach(names.count) {
      self.known(names[$0])
    } deliver: {
      read += $0
    }
    let known = read.compactMap(\.self)
    let source = source(of: known)
    // Of before it is read: what is changed meanwhile is noticed the next time.
    let key = key(of: source)
    var indexed: [ProgramInWords] = []
    Workers.forEach(known.count) {
      ProgramInWords(searched(known[$0]), words: .builtIn(for: known[$0].page.name))
    } deliver: {
      indexed += $0
      onProgress(indexed.count, known.count)
    }
    guard let bytes = IndexWriter.index(of: indexed, key: key, source: source) else { return nil }
    KeptFile(path: path, writer: opener.writer).keep(bytes)
    return SettingFinder(bytes)
  }

  /// What searches the index of the cache, whatever has changed since; nil where there is none.
  var keptFinder: SettingFinder? {
    path.flatMap { try? FileContent(ownFile: $0, opener.writer.fileSystem).bytes }.flatMap { SettingFinder($0) }
  }

  /// A program that a page tells of; nil in its place where it is not installed.
  private typealias Known = (page: ProgramPage, program: MachineProgram?)

  private func known(_ name: String) -> Known? {
    programs.page(named: name).map { (page: $0, program: programs.program(of: $0)) }
  }

  /// What the index is made of, as patterns of paths: no page is read to tell whether that has changed.
  private func source(of known: [Known]) -> [String] {
    let own = opener.finder.ownFolders.flatMap { [$0 + "/*", $0 + "/*/*"] }
    return Set(known.flatMap { programs.watched($0.page) } + own + [programs.root + "/etc/os-release"]).sorted()
  }

  private func key(of source: [String]) -> String {
    var key = SettingIndexKey()
    key.add(Version.current)
    key.add(KernelVersion.text)
    for pattern in source {
      key.add(pattern)
      var expansion = PathExpansion()
      for path in expansion.paths(matching: pattern) {
        key.add(path)
        key.add(MachineProgram.File.state(of: try? SystemFileSystem().status(of: path)))
      }
    }
    return key.text
  }

  // MARK: - What is known

  private func searched(_ known: Known) -> SearchedProgram {
    guard let program = known.program else { return searched(known.page, isInstalled: false) }
    let files = files(of: program)
    guard let main = files.first else { return searched(known.page, isInstalled: true) }
    let found = opener.finder.schema(of: known.page)
    var searched = SearchedProgram(name: known.page.name, title: known.page.title, mainFile: main.file.path)
    for (place, file) in files.enumerated() {
      searched.add(
        file.document, at: file.file.path, found?.schema, found?.inferenceTable ?? .standard,
        leavingOutUnset: place > 0)
    }
    return searched
  }

  /// The files of a program, the first of which may also have what is not set anywhere; else one that can be made.
  private func files(of program: MachineProgram) -> [(file: MachineProgram.File, document: Document)] {
    let known = program.files.compactMap { file in
      (try? opener.file(file.request)).map { (file: file, document: $0.file.document) }
    }
    if !known.isEmpty { return known }
    let new = programs.openings(of: program).lazy.compactMap { if case .file(let file) = $0 { file } else { nil } }
      .first
    guard let new, let format = new.format ?? Format.detect(name: new.path),
      let empty = try? Document(parsing: [], as: format)
    else { return [] }
    return [(new, empty)]
  }

  /// What may be set, where a program has no file of this machine's own, such as systemd's units, or is not here.
  private func searched(_ page: ProgramPage, isInstalled: Bool) -> SearchedProgram {
    let file = page.files.first
    var searched = SearchedProgram(
      name: page.name, title: page.title, isInstalled: isInstalled, mainFile: file?.pattern ?? "")
    if let file, let format = file.format ?? Format.detect(name: file.pattern),
      let found = opener.finder.schema(of: page), let empty = try? Document(parsing: [], as: format)
    {
      searched.add(empty, at: file.pattern, found.schema, found.inferenceTable, leavingOutUnset: false)
    }
    return searched
  }
}

extension SearchedProgram {
  fileprivate mutating func add(
    _ document: Document, at path: String, _ schema: CompiledSchema?, _ inferenceTable: InferenceTable,
    leavingOutUnset: Bool
  ) {
    var found: [SearchedSetting] = []
    SettingTexts.gather(
      from: document, schema: schema, inferenceTable: inferenceTable, leavingOutUnset: leavingOutUnset
    ) { texts in
      if !texts.isSection { found.append(SearchedSetting(texts, file: path)) }
    }
    settings += found
  }
}

extension SearchedSetting {
  /// Longer values are texts in a language of their own.
  private static let longestValue = 80
  private static let longestText = 300

  /// Entries of lists have no name of their own, and are found by what is in them.
  fileprivate init(_ texts: SettingTexts, file: String) {
    self.init(
      file: file, keys: texts.path.steps.compactMap(\.key), path: texts.path.description,
      state: texts.isSet ? .set : texts.isCommentedOut ? .commentedOut : .unset)
    (value, traits) = (String(texts.value.prefix(Self.longestValue)), texts.filters)
    for (field, text) in texts.texts {
      switch field {
      case .key, .path: break
      case .title: add(text, as: .title)
      case .option, .value: if text.utf8.count <= Self.longestValue { add(text, as: .value) }
      case .text: addDescription(text)
      }
    }
  }

  /// The first sentence says what it is for; what follows names other settings too.
  private mutating func addDescription(_ text: String) {
    let end = texts.contains { $0.field == .summary } ? text.startIndex : text.endOfFirstSentence
    if end > text.startIndex { add(String(text[..<end]), as: .summary) }
    let rest = String(text[end...])
    if !rest.isEmpty { add(rest, as: rest.utf8.count <= Self.longestText ? .text : .longText) }
  }
}

extension String {
  fileprivate var endOfFirstSentence: Index {
    var text = self
    let end = text.withUTF8 { bytes in
      bytes.indices.first { place in
        guard bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: "\n") else { return false }
        return place + 1 == bytes.count || " \t\r\n".utf8.contains(bytes[place + 1])
      }
    }
    return end.map { utf8.index(startIndex, offsetBy: $0 + 1) } ?? endIndex
  }
}
