import EmbeddedPages

/// All that Settee can be asked to do.
///
/// To add a verb: a type that conforms to ``Verb``, and its row here.
enum VerbTable {
  /// In the order in which people are told of them.
  static let rows: [any Verb.Type] = [
    ScreenVerb.self, GetVerb.self, SetVerb.self, ResetVerb.self, UndoVerb.self, ListVerb.self, DescribeVerb.self,
    SearchVerb.self, DiffVerb.self, MergeVerb.self, CheckVerb.self, FixVerb.self, ApplyVerb.self, ConfirmVerb.self,
    LogVerb.self,
    StatusVerb.self, UpgradeVerb.self, HookVerb.self, RecoverVerb.self, SchemasVerb.self, SSHVerb.self,
    FleetVerb.self, PlaybookVerb.self, FormatVerb.self, RequestVerb.self, CompletionsVerb.self, HelpVerb.self,
    CompleteVerb.self, PlaceVerb.self, ConfineVerb.self, SSHWordsVerb.self, GoBackVerb.self,
  ]

  static var forPeople: [any Verb.Type] { rows.filter { !$0.entry.forms.isEmpty } }

  /// The verb of this name; nil where there is none, and the word is a file's.
  static func named(_ word: String) -> (any Verb.Type)? { word.isEmpty ? nil : rows.first { $0.name == word } }

  /// What the words of a command line ask for.
  @MainActor
  static func verb(_ words: [String], in context: VerbContext) throws(UsageError) -> any Verb {
    var arguments = try Arguments(words)
    if arguments.has(.help) { return try HelpVerb(&arguments, in: context) }
    if arguments.has(.version) { return HelpVerb("settee \(Version.current)", in: context) }
    if arguments.has(.licences) {
      return HelpVerb(String(decoding: BuiltInPages.notice[0].value, as: UTF8.self), in: context)
    }
    let verb = arguments.nextVerb()
    if verb == nil { try arguments.refuseMisspeltVerb() }
    let type = verb ?? ScreenVerb.self
    try arguments.allow(type.entry)
    let request = try type.init(&arguments, in: context)
    try arguments.end()
    return request
  }
}
