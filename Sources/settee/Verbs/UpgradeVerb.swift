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
  private let options: Arguments
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    (options, request) = (arguments, try FileRequest(options: arguments))
    (files, self.context) = (try arguments.namedFiles(), context)
  }

  func run() throws(VerbError) -> ExitStatus {
    if options.has(.remember) {
      FileUpgrade.remember(opener: opener)
      return .fine
    }
    var found: [UpgradeLeftover] = []
    for file in files {
      if (try? opener.writer.fileSystem.status(of: file)) == nil { throw VerbError("\(FileError.notFound(file))") }
      found += FileUpgrade.leftovers(of: file, opener: opener)
    }
    if files.isEmpty { found = FileUpgrade.leftovers(opener: opener) }
    if options.has(.list) { return list(found) }
    if found.isEmpty, !options.has(.quiet), !options.has(.auto) { output.advice("no upgrade left anything") }
    return found.reduce(.fine) { status, leftover in
      let run = UpgradeRun(leftover, request, options, context)
      return status.orWorse(context.saying { () throws(VerbError) in try run.run() })
    }
  }

  private func list(_ found: [UpgradeLeftover]) -> ExitStatus {
    if options.has(.json) {
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

extension UpgradeLeftover {
  /// What it is, in a few words.
  var words: String {
    kind.isUsers
      ? "your former version, which the package's replaced" : "the package's version, which was not installed"
  }
}
