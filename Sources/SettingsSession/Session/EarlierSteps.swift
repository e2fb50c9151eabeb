import SettingsFiles

/// What earlier runs did to a document, as far as it leads to the text as it is now.
///
/// It is read when something is first taken back that no step of this run is left for, and never while a file is opened.
struct EarlierSteps {
  /// A step with the time of its save; without edits where nobody kept them.
  struct Step {
    let time: Int
    let edits: [JournalEntry.Edit]?
  }

  /// What can be taken back, the last one last.
  private(set) var done: [Step] = []
  /// What can be done again, the last one that was taken back last.
  private(set) var undone: [Step] = []
  /// The texts from which the next steps lead on: back, and forth again. A step that was taken is this run's own then,
  /// so it changes only the one.
  private var textToUndo: TextHash?
  private var textToRedo: TextHash?

  /// - Parameters:
  ///   - entries: what was saved, the oldest first.
  ///   - document: the text as it is; what was saved after it had this text is passed over, and where it never had it,
  ///     nothing can be taken back.
  init(_ entries: [JournalEntry], leadingTo document: Document) {
    let hash = TextHash(document.text)
    var end = entries.lastIndex { $0.hash == hash.text }
    // Of what no hash was kept, there is nothing to go back to, and yet something to be said.
    if end == nil, let last = entries.last, !last.isOfOthers, last.hash == nil, last.allSteps.last?.edits == nil {
      end = entries.count - 1
    }
    guard let end else { return }
    (textToUndo, textToRedo) = (hash, hash)
    for entry in entries[...end] {
      if entry.isOfOthers {
        (done, undone) = ([], [])
      } else {
        for step in entry.allSteps { take(step, savedAt: entry.time) }
      }
    }
  }

  private mutating func take(_ step: JournalEntry.Step, savedAt time: Int) {
    switch step.kind {
    case .undone where done.last.map { Self.isInverse(step.edits, of: $0.edits) } ?? false:
      if let last = done.popLast() { undone.append(last) }
    case .redone where undone.last.map { $0.edits == step.edits } ?? false:
      if let last = undone.popLast() { done.append(last) }
    default:
      done.append(Step(time: time, edits: step.edits))
      undone = []
    }
  }

  private static func isInverse(_ edits: [JournalEntry.Edit]?, of others: [JournalEntry.Edit]?) -> Bool {
    guard let edits, let others, edits.count == others.count else { return false }
    return zip(edits, others).allSatisfy { $0.old == $1.new && $0.new == $1.old }
  }

  /// The step that leads back from a document; nil where there is none.
  func step(backFrom document: Document) -> Step? {
    done.last.flatMap { textToUndo == TextHash(document.text) ? $0 : nil }
  }

  /// The step that leads forth again from a document; nil where there is none.
  func step(forthFrom document: Document) -> Step? {
    undone.last.flatMap { textToRedo == TextHash(document.text) ? $0 : nil }
  }

  /// The last step was taken back, which led to this document.
  mutating func didUndo(leadingTo document: Document) {
    done.removeLast()
    textToUndo = TextHash(document.text)
  }

  /// A step was done again, which led to this document.
  mutating func didRedo(leadingTo document: Document) {
    undone.removeLast()
    textToRedo = TextHash(document.text)
  }
}

/// A step that was taken back or done again.
///
/// ```swift
/// let taken = try session.undoAlsoEarlier()
/// print(taken.path ?? .root, taken.time ?? "")
/// ```
public struct TakenStep: Hashable, Sendable {
  /// Where it was; nil where that is not known.
  public let path: Path?
  /// When an earlier run saved it, such as `2026-11-22 14:02`; nil for a step of this run.
  public let time: String?
  /// Whether it was done again.
  public let isRedone: Bool
}

/// Why nothing was taken back or done again, in words for the user.
///
/// ```swift
/// throw EarlierStepError("nothing to undo")
/// ```
public struct EarlierStepError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason.
  public let description: String

  /// An error for this reason.
  public init(_ description: String) {
    self.description = description
  }
}

