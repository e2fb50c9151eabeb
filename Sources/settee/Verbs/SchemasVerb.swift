import SettingsDocuments
import SettingsPrograms

/// `settee schemas update`: fetches the schemas of the web that files have, when that is asked for and agreed to.
struct SchemasVerb: Verb {
  nonisolated static let name = "schemas"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.update, .optionalFiles], "fetches the schemas of the web that files have")],
      options: [.yes, .dryRun, .catalogue, .json], exclusive: [.yes, .dryRun])
  }

  /// The files whose schemas are wanted; none for those that Settee knows of.
  private let named: [String]
  private let options: Arguments
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    try arguments.expect(.update, doneWith: "schemas")
    options = arguments
    (named, self.context) = (try arguments.namedFiles(), context)
  }

  func run() throws(VerbError) -> ExitStatus {
    guard let copies = opener.finder.copies else {
      throw VerbError("there is no folder to keep schemas in: HOME is not set")
    }
    let fetcher = context.fetcher
    if !options.has(.dryRun), let problem = fetcher.problem { throw VerbError(problem.description) }
    let files = try VerbError.from { () throws(FileOpeningError) in try self.files() }
    let catalogue = options.value(of: .catalogue) ?? SchemaUpdate.schemaStore
    return update(SchemaUpdate(copies: copies, fetcher: fetcher, catalogue: catalogue), files)
  }

  /// What is fetched may name more, which is asked about in its turn.
  private func update(_ update: SchemaUpdate, _ files: [(file: String, uri: String)]) -> ExitStatus {
    var done: Set<String> = []
    var status = ExitStatus.fine
    var files = files
    while true {
      let needs = update.needs(ofFiles: files).filter { !done.contains($0.name) }
      if needs.isEmpty { return status }
      if options.has(.dryRun) {
        output.lines(needs.map { options.has(.json) ? object($0, []) : $0.name })
        return .fine
      }
      if let refusal = refusal(of: needs, isFirst: done.isEmpty) { return refusal }
      for need in needs {
        let outcome = update.fetch(need)
        say(outcome, need)
        switch outcome {
        case .kept: break
        case .failed(_, concernsAll: true): return .failure
        case .failed: status = .no
        }
        done.insert(need.name)
      }
      // The catalogue may tell of more files which schema they have.
      files = (try? self.files()) ?? files
    }
  }

  // MARK: - Files

  private func files() throws(FileOpeningError) -> [(file: String, uri: String)] {
    guard named.isEmpty else {
      let opened = try named.map { name throws(FileOpeningError) in
        (name, try opener.file(FileRequest(path: name)).file)
      }
      return opened.compactMap { name, file in opener.finder.webSchema(of: file).map { (name, $0) } }
    }
    return context.knownFiles.compactMap { file in
      guard let size = try? SystemFileSystem().status(of: file).size, size <= Self.largestFile,
        let opened = try? opener.file(FileRequest(path: file)).file,
        let uri = opener.finder.webSchema(of: opened)
      else { return nil }
      return (FilePath.abbreviated(file, home: opener.home), uri)
    }
  }

  /// Files that nobody named are only read where that takes no time.
  private static let largestFile = 4 << 20

  // MARK: - Asking

  /// Shows the addresses and asks whether they are fetched; nil where they are.
  private func refusal(of needs: [SchemaNeed], isFirst: Bool) -> ExitStatus? {
    if options.has(.yes) { return nil }
    guard context.input.isTerminal else {
      output.error(
        "nothing is fetched unless it is agreed to: \(Option.yes.rawValue) agrees, \(Option.dryRun.rawValue) lists the addresses"
      )
      return .failure
    }
    output.advice(isFirst ? "These addresses are asked:" : "What was fetched names more:")
    for need in needs { output.advice("  \(need.name)  \(need.reason)") }
    output.question("Fetch \(needs.count == 1 ? "it" : "them") with curl? [y/N] ")
    let typed = (try? context.input.read(.line(isSecret: false))) ?? []
    let answer = String(decoding: typed, as: UTF8.self).lowercased()
    return ["y", "yes"].contains(answer) ? nil : isFirst ? .no : .fine
  }

  // MARK: - Saying

  private func say(_ outcome: SchemaUpdate.Outcome, _ need: SchemaNeed) {
    switch outcome {
    case .kept(let change, let path):
      output.line(
        options.has(.json)
          ? object(need, [("outcome", .string(change.rawValue)), ("path", .string(path))])
          : "\(change.rawValue) \(need.name)")
    case .failed(let reason, _):
      output.line(
        options.has(.json)
          ? object(need, [("outcome", "failed"), ("reason", .string(reason))]) : "failed \(need.name): \(reason)")
    }
  }

  private func object(_ need: SchemaNeed, _ members: [ObjectMembers.Element]) -> String {
    Value.object(ObjectMembers([("address", .string(need.name))] + members)).json
  }
}
