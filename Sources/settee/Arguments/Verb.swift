import SettingsSession

/// What Settee is asked to do, by the word that says so: a type, and a row of the ``VerbTable``.
@MainActor
protocol Verb: SendableMetatype {
  /// The word; empty for the full screen, which wants none.
  nonisolated static var name: String { get }
  /// What the table says of it; made when it is asked for, so that the other verbs cost nothing.
  nonisolated static var entry: VerbEntry { get }
  /// Whether what begins with a dash is an option, and no word of another command line.
  nonisolated static var hasOptions: Bool { get }

  var context: VerbContext { get }

  /// Takes the words behind the verb. Options that the table does not have were refused, words that are left over will be.
  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError)
  /// - Throws: why it is not done, which is said then.
  func run() throws(VerbError) -> ExitStatus
}

extension Verb {
  /// That of a verb that people are not told of.
  nonisolated static var entry: VerbEntry { VerbEntry(forms: []) }
  nonisolated static var hasOptions: Bool { true }
  var opener: FileOpener { context.opener }
  var output: Output { context.output }

  func session(with source: DocumentSource, _ request: FileRequest) throws(VerbError) -> EditingSession {
    try context.session(with: source, request)
  }

  func session(with request: FileRequest) throws(VerbError) -> EditingSession { try context.session(with: request) }
}

/// What the table says of a verb beside its texts (``ManualText``): parsing, the help, the manual and completions are made
/// from it.
struct VerbEntry {
  /// A way to call it, with a line of the help.
  typealias Form = (operands: [Operand], summary: String)

  /// None for a verb that people are not told of.
  let forms: [Form]
  var options: [Option] = []
  /// Options of which only one may be there.
  var exclusive: [Option] = []
  /// Which settings are offered where a path is typed.
  var paths = SettingCompletion.Paths.set
  /// Whether a program may be named in the place of a file.
  var takesPrograms = false

  /// The options that say how a file is read.
  static var reading: [Option] { [.schema, .schemas, .format, .asFile, .large, .trustFolder] }
  /// The options of a verb that changes settings.
  static var changing: [Option] {
    reading + [.json, .quiet, .dryRun, .force, .ask, .apply, .confirm, .noConfirm, .why]
  }
}
