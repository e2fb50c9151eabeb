/// A document being edited: what was changed, and the way back and forth, exact to the byte.
///
/// ```swift
/// import SettingsDocuments
///
/// let document = try Document(parsing: Array(#"{"theme": "light"}"#.utf8), as: .json)
/// var history = EditHistory(document)
/// try history.apply(.set(["theme"], "dark"))
/// print(history.unsavedDifferences().map(\.path))         // [theme]
/// history.undo()
/// print(history.document.text == document.text)           // true
/// ```
public struct EditHistory: Sendable {
  /// One step: some edits, and what they were for.
  public struct Step: Sendable {
    /// What was asked for.
    public let changes: [Change]
    /// What was changed, counted in the text before the step.
    public let edits: [TextEdit]
    /// What leads back, counted in the text after the step.
    public let inverse: [TextEdit]

    /// What takes it back, for the same.
    var reversed: Step { Step(changes: changes, edits: inverse, inverse: edits) }
  }

  /// The document as opened or last saved.
  public private(set) var saved: Document {
    didSet {
      kept = nil
      noteModified()
    }
  }
  /// The document as it is.
  public private(set) var document: Document {
    didSet {
      kept = keptSinceSaved(by: oldValue)
      noteModified()
    }
  }
  /// The nodes that are still those of the saved document, where this is known.
  private var kept: KeptNodes?
  private var done: [Step] = []
  private var undone: [Step] = []
  /// What was done since saving, undoing and redoing among it; what was taken back at once is not.
  private var unsaved: [UnsavedStep] = []

  /// What was done at one time.
  package struct UnsavedStep: Sendable {
    package enum Kind: Sendable { case made, undone, redone }

    package let kind: Kind
    package let step: Step
  }

  /// A history that begins with a document, which counts as saved.
  public init(_ document: Document) {
    saved = document
    self.document = document
  }

  /// A history in which a document was changed to another one, in one step.
  package init(_ document: Document, changedTo other: Document) {
    self.init(document)
    let edited = EditedDocument(document: other, edits: other.edits(from: document))
    _ = take(edited, of: other.changes(from: document))
  }

  /// Whether there is a step to take back.
  public var canUndo: Bool { !done.isEmpty }
  /// Whether a step that was taken back can be done again.
  public var canRedo: Bool { !undone.isEmpty }

  /// Whether there is something to save: whether a byte differs.
  public private(set) var isModified = false

  /// Compares the texts once a change: screens ask several times a key.
  private mutating func noteModified() {
    isModified = !document.hasSameText(as: saved)
  }

  /// The settings that differ from the saved document, for showing what would be lost.
  public func unsavedDifferences() -> [DocumentDifference] {
    document.differences(from: saved, matching: .content, kept: kept)
  }

  /// - Parameter former: the document before the present one.
  private func keptSinceSaved(by former: Document) -> KeptNodes? {
    if let kept = document.storage.kept(since: saved.storage) { return kept }
    guard let kept else { return nil }
    return document.storage.kept(since: former.storage)?.since(kept)
  }

  /// Notes a step since saving; one that takes the last one back leaves nothing of either.
  private mutating func note(_ kind: UnsavedStep.Kind, _ step: Step) {
    if let last = unsaved.last?.step, last.edits == step.inverse, last.inverse == step.edits {
      unsaved.removeLast()
    } else {
      unsaved.append(UnsavedStep(kind: kind, step: step))
    }
  }

  /// What was done since the last save, in order, but for what was taken back at once.
  package var unsavedSteps: [UnsavedStep] { unsaved }

  /// The edits since the last save, those that do not overlap apart, with the steps that they are of.
  ///
  /// - Complexity: the steps since the last save, times their edits.
  package func unsavedPieces() -> EditPieces {
    var pieces = EditPieces()
    for unsaved in unsaved { pieces.take(unsaved.step.edits) }
    return pieces
  }

  /// What was asked for since the last save, in order, but for what was taken back at once.
  public var unsavedChanges: [Change] { unsaved.flatMap(\.step.changes) }

