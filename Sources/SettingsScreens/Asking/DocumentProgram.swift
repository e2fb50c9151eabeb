import SettingsFiles
import SettingsSchema

/// The program that reads a document: it can be asked what it says of a text before that is kept, and it may have to be
/// told of what was kept.
///
/// ```swift
/// host.program = DocumentProgram(name: "nginx") { question, answer in
///   Thread.detachNewThread { answer(check(question.text) ? .accepted : .refused([])) }
///   return {}
/// }
/// ```
@MainActor
public final class DocumentProgram {
  /// What a program is asked.
  public struct Question: Sendable {
    /// What the document would be, in UTF-8.
    public let text: [UInt8]
    /// What it is now: only what is new counts.
    public let before: [UInt8]
    /// Whether the user asked for it, and is not just saving.
    public let isRequested: Bool
  }

  /// Begins to ask on another thread, which calls what it is given, once; gives what ends the asking, or nil where there
  /// is no other thread.
  public typealias Asking = (Question, @escaping @Sendable (Verdict) -> Void) -> (@Sendable () -> Void)?

  /// What it is called.
  public let name: String
  /// Whether it is asked before the document is saved; else only where the user asks for it.
  public var isAskedBeforeSaving: () -> Bool
  /// What it takes until changes of these settings hold.
  public var effects: ([Path]) -> [EffectSummary]
  /// How what was saved is put into force; nil where nothing tells.
  package var applying: DocumentApplying?
  let ask: Asking
  /// The words of keys, made once: bindings are made at each key.
  let words: (ask: String, askExplanation: String, copyExplanation: String, applyExplanation: String)
  /// What the last saved changes need.
  var lastEffects: [EffectSummary] = []
  /// The settings that were saved and not put into force from here.
  var savedSettings: [Path] = []
  /// Whether a change that waits to be confirmed was there when it was looked last.
  package internal(set) var hasWaiting = false
  /// The change of the document that waits to be confirmed, once one was made or seen here; nil where none does any more.
  package var waiting: DocumentApplying.Waiting? {
    let waiting = hasWaiting ? applying?.waiting() : nil
    hasWaiting = waiting != nil
    return waiting
  }
  /// Why it could not be asked, as the user was told.
  var toldReasons: Set<String> = []

  /// A program.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - isAskedBeforeSaving: whether saving asks it.
  ///   - effects: what it takes until changes of settings hold.
  ///   - ask: asks it.
  public init(
    name: String, isAskedBeforeSaving: @escaping () -> Bool = { true },
    effects: @escaping ([Path]) -> [EffectSummary] = { _ in [] }, ask: @escaping Asking
  ) {
    self.name = name
    words = (
      "ask \(name)", "Asks \(name) about the settings as they are here, and writes nothing",
      "Copies the command that has \(name) take up what was saved",
      "Has \(name) take up what was saved, and looks whether it holds"
    )
    self.isAskedBeforeSaving = isAskedBeforeSaving
    self.effects = effects
    self.ask = ask
  }
}
