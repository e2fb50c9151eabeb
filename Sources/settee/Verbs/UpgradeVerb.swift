import SettingsDocuments

/// `settee upgrade [FILE…]`: merges what upgrades of packages left beside settings files.
struct UpgradeVerb: Verb {
  nonisolated static let name = "upgrade"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.optionalFiles], "merges what an upgrade left beside a file: .dpkg-dist, .rpmnew, …")],
      options: [
        .list, .mine, .theirs, .auto, .remember, .json, .dryRun, .force, .format, .large, .trustFolder, .quiet,
      ],
      exclusive: [.mine, .theirs, .auto, .list, .remember])
  }

  private let files: [String]
  private let request: FileRequest
  private let way: UpgradeWay
  private let isList: Bool
  private let remembers: Bool
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    (isList, remembers) = (arguments.has(.list), arguments.has(.remember))
    way = UpgradeWay(arguments)
    request = try FileRequest(options: arguments)
    (files, self.context) = (try arguments.namedFiles(), context)
  }

  func run() throws(VerbError) -> ExitStatus {
    if remembers {
      FileUpgrade.remember(opener: opener)
      return .fine
    }
    var found: [UpgradeLeftover] = []
    for file in files {
      if (try? opener.writer.fileSystem.status(of: file)) == nil { throw VerbError("\(FileError.notFound(file))") }
      found += FileUpgrade.leftovers(of: file, opener: opener)
    }
    if files.isEmpty { found = FileUpgrade.leftovers(opener: opener) }
    if isList { return list(found) }
    if found.isEmpty, !way.isQuiet, !way.isAuto { output.advice("no upgrade left anything") }
    return found.reduce(.fine) { status, leftover in
      let run = UpgradeRun(leftover, request, way, context)
      return status.orWorse(context.saying { () throws(VerbError) in try run.run() })
    }
  }

  private func list(_ found: [UpgradeLeftover]) -> ExitStatus {
    if way.asJSON {
      output.lines(
        found.map { leftover in
          let side = leftover.kind.isUsers ? MergeSide.mine : .theirs
          let object: Value = [
            "file": .string(leftover.file), "leftover": .string(leftover.path), "side": .string(side.rawValue),
          ]
          return object.json
        })
    } else {
      output.lines(found.map { "\($0.path): \($0.words)" })
    }
    return .fine
  }
}

/// How what upgrades left is merged.
struct UpgradeWay {
  /// What is taken of all that both changed; nil where that is asked.
  let side: MergeSide?
  let isAuto: Bool
  let isDryRun: Bool
  let isForced: Bool
  let isQuiet: Bool
  let asJSON: Bool

  init(_ arguments: Arguments) {
    side = arguments.has(.mine) ? .mine : arguments.has(.theirs) ? .theirs : nil
    (isAuto, isDryRun) = (arguments.has(.auto), arguments.has(.dryRun))
    (isForced, isQuiet, asJSON) = (arguments.has(.force), arguments.has(.quiet), arguments.has(.json))
  }
}

extension UpgradeLeftover {
  /// What it is, in a few words.
  var words: String {
    kind.isUsers
      ? "your former version, which the package's replaced" : "the package's version, which was not installed"
  }
}