  /// The edits that lead from the saved text to the present one, counted in the saved text.
  ///
  /// - Complexity: the steps since the last save; the texts are not compared.
  public func unsavedEdits() -> [TextEdit] {
    Self.composed(unsaved.map(\.step.edits)[...]).trimmed(for: saved.text)
  }

  /// Two halves at a time, so that a long list is not gone over for each of its steps.
  private static func composed(_ lists: ArraySlice<[TextEdit]>) -> [TextEdit] {
    if lists.count <= 1 { return lists.first ?? [] }
    let middle = lists.startIndex + lists.count / 2
    return composed(lists[..<middle]).composed(with: composed(lists[middle...]))
  }

  /// Makes changes, as one step that undo takes back at once. What was undone before cannot be redone then. A setting
  /// that is given the value it had before is written as it was.
  ///
  /// - Returns: the edits, counted in the text before; empty, and no step, when nothing had to change.
  ///
  /// - Throws: `EditError` for the first change that cannot be made; then none is.
  @discardableResult
  public mutating func apply(_ changes: Change...) throws(EditError) -> [TextEdit] {
    try apply(changes)
  }

  /// Makes changes, as one step that undo takes back at once.
  ///
  /// - Parameters:
  ///   - changes: what is made, in this order.
  ///   - earlier: what leads back from the saved text to how it was before this history, the last edits first, each
  ///     list
  ///     counted in the text after it. It is asked for where a value is set that this history does not know.
  @discardableResult
  public mutating func apply(
    _ changes: [Change], earlier: () -> [[TextEdit]] = { [] }
  ) throws(EditError) -> [TextEdit] {
    let restored = restoringSpelling(of: changes, earlier)
    let result = if let restored { restored } else { try document.applying(changes) }
    return take(result, of: changes)
  }

  /// Makes a change whose value was written as a text, as one step that undo takes back at once.
  @discardableResult
  package mutating func apply(_ change: Change, writtenAs entry: WrittenEntry) throws(EditError) -> [TextEdit] {
    take(try document.applying(change, writtenAs: entry), of: [change])
  }

  private mutating func take(_ result: EditedDocument, of changes: [Change]) -> [TextEdit] {
    if result.edits.isEmpty { return [] }
    let step = Step(changes: changes, edits: result.edits, inverse: result.edits.inverse(in: document.text))
    done.append(step)
    note(.made, step)
    undone = []
    document = result.document
    return result.edits
  }

  private func restoringSpelling(of changes: [Change], _ earlier: () -> [[TextEdit]]) -> EditedDocument? {
    guard changes.count == 1, let change = changes.first, case .set(let path, let value) = change,
      value.kind.isScalar, document.node(at: path)?.kind.isScalar ?? false
    else { return nil }
    if let result = document.restoringSpelling(of: change, from: done.reversed().lazy.map(\.inverse)) { return result }
    let before = earlier()
    return before.isEmpty
      ? nil : document.restoringSpelling(of: change, from: unsaved.reversed().map(\.step.inverse) + before)
  }

  /// Where the history is, to make one step of all that follows.
  package struct Mark {
    fileprivate let done: Int
    fileprivate let unsaved: Int
  }

  package var mark: Mark { Mark(done: done.count, unsaved: unsaved.count) }

  /// Makes one step of all that were made since, which undo then takes back at once.
  package mutating func joinSteps(since mark: Mark) {
    let steps = done[mark.done...]
    guard steps.count > 1 else { return }
    let step = Step(
      changes: steps.flatMap(\.changes), edits: Self.composed(steps.map(\.edits)[...]),
      inverse: Self.composed(steps.reversed().map(\.inverse)[...]))
    let isWhole = unsaved.count == mark.unsaved + steps.count
    done.replaceSubrange(mark.done..., with: [step])
    if isWhole { unsaved.replaceSubrange(mark.unsaved..., with: [UnsavedStep(kind: .made, step: step)]) }
  }

  /// Takes back a step that an earlier history made, which can then be done again.
  ///
  /// - Parameter inverse: what leads back, counted in the present text.
  /// - Returns: false where it leads to no text that can be read; then nothing is done.
  package mutating func undoEarlier(_ inverse: [TextEdit]) -> Step? {
    guard done.isEmpty, let step = earlierStep(by: inverse) else { return nil }
    undone.append(step.reversed)
    note(.undone, step)
    return step
  }