extension EditingSession {
  /// Whether there may be something to take back, in this run or in what earlier ones saved. What those saved is not
  /// read for that.
  public var mayUndo: Bool {
    history.canUndo || (knownEarlier.map { !$0.done.isEmpty } ?? store.record?.mayHaveEarlierChanges ?? false)
  }

  /// Whether there may be something to do again.
  public var mayRedo: Bool {
    history.canRedo
      || knownEarlier.map { !$0.undone.isEmpty } ?? (!history.canUndo && store.record?.mayHaveEarlierChanges ?? false)
  }

  /// Takes the last step back; where this run has none left, the last one that an earlier run saved, if the file is as
  /// that run left it.
  ///
  /// - Throws: why nothing was taken back: there is nothing, or it concerned a secret and was not kept.
  /// - Complexity: the step; the first one of an earlier run, what is kept of the file.
  public func undoAlsoEarlier() throws(EarlierStepError) -> TakenStep {
    if history.canUndo { return TakenStep(path: undo(), time: nil, isRedone: false) }
    let earlier = earlierSteps()
    guard let step = earlier.step(backFrom: document) else { throw EarlierStepError("nothing to undo") }
    guard let edits = step.edits else {
      throw EarlierStepError("the change before concerned a secret or was too large, so nothing of it was kept to undo")
    }
    guard let inverse = edits.inverse(toSize: document.text.count), edits.isWritten(in: document.text, at: inverse),
      let taken = history.undoEarlier(inverse)
    else { throw EarlierStepError("what was kept of the change before does not fit the file") }
    return take(taken, at: step.time, isRedone: false, earlier)
  }

  /// Does the step again that was last taken back, in this run or an earlier one.
  ///
  /// - Throws: why nothing was done again.
  public func redoAlsoEarlier() throws(EarlierStepError) -> TakenStep {
    if history.canRedo { return TakenStep(path: redo(), time: nil, isRedone: true) }
    let earlier = earlierSteps()
    guard let step = earlier.step(forthFrom: document), let edits = step.edits else {
      throw EarlierStepError("nothing to redo")
    }
    guard edits.isWritten(in: document.text), let taken = history.redoEarlier(edits.textEdits) else {
      throw EarlierStepError("what was kept of the change does not fit the file")
    }
    return take(taken, at: step.time, isRedone: true, earlier)
  }

  private func take(
    _ taken: EditHistory.Step, at time: Int, isRedone: Bool, _ earlier: EarlierSteps
  ) -> TakenStep {
    keep(taken.edits)
    var earlier = earlier
    if isRedone { earlier.didRedo(leadingTo: document) } else { earlier.didUndo(leadingTo: document) }
    knownEarlier = earlier
    textChanged()
    return TakenStep(path: taken.changes.first?.path, time: TimeText.minute(ofMilliseconds: time), isRedone: isRedone)
  }

  private func earlierSteps() -> EarlierSteps {
    if let knownEarlier { return knownEarlier }
    // What was saved in this run is in the same record, and its steps are undone by the history.
    let found = EarlierSteps(store.record?.earlierChanges() ?? [], leadingTo: document)
    knownEarlier = found
    return found
  }
}

extension [JournalEntry.Edit] {
  /// Whether what the edits wrote is in a text, where the edits back say.
  func isWritten(in text: [UInt8], at inverse: [TextEdit]) -> Bool {
    zip(self, inverse).allSatisfy { edit, back in text[back.range].elementsEqual(edit.new.utf8) }
  }

  /// Whether what the edits replace is in a text.
  fileprivate func isWritten(in text: [UInt8]) -> Bool {
    let edits = textEdits
    return edits.fits(textOfLength: text.count)
      && zip(self, edits).allSatisfy { edit, change in text[change.range].elementsEqual(edit.old.utf8) }
  }
}
