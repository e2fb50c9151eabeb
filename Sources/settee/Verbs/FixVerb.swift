import SettingsDocuments
import SettingsSchema
import SettingsSession

/// `settee fix FILE…`: mends what can be meant in one way only.
@MainActor
struct FixVerb: Verb {
  nonisolated static let name = "fix"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [.init([.files], "mends what can be meant in one way only")],
      options: [
        .schema, .schemas, .format, .asFile, .large, .trustFolder, .dryRun, .write, .quiet, .skipUnknown, .why,
      ],
      exclusive: [.dryRun, .write],
      text: """
        Mends problems of each FILE, and of the settings files of a folder, for which there is one mend: a name, or a word of \
        a value, that is not known and has exactly one that is known near it, a name or a value that is known in another case, and a setting that \
        stands twice with one value. All else that "check" says is left, and so is what has a comment "settee:ignore". A mend \
        after which more would be wrong is not made.

        Prints the difference and writes nothing, which --dry-run says too. With --write each file is saved in one write, as \
        "set" does, and each mend printed as file:line:column: what was done. What is looked at in a folder, and \
        --skip-unknown, is as for "check".
        """,
      status: [
        "nothing is to be mended, or with --write all that was is",
        "something is to be mended, or another program changed it",
        "a file that cannot be used",
      ])
  }

  private let files: [FileOperand]
  private let request: FileRequest
  private let writes: Bool
  private let isQuiet: Bool
  private let skipsUnknown: Bool
  private let note: SaveNote
  private let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    (writes, isQuiet) = (arguments.has(.write), arguments.has(.quiet))
    skipsUnknown = arguments.has(.skipUnknown)
    note = SaveNote(tool: Self.name, reason: arguments.value(of: .why))
    let first = try arguments.requireNamedFile()
    request = try FileRequest(FileOperand(path: first, isStandardInput: false), arguments)
    var files = [first]
    while let file = try arguments.nextNamedFile() { files.append(file) }
    self.files = files.map { FileOperand(path: $0, isStandardInput: false) }
    self.context = context
  }

  private var output: Output { context.output }

  func run() -> ExitStatus {
    let found: FilesToCheck
    let check: FileCheck
    do {
      found = try FilesToCheck(files, skipsUnknown: skipsUnknown, context.opener)
      check = try context.opener.check(request.schema)
    } catch {
      output.error((error as? FileError).map(FileHint.described) ?? "the schema cannot be used: \(error)")
      return .failure
    }
    let checker = FileChecker(
      check: check, opener: context.opener, pages: context.opener.pagesForMany, format: request.format, asJSON: false,
      asksPrograms: false, requiresKnowledge: false, options: request.options, place: request.place, release: nil,
      baseline: nil)
    var status = ExitStatus.fine
    var mendCount = 0
    Workers.forEach(found.files.count) { [files = found.files] number in
      let file = files[number]
      return (file.operand.path, checker.mends(file.operand.path, isFound: file.isFound))
    } deliver: { results in
      for (name, mends) in results {
        let (count, told) = mend(name, mends)
        mendCount += count
        if status.code < told.code { status = told }
      }
    }
    if !isQuiet, mendCount > 0 { output.advice("\(mendCount) \(writes ? "mended" : "can be mended: --write does it")") }
    return status
  }

  private func mend(_ name: String, _ mends: FileChecker.Mends) -> (count: Int, ExitStatus) {
    switch mends {
    case .failure(let reason):
      output.error(reason)
      return (0, .failure)
    case .count(0): return (0, .fine)
    case .count:
      do throws(VerbError) {
        return (try mend(name), writes ? .fine : .no)
      } catch {
        output.error(error.description)
        return (0, error.status)
      }
    }
  }

  /// Mends one file; the result is how many things were.
  private func mend(_ name: String) throws(VerbError) -> Int {
    var request = request
    request.path = name
    let session: EditingSession
    do throws(FileOpeningError) {
      session = try context.opener.session(
        with: try context.opener.source(of: request, context.input), request, output: output)
    } catch {
      throw VerbError(description: error.description, status: .failure)
    }
    session.saveNote = note
    let before = session.document
    var lines: [String] = []
    // Each mend moves what is behind it.
    while lines.count < Self.mostMends, let mend = Self.mends(of: session.document, session.schema).first {
      let place = session.document.lines.position(at: mend.span.lowerBound)
      do throws(SettingError) { try session.apply([mend.change]) } catch { throw .no("\(name): \(error)") }
      lines.append("\(UndecodedBytes.shown(name)):\(place): \(mend.words)")
    }
    if writes {
      for notice in try session.saved(as: name) { output.error(notice) }
      if !isQuiet { output.lines(lines) }
    } else {
      output.difference(UnifiedDiff(before.text, session.document.text), inFile: name)
    }
    return lines.count
  }

  /// More are no slips.
  private static let mostMends = 1000

  /// What is to be mended in a document, but for what a comment accepts.
  nonisolated static func mends(of document: Document, _ schema: CompiledSchema?) -> [Mend] {
    let mends = Mend.duplicates(in: document) + (schema?.mends(in: document) ?? [])
    if mends.isEmpty { return [] }
    let marks = IgnoreMarks(in: document)
    return mends.filter { !marks.cover(line: document.lines.position(at: $0.span.lowerBound).line) }
  }
}

extension FileChecker {
  /// What a file has that can be mended.
  enum Mends: Sendable {
    case count(Int)
    case failure(String)
  }

  /// Counts what can be mended in a file, on any thread.
  func mends(_ name: String, isFound: Bool) -> Mends {
    switch look(at: name, isFound: isFound) {
    case .ended(let file): return file.failure.map(Mends.failure) ?? .count(0)
    case .report(let report, _, _):
      guard let document = report.document else { return .count(0) }
      var schema: CompiledSchema?
      if case .checked(_, let known, _, _) = report.outcome { schema = known }
      return .count(FixVerb.mends(of: document, schema).count)
    }
  }
}
