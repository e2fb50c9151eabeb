import Compression

/// What gives the settings that the sources of a page list: the machine, or a pack.
protocol SourceAnswers {
  /// Nil where the source is not at hand.
  mutating func settings(of source: KnowledgeSource) -> [SettingKnowledge]?
}

/// What the programs and the manuals of a machine say.
struct MachineAnswers: SourceAnswers {
  /// The folder that the system is in; empty for the system itself.
  let root: String
  /// Gives a file's content; nil where there is none.
  let read: (String) -> [UInt8]?
  /// Gives what a command prints; nil where it cannot be asked.
  let ask: ([String]) -> String?
  private var hasPrograms = true
  // Several sources may be sections of one page of the manual, or of one file.
  private var manuals: [ManualReference: ManualPage] = [:]
  private var files: [String: [SettingKnowledge]] = [:]

  init(root: String = "", reading read: @escaping (String) -> [UInt8]?, asking ask: @escaping ([String]) -> String?) {
    (self.root, self.read, self.ask) = (root, read, ask)
  }

  /// The machine as if no program were installed.
  var withoutPrograms: MachineAnswers {
    var answers = self
    answers.hasPrograms = false
    return answers
  }

  mutating func settings(of source: KnowledgeSource) -> [SettingKnowledge]? {
    guard hasPrograms || source.isOfKernel else { return nil }
    switch source.place {
    case .manual(let reference, let sections):
      guard let manual = manuals[reference] ?? ManualPage(reference, in: root, reading: read) else { return nil }
      manuals[reference] = manual
      return ManualKnowledge(manual, sections: sections, section: source.section, terms: source.terms)
        .settings
    case .command(let words, let form):
      return ask(words).map { form.settings(in: $0) }
    case .file(_, let form):
      guard let path = source.file(in: root) else { return nil }
      let key = "\(path)\u{0}\(form.reader.rawValue)"
      if files[key] == nil, let bytes = read(path) {
        let text = bytes.starts(with: [0x1f, 0x8b]) ? Gzip.text(of: bytes) ?? [] : bytes
        files[key] = form.all(in: String(decoding: text, as: UTF8.self))
      }
      return files[key].map { form.chosen(from: $0) }
    case .folder(let path): return FolderNames.settings(below: root + path)
    case .paths(let pattern):
      var expansion = PathExpansion()
      let whole = PathPattern((root + pattern)[...], home: nil)
      let names = expansion.paths(matching: root + pattern).compactMap { whole.stars(in: $0)?.last.map(String.init) }
      return Set(names).sorted().map { SettingKnowledge(name: $0) }
    }
  }
}

/// What a pack says, and the kernel of the machine.
struct PackedAnswers: SourceAnswers {
  let pack: KnowledgePack
  var machine: MachineAnswers

  mutating func settings(of source: KnowledgeSource) -> [SettingKnowledge]? {
    if source.isOfKernel { return machine.settings(of: source) }
    let packed = pack.settings(of: source)
    guard case .paths = source.place else { return packed }
    let here = machine.settings(of: source) ?? []
    return here + (packed ?? []).filter { !here.contains($0) }
  }
}
