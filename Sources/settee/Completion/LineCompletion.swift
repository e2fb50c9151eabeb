import SettingsDocuments
import SettingsPrograms
import SettingsSession

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
  private let context: VerbContext

  /// - Parameter words: those behind the program's name; the last one is being typed, and may be empty.
  init(_ words: [String], in context: VerbContext) {
    self.context = context
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
  }

  var completions: Completions {
    if let openOption { return values(of: openOption).beginning(with: typed) }
    if takesOptions, typed.hasPrefix("-") { return ofOption.beginning(with: typed) }
    var all = Completions()
    if verb == nil, operands.isEmpty { all.words = Self.verbs }
    for operand in operandKinds { all.add(completions(of: operand)) }
    all.words = all.words.uniqued(on: \.text)
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
    case .path, .schema: Completions(files: .files)
    case .program: Completions(words: programs)
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
    entry.forms.compactMap { form in
      let mayGoOn = form.operands.last?.mayBeRepeated == true
      let place = mayGoOn ? min(operands.count, form.operands.count - 1) : operands.count
      return form.operands.indices.contains(place) ? form.operands[place] : nil
    }.uniqued()
  }

  private func completions(of operand: Operand) -> Completions {
    switch operand {
    case .file where entry.takesPrograms, .optionalFile where entry.takesPrograms:
      // Beside all verbs they are too many.
      Completions(words: verb == nil && typed.isEmpty ? [] : programs, files: .files)
    case .file, .files, .optionalFile, .optionalOther, .optionalFiles, .page: Completions(files: .files)
    case .path, .optionalPath: paths
    case .value:
      operands.count == 2 && Assignment.sign(in: operands[1]) == nil ? complete(.value(operands[1])) : Completions()
    case .assignments: assignments
    case .optionalVerb:
      Completions(words: Self.verbs + [Completion(text: Usage.formatsWord, summary: "what --format takes")])
    case .shell: Completions(words: Shell.allCases.map { Completion(text: $0.rawValue) })
    case .update, .tryPage, .packageManager: Completions(words: [Completion(text: operand.rawValue)])
    case .base, .ours, .theirs, .inventory: Completions(files: .files)
    case .remoteHost: Completions(words: SSHHosts.names(home: context.opener.home).map { Completion(text: $0) })
    case .remoteWords: Completions(words: operands.count == 1 ? Self.verbs : [])
    case .words: Completions(words: searchWords)
    case .remoteFile, .typedValue: Completions()
    }
  }

  /// Paths of settings: of those that are set, for a verb that asks nothing of others.
  private var paths: Completions {
    if entry.paths == .toSet, Assignment.sign(in: typed) != nil { return Completions() }
    return complete(.path(typed, entry.paths))
  }

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
    var request = FileRequest(path: expanded(file), format: value(.format).flatMap(Format.named))
    request.schema.schema = value(.schema).map(expanded)
    request.schema.folder = value(.schemas).map(expanded)
    return session(with: request, for: what).map { SettingCompletion(session: $0).completions(of: what) }
      ?? Completions()
  }

  // MARK: - What is known

  private var programs: [Completion] { context.opener.pages.names.map { Completion(text: $0) } }

  /// Words and filters that begin so.
  private var searchWords: [Completion] {
    if typed.hasPrefix("@") {
      return SearchFilter.lasting.filter { $0.text.hasPrefix(typed) }.map {
        Completion(text: $0.text, summary: $0.explanation)
      }
    }
    return (Machine(context).index.keptFinder?.words(beginning: typed) ?? []).map { Completion(text: $0) }
  }

  /// Whoever presses Tab does not wait for more.
  private static let largestFile = 4 << 20

  private func session(with file: FileRequest, for what: SettingCompletion.What) -> EditingSession? {
    if what.isKnown, let program = try? ProgramName(file, context.opener)?.programs().first {
      return program.session
    }
    guard let size = try? SystemFileSystem().status(of: file.path).size, size <= Self.largestFile else { return nil }
    guard let source = try? context.opener.source(of: file, context.input) else { return nil }
    return try? context.opener.session(with: source, file, output: context.output)
  }

  /// The account's own folder, which the shell would put in the place of the tilde.
  private func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = context.opener.home else { return path }
    return home + path.dropFirst()
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
