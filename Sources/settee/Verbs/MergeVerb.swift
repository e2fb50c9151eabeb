import SettingsDocuments

/// `settee merge BASE OURS THEIRS`: merges what two versions of a file changed, as a merge driver of git does.
struct MergeVerb: Verb {
  nonisolated static let name = "merge"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.base, .ours, .theirs], "merges what two versions of a file changed")],
      options: [.format, .asFile, .large, .dryRun, .markerSize, .quiet])
  }

  private let base: String
  private let theirs: String
  private let request: FileRequest
  private let options: Arguments
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    options = arguments
    base = try arguments.require(Operand.base.rawValue)
    request = try FileRequest(FileOperand(path: try arguments.require(Operand.ours.rawValue)), options: arguments)
    theirs = try arguments.require(Operand.theirs.rawValue)
    self.context = context
  }

  private var ours: String { request.path }
  /// The file as people know it.
  private var name: String { request.place.map { FilePath.name(of: $0) } ?? ours }

  func run() throws(VerbError) -> ExitStatus {
    try VerbError.from { () throws(FileError) in
      let texts = (try read(base), try read(ours), try read(theirs))
      let merged = merge(base: texts.0, ours: texts.1, theirs: texts.2)
      if options.has(.dryRun) {
        output.text(merged.text)
      } else if merged.text != texts.1 {
        try opener.writer.rewrite(ours, with: merged.text)
      }
      return merged.status
    }
  }

  private func read(_ path: String) throws(FileError) -> [UInt8] { try opener.read(path, request.options).bytes }

  private func merge(base: [UInt8], ours: [UInt8], theirs: [UInt8]) -> (text: [UInt8], status: ExitStatus) {
    let marks = ConflictMarks(size: options.value(of: .markerSize).flatMap { Int($0) } ?? 7)
    guard let format = format(of: ours), let base = try? Document(parsing: base, as: format),
      let ours = try? Document(parsing: ours, as: format), (try? Document(parsing: theirs, as: format)) != nil
    else {
      let merged = LineMerge(base: base, ours: ours, theirs: theirs, marks: marks)
      if merged.conflictCount > 0 { say("it is merged by lines, and both changed \(merged.conflictCount) places") }
      return (merged.text, merged.conflictCount == 0 ? .fine : .no)
    }
    let merge = ThreeWayMerge(base: base, ours: ours, theirs: theirs)
    if let merged = merge.merged() { return (merged.text, .fine) }
    let conflicted = merge.conflicted(marks: marks)
    let paths = LastingPaths(ours)
    for place in conflicted.places { say("both changed \(paths.path(for: place))") }
    if conflicted.places.isEmpty { say("both changed the same lines") }
    return (conflicted.text, .no)
  }

  /// The format of all three; nil where nothing tells it.
  private func format(of text: [UInt8]) -> Format? {
    let path = request.place ?? ours
    return opener.detection(of: text, request, opener.subject(path, target: path)).format
  }

  private func say(_ words: String) {
    if !options.has(.quiet) { output.error("\(name): \(words)") }
  }
}
