/// What is asked of a verb that changes a file.
struct EditRequest {
  let file: FileRequest
  let isForced: Bool
  let isDryRun: Bool
  let asJSON: Bool
  /// Whether nothing is said where all is well.
  let isQuiet: Bool
  /// Whether the program that the file belongs to is asked before it is written.
  let asksProgram: Bool
  /// Whether what is likely to be misspelt is refused.
  let isStrict: Bool
  /// Why it is changed, for the history; nil where nobody says.
  let reason: String?
  /// How it is put into force once it is saved; nil where it is not.
  let apply: ApplyRequest?
}

extension EditRequest {
  init(_ arguments: inout Arguments, mayCreate: Bool? = nil) throws(UsageError) {
    var file = try FileRequest(&arguments)
    file.mayCreate = mayCreate
    self.file = file
    isForced = arguments.has(.force)
    isDryRun = arguments.has(.dryRun)
    asJSON = arguments.has(.json)
    isQuiet = arguments.has(.quiet)
    apply = try ApplyRequest(arguments)
    asksProgram = arguments.has(.ask) || apply != nil
    isStrict = arguments.has(.strict)
    reason = arguments.value(of: .why)
    if file.isStandardInput, asJSON, !isDryRun {
      throw UsageError("standard output is the changed text, so --json cannot be there as well")
    }
    if apply != nil, file.isStandardInput || file.place != nil {
      throw UsageError("--apply wants a FILE in its place")
    }
  }

  /// Refuses what would read standard input twice.
  func check(_ assignments: [Assignment]) throws(UsageError) {
    if file.isStandardInput, assignments.contains(where: { $0.value == .standardInput }) {
      throw UsageError("standard input cannot be both the file and the value")
    }
  }
}
