import SettingsDocuments
import SettingsSchema
import SettingsSession

/// `settee fix FILE…`: mends what can be meant in one way only.
struct FixVerb: Verb {
  nonisolated static let name = "fix"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.files], "mends what can be meant in one way only")],
      options: [
        .schema, .schemas, .format, .asFile, .large, .trustFolder, .dryRun, .write, .quiet, .skipUnknown, .why,
      ],
      exclusive: [.dryRun, .write])
  }

  private let files: [FileOperand]
  private let request: FileRequest
  private let options: Arguments
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    options = arguments
    files = try arguments.requireNamedFiles().map { FileOperand(path: $0) }
    (request, self.context) = (try FileRequest(options: arguments), context)
  }

  private var writes: Bool { options.has(.write) }
  private var isQuiet: Bool { options.has(.quiet) }

  func run() throws(VerbError) -> ExitStatus {
    let found = try VerbError.from { () throws(FileError) in
      try FilesToCheck(files, skipsUnknown: options.has(.skipUnknown), opener)
    }
    let checker = try FileChecker(opener, request)
    var (status, mendCount) = (ExitStatus.fine, 0)
    Workers.forEach(found.files.count) { [files = found.files] number in
      let file = files[number]
      return (file.operand.path, checker.mends(file.operand.path, isFound: file.isFound))
    } deliver: { results in
      for (name, mends) in results {
        let told = context.saying { () throws(VerbError) in
          if try mends.get() == 0 { return .fine }
          mendCount += try mend(name)
          return writes ? .fine : .no
        }
        status = status.orWorse(told)
      }
    }
    if !isQuiet, mendCount > 0 { output.advice("\(mendCount) \(writes ? "mended" : "can be mended: --write does it")") }
    return status
  }

  /// Mends one file; the result is how many things were.
  private func mend(_ name: String) throws(VerbError) -> Int {
    var request = request
    request.path = name
    let session = try session(with: request)
    session.saveNote = SaveNote(tool: Self.name, reason: options.value(of: .why))
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
  /// Counts what can be mended in a file, on any thread.
  func mends(_ name: String, isFound: Bool) -> Result<Int, VerbError> {
    switch look(at: name, isFound: isFound) {
    case .ended(let file): return file.failure.map { .failure(VerbError($0)) } ?? .success(0)
    case .report(let report, _, _):
      if case .unparsable(let error) = report.outcome {
        return .failure(.no("\(UndecodedBytes.shown(name)):\(error)"))
      }
      guard let document = report.document else { return .success(0) }
      var schema: CompiledSchema?
      if case .checked(_, let known, _, _) = report.outcome { schema = known }
      return .success(FixVerb.mends(of: document, schema).count)
    }
  }
}
