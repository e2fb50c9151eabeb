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

  /// - Parameter path: where it is kept; nil where it cannot be.
  init(_ programs: MachinePrograms, opener: FileOpener, path: String?) {
    (self.programs, self.opener, self.path) = (programs, opener, path)
  }

  /// Where it is kept.
  static func path(in folders: XDGFolders) -> String? { folders.cache.map { $0 + "/search.index" } }

  /// That of the machine that Settee runs on.
  @MainActor
  init(_ context: VerbContext) {
    let opener = context.opener
    self.init(
      MachinePrograms(pages: opener.pages, home: context.folders.home), opener: opener,
      path: Self.path(in: context.folders))
  }

  /// An index, and what it is made of.
  struct Content: Sendable {
    let key: String
    let bytes: [UInt8]

    /// Nil where the bytes are no index of this.
    var finder: SettingFinder? { SettingFinder(bytes, key: key) }
  }

  /// The index from the cache; made anew if it is missing, damaged or out of date.
  ///
  /// - Complexity: a look at all files of all programs; where something has changed, a reading of them.
  func content() -> Content? { found()?.content }

  /// What searches it.
  ///
  /// - Parameter isNew: whether it is made in any case.
  func finder(isNew: Bool = false) -> SettingFinder? { found(isNew: isNew)?.finder }

  private func found(isNew: Bool = false) -> (content: Content, finder: SettingFinder)? {
    let known = programs.pages.names.compactMap(known)
    let key = key(of: known)
    func found(_ bytes: [UInt8]?) -> (Content, SettingFinder)? {
      bytes.flatMap { bytes in SettingFinder(bytes, key: key).map { (Content(key: key, bytes: bytes), $0) } }
    }
    if !isNew, let found = found(kept) { return found }
    guard let bytes = IndexWriter.index(of: known.map(searched), key: key) else { return nil }
    keep(bytes)
    return found(bytes)
  }

  /// A program that a page tells of, whether it is here or not.
  private struct Known {
    let page: ProgramPage
    /// Nil where it is not installed.
    let program: MachineProgram?
  }

  private func known(_ name: String) -> Known? {
    guard let page = (try? programs.pages.page(named: name)) ?? nil else { return nil }
    return Known(page: page, program: programs.program(named: name))
  }

  private func key(of programs: [Known]) -> String {
    var key = SettingIndexKey()
    key.add(Version.current)
    for known in programs {
      key.add(known.page.name + " " + opener.knowledgeName(of: known.page))
      for file in known.program?.files ?? [] { key.add(file.path + " " + file.state) }
    }
    return key.text
  }

  private var kept: [UInt8]? {
    path.flatMap { try? FileContent(ownFile: $0, opener.writer.fileSystem) }?.bytes
  }

  private func keep(_ bytes: [UInt8]) {
    guard let path else { return }
    KeptFile(path: path, writer: opener.writer).keep(bytes)
  }

  // MARK: - What is known

  private func searched(_ known: Known) -> SearchedProgram {
    guard let program = known.program,
      let files = ProgramFiles(program, openings: programs.openings(of: program), opener: opener)
    else { return searched(known.page, isInstalled: known.program != nil) }
    var searched = SearchedProgram(
      name: known.page.name, title: known.page.title, mainFile: files.files.first?.file.path ?? "")
    for (place, file) in files.files.enumerated() {
      searched.add(
        file.document, at: file.file.path, files.schema, files.inferenceTable, leavingOutUnset: place > 0)
    }
    return searched
  }

  /// What may be set, where a program has no file of this machine's own, such as systemd's units, or is not here.
  private func searched(_ page: ProgramPage, isInstalled: Bool) -> SearchedProgram {
    let file = page.files.first
    var searched = SearchedProgram(
      name: page.name, title: page.title, isInstalled: isInstalled, mainFile: file?.pattern ?? "")
    if let file, let format = file.format ?? Format.detect(name: file.pattern), let found = opener.schema(of: page),
      let empty = try? Document(parsing: [], as: format)
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
    var place = startIndex
    while let dot = self[place...].firstIndex(where: { $0 == "." || $0 == "\n" }) {
      let next = index(after: dot)
      if next == endIndex || self[next].isWhitespace { return next }
      place = next
    }
    return endIndex
  }
}