  /// Does a step again that an earlier history took back.
  package mutating func redoEarlier(_ edits: [TextEdit]) -> Step? {
    guard undone.isEmpty, let step = earlierStep(by: edits) else { return nil }
    done.append(step)
    note(.redone, step)
    return step
  }

  private mutating func earlierStep(by edits: [TextEdit]) -> Step? {
    guard edits.fits(textOfLength: document.text.count), let other = try? document.reread(after: edits) else {
      return nil
    }
    let before = document
    document = other
    return Step(changes: other.changes(from: before), edits: edits, inverse: edits.inverse(in: before.text))
  }

  /// Puts another text in the place of the present one, as one step that undo takes back at once.
  ///
  /// - Returns: the edits, counted in the text before; empty, and no step, when no byte differs.
  /// - Complexity: linear in both texts, and a comparison of their lines.
  @discardableResult
  public mutating func replace(with other: Document) -> [TextEdit] {
    take(EditedDocument(document: other, edits: other.edits(from: document)), of: [])
  }

  /// Takes the last step back; `nil` when there is none.
  @discardableResult
  public mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    restore(step.inverse)
    note(.undone, step.reversed)
    undone.append(step)
    return step
  }

  /// Does the last undone step again; `nil` when there is none.
  @discardableResult
  public mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    restore(step.edits)
    note(.redone, step)
    done.append(step)
    return step
  }

  /// Takes a document, as it was saved, for the one that nothing differs from. When saving merged what another
  /// program wrote, that document becomes the present one, and steps before it cannot be undone.
  public mutating func markSaved(as savedDocument: Document) {
    if !savedDocument.hasSameText(as: document) {
      document = savedDocument
      done = []
      undone = []
    }
    // Not the other document of the same text: it does not share its nodes with what is made of this one.
    saved = document
    unsaved = []
  }

  /// Takes a part of what is unsaved for saved: the document stays as it is, and what it has beside that stays unsaved.
  ///
  /// When saving merged what another program wrote, what is unsaved is carried over to it; where both changed the same
  /// place, what is here stays, as a change of what the other program wrote.
  ///
  /// - Parameters:
  ///   - part: the document that was to be saved.
  ///   - savedDocument: the document as it was saved.
  ///   - steps: what leads from the part to the document, each counted in the text after the one before.
  package mutating func markSaved(_ part: Document, as savedDocument: Document, leaving steps: [UnsavedStep]) {
    saved = part
    unsaved = steps
    guard !savedDocument.hasSameText(as: part), !rebase(onto: savedDocument) else { return }
    self = EditHistory(savedDocument)
    for unsaved in steps { _ = try? apply(unsaved.step.changes) }
  }

  /// Carries what is unsaved over to what another program made of the saved document, as saving would.
  ///
  /// Steps that can be made again there stay steps; where they cannot, they become one. Without anything unsaved, the
  /// other document is taken as it is, and steps before it cannot be undone.
  ///
  /// - Returns: false where both changed the same places; then nothing is carried over.
  public mutating func rebase(onto theirs: Document) -> Bool {
    guard isModified else {
      self = EditHistory(theirs)
      return true
    }
    guard let merged = ThreeWayMerge(base: saved, ours: document, theirs: theirs.text).merged() else { return false }
    var replay = EditHistory(theirs)
    for step in done { _ = try? replay.apply(step.changes) }
    if !replay.document.hasSameText(as: merged) {
      replay = EditHistory(theirs, changedTo: merged)
    }
    self = replay
    return true
  }

  private mutating func restore(_ edits: [TextEdit]) {
    do throws(ParseError) {
      document = try document.reread(after: edits)
    } catch {
      preconditionFailure("a text that was parsed once is parsed again")
    }
  }
}

extension EditHistory.UnsavedStep {
  /// Edits that were made of a text.
  package init(_ changes: [Change], _ edits: [TextEdit], in text: [UInt8]) {
    self.init(kind: .made, step: EditHistory.Step(changes: changes, edits: edits, inverse: edits.inverse(in: text)))
  }
}
