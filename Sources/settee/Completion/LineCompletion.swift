import SettingsDocuments
import SettingsPrograms

/// Completes the last word of a line, from the table of verbs and options.
@MainActor
struct LineCompletion {
  private let verb: (any Verb.Type)?
  /// What the table says of the verb.
  private let entry: VerbEntry
  /// The words behind the verb that are no options.
  private let operands: [String]
  private let options: [(option: Option, value: String)]
  /// The option whose value is typed.
  private let openOption: Option?
  private let takesOptions: Bool
  private let typed: String
  private let settings: (SettingCompletion.Request) -> Completions
  private let programs: () -> [Completion]
  private let hosts: () -> [Completion]
  private let searchWords: (String) -> [Completion]

  /// - Parameters:
  ///   - words: those behind the program's name; the last one is being typed, and may be empty.
  ///   - programs: the programs that may be in the place of a file.
  ///   - hosts: the machines that ssh is told of.
  ///   - searchWords: the words that a search knows and that begin so.
  ///   - settings: completes the paths and values of a file.
  init(
    _ words: [String], programs: @escaping () -> [Completion] = { [] }, hosts: @escaping () -> [Completion] = { [] },
    searchWords: @escaping (String) -> [Completion] = { _ in [] },
    settings: @escaping (SettingCompletion.Request) -> Completions
  ) {
    (self.programs, self.hosts, self.searchWords) = (programs, hosts, searchWords)
    var operands: [String] = []
    var options: [(Option, String)] = []
    var openOption: Option?
    var takesOptions = true
    for word in words.dropLast() {
      if let option = openOption {
        options.append((option, word))
        openOption = nil
      } else if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word.hasPrefix("-"), word != "-" {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = Option.named(parts[0]) else { continue }
        if option.takesValue, parts.count == 1 {
          openOption = option
        } else {
          options.append((option, parts.last ?? ""))
        }
      } else {
        operands.append(word)
      }
    }
    verb = operands.first.flatMap(VerbTable.named)
    entry = (verb ?? ScreenVerb.self).entry
    self.operands = verb == nil ? operands : Array(operands.dropFirst())
    (self.options, self.openOption, self.takesOptions) = (options, openOption, takesOptions)
    typed = words.last ?? ""
    self.settings = settings
  }

  var completions: Completions {
    if let openOption { return values(of: openOption).beginning(with: typed) }
    if takesOptions, typed.hasPrefix("-") { return ofOption.beginning(with: typed) }
    var all = Completions()
    if verb == nil, operands.isEmpty { all.words = Self.verbs }
    for operand in operandKinds { all.add(completions(of: operand)) }
    return all.beginning(with: typed)
  }

  // MARK: - Options

  private var ofOption: Completions {
    let parts = typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, let option = Option.named(parts[0]), option.takesValue {
      var values = values(of: option)
      values.words = values.words.map { Completion(text: "\(parts[0])=\($0.text)", summary: $0.summary) }
      return values
    }
    let given = options.map(\.option)
    let excluded = entry.exclusive.contains(where: given.contains) ? entry.exclusive : []
    let allowed = verb == nil && operands.isEmpty ? entry.options + [.version] : entry.options
    let open = (allowed + [.help]).filter { !given.contains($0) && !excluded.contains($0) }
    return Completions(words: open.map { Completion(text: $0.rawValue, summary: $0.summary) })
  }

  private func values(of option: Option) -> Completions {
    switch option.value {
    case .format:
      Completions(words: FormatCatalogue.shared.listings.map { Completion(text: $0.name, summary: $0.summary) })
    case .report: Completions(words: ReportForm.allCases.map { Completion(text: $0.rawValue, summary: $0.summary) })
    case .folder: Completions(files: .folders)
    case .path: Completions(files: .files)
    case .schema: Completions(files: .files)
    case .program: Completions(words: programs())
    case .release: Completions(words: KnowledgePacks().releases.map { Completion(text: $0.name, summary: $0.words) })
    case .span: Completions(words: ["1m", "2m", "5m"].map { Completion(text: $0, summary: "") })
    case .address, .number, .text, .time, nil: Completions()
    }
  }

  // MARK: - Operands

  private static var verbs: [Completion] {
    VerbTable.forPeople.filter { !$0.name.isEmpty }.map {
      Completion(text: $0.name, summary: $0.entry.forms.first?.summary ?? "")
    }
  }

  /// What may be in the place of the word, by the forms of the verb.
  private var operandKinds: [Operand] {
    var kinds: [Operand] = []
    for form in entry.forms {
      var place = operands.count
      if let last = form.operands.last, last.mayBeRepeated { place = min(place, form.operands.count - 1) }
      if form.operands.indices.contains(place), !kinds.contains(form.operands[place]) {
        kinds.append(form.operands[place])
      }
    }
    return kinds
  }

  private func completions(of operand: Operand) -> Completions {
    switch operand {
    case .file where entry.takesPrograms, .optionalFile where entry.takesPrograms:
      Completions(words: programs(), files: .files)
    case .file, .files, .optionalFile, .optionalOther, .optionalFiles, .page: Completions(files: .files)
    case .path, .optionalPath: paths
    case .value:
      operands.count == 2 && Assignment.sign(in: operands[1]) == nil ? values(at: operands[1]) : Completions()
    case .assignments: assignments
    case .optionalVerb:
      Completions(words: Self.verbs + [Completion(text: Usage.formatsWord, summary: "what --format takes")])
    case .shell: Completions(words: Shell.allCases.map { Completion(text: $0.rawValue) })
    case .update, .tryPage, .packageManager: Completions(words: [Completion(text: operand.rawValue)])
    case .base, .ours, .theirs, .inventory: Completions(files: .files)
    case .remoteHost: Completions(words: hosts())
    case .remoteWords: Completions(words: operands.count == 1 ? Self.verbs : [])
    case .words: Completions(words: searchWords(typed))
    case .remoteFile, .typedValue: Completions()
    }
  }

  /// Paths of settings: of those that are set, for a verb that asks nothing of others.
  private var paths: Completions {
    if entry.paths == .toSet, Assignment.sign(in: typed) != nil { return Completions() }
    return complete(.path(typed, entry.paths))
  }

  private func values(at path: String) -> Completions { complete(.value(path)) }

  /// `PATH=` and `PATH=VALUE`. The first word may still become a path alone.
  private var assignments: Completions {
    if let sign = Assignment.sign(in: typed) {
      let end = typed.utf8.index(after: sign)
      let (path, operation) = Assignment.parts(of: typed[..<sign])
      var values = complete(operation.completion(at: String(path)))
      values.words = values.words.map { Completion(text: typed[..<end] + $0.text, summary: $0.summary) }
      return values
    }
    guard operands.count > 1, Assignment.sign(in: operands[1]) != nil else { return Completions() }
    var paths = complete(.path(typed, .toSet))
    paths.words = paths.words.map {
      $0.goesOn ? $0 : Completion(text: $0.text + "=", summary: $0.summary, goesOn: true)
    }
    return paths
  }

  private func complete(_ what: SettingCompletion.What) -> Completions {
    guard let file = operands.first, file != DocumentSource.streamName else { return Completions() }
    func value(_ option: Option) -> String? { options.last { $0.option == option }?.value }
    return settings(
      SettingCompletion.Request(
        file: file, schema: value(.schema), schemas: value(.schemas), format: value(.format), what: what))
  }
}

extension Assignment.Operation {
  fileprivate func completion(at path: String) -> SettingCompletion.What {
    switch self {
    case .set: .value(path)
    case .add: .entry(path)
    case .remove: .presentEntry(path)
    }
  }
}
