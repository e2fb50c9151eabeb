import SettingsFiles
import SettingsSchema

/// One open document with its schema: what is set, what may be set, what is changed and what is wrong.
///
/// Screens and commands are faces of it. It decides all that is decided about a setting, and knows neither a terminal
/// nor where its text is kept: that is its ``DocumentStore``.
///
/// ```swift
/// import SettingsDocuments
/// import SettingsSession
///
/// func change(_ path: Path, to value: Value, in session: EditingSession) async -> String {
///   do {
///     try await session.set(path, to: value)
///   } catch {
///     return error.description
///   }
///   return switch await session.save() {
///   case .saved: "saved"
///   case .conflict: "another program changed the same settings"
///   case .readOnly(let reason): reason
///   case .failed(let failure): failure.description
///   }
/// }
/// ```
@MainActor
public final class EditingSession {
  /// What the document is called where there is no room for its place.
  public let name: String
  /// What says what the settings may be; nil where there is no schema, and then the values show what they are.
  public private(set) var schema: CompiledSchema?
  /// Where the schema came from, or why there is none, said to the user.
  public private(set) var schemaSource: String
  /// Why what would tell the settings of this file cannot be used, in words for people; nil where nothing keeps it.
  public var schemaProblem: String?
  /// Where the document is kept.
  public let store: any DocumentStore
  /// Called after every change of the text, saved or not.
  public var onChange: () -> Void = {}
  /// Does work on another thread, which needs a stack of eight mebibytes, and has what shows the document refreshed when
  /// it is done; false where there is no other thread. Nil where all that is asked may be waited for.
  public var runInBackground: ((_ work: @escaping @Sendable () -> Void) -> Bool)?
  /// What the program's other files say of a setting; nil where they say nothing.
  package var elsewhere: (Path) -> SettingElsewhere? = { _ in nil }
  /// Keeps unsaved edits against a crash; nil where nothing is kept.
  public var recoveryLog: RecoveryLog?
  /// What is remembered of the next saves beside what they change.
  package var saveNote = SaveNote()
  /// Why the last save is not in the history, where that was not said before.
  var historyNotice: String?
  /// The document as it was opened or saved and as it is, with what leads back and forth.
  public internal(set) var history: EditHistory
  /// What earlier runs did; nil until it is asked for.
  var knownEarlier: EarlierSteps?
  let inferenceTable: InferenceTable
  let commentLimit: Int
  var contested: Contested?
  /// What the program that reads the document said when it was last asked.
  var placedComplaints: [PlacedComplaint] = []
  /// What was last written into another file.
  var lastCopy: (path: String, text: [UInt8])?
  var caches = SessionCaches()
  /// The first check of a large text, while it is made.
  var backgroundCheck: BackgroundCheck?
  var revision = 0
  var work = SchemaWork()

  /// The bytes of a text up to which its comments can be read at every change while somebody types.
  public static let interactiveCommentLimit = 1 << 20

  /// Begins with a document that was read.
  ///
  /// - Parameters:
  ///   - name: what the document is called where there is no room for its place.
  ///   - document: the text and its tree.
  ///   - schema: what its settings may be; nil where there is none.
  ///   - schemaSource: where the schema came from, or why there is none.
  ///   - inferenceTable: tells what settings are that no schema knows.
  ///   - store: where the document is kept.
  ///   - commentLimit: in texts of more bytes no settings are looked for that are comments, as each change would take too
  ///     long where somebody waits.
  public init(
    name: String, document: Document, schema: CompiledSchema? = nil, schemaSource: String = "",
    inferenceTable: InferenceTable = .standard, store: any DocumentStore,
    commentLimit: Int = EditingSession.interactiveCommentLimit
  ) {
    self.name = name
    self.schema = schema
    self.schemaSource = schemaSource
    self.inferenceTable = inferenceTable
    self.store = store
    self.commentLimit = commentLimit
    history = EditHistory(document)
  }

  deinit {
    backgroundCheck?.progress.stop()
  }

  /// The document as it is now, changes and all.
  public var document: Document { history.document }

  /// Takes another schema for the settings, such as one that was found only after the document was shown.
  ///
  /// What is changed and unsaved stays; all that an earlier schema said is forgotten.
  ///
  /// - Parameters:
  ///   - schema: what the settings may be.
  ///   - source: where it came from, said to the user.
  public func take(_ schema: CompiledSchema, from source: String) {
    (self.schema, schemaSource) = (schema, source)
    backgroundCheck?.progress.stop()
    backgroundCheck = nil
    caches.schemaChanged()
    // What was gathered or decided under another schema is about another text.
    revision += 1
  }

  func textChanged() {
    caches.textChanged()
    revision += 1
    onChange()
  }
}
