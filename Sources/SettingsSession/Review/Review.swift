import SettingsFiles

/// The unsaved changes of a session, of which some may be left out of what is saved.
///
/// It holds until the text changes; a change of the text asks for a new one.
///
/// ```swift
/// var review = session.review
/// if case .toggled = review.toggle(0) { session.save(review) }
/// ```
@MainActor
public struct Review {
  /// What became of a change that was to be left out, or taken in again.
  public enum Toggle: Hashable, Sendable {
    /// It is; with it the others that hang together with it, by their places in the list.
    case toggled(with: [Int])
    /// It cannot be left out by itself: the text of others depends on it.
    case impossible
  }

  /// All changes, in the order of the tree.
  public let changes: [UnsavedChange]
  /// Those that are left out, by their places in the list.
  public private(set) var leftOut: Set<Int> = []
  /// The document with the changes that are not left out: what saving writes.
  public private(set) var document: Document
  private let leaving: LeavingOut
  let revision: Int

  init(_ session: EditingSession) {
    let history = session.history
    var changes = session.unsavedChanges
    var pieces = ReviewPieces(history.unsavedPieces(), of: changes, from: history.saved, to: history.document)
    if !pieces.unowned.isEmpty {
      if changes.last?.kind != .rewritten { changes.append(UnsavedChange(.rewritten, textAt: .root)) }
      pieces.giveRest(to: changes.count - 1)
    }
    self.changes = changes
    leaving = LeavingOut(saved: history.saved, present: history.document, changes: changes, pieces: pieces)
    document = history.document
    revision = session.revision
  }

  /// Whether a change is among what is saved.
  public func isChosen(_ index: Int) -> Bool { !leftOut.contains(index) }

  /// How many changes are saved.
  public var chosenCount: Int { changes.count - leftOut.count }

  /// Leaves a change out, or takes it in again.
  ///
  /// Where the text of others depends on it, they go or come with it.
  ///
  /// - Complexity: a parse of the text and a comparison of the trees.
  public mutating func toggle(_ index: Int) -> Toggle {
    let isLeaving = !leftOut.contains(index)
    let linked = leaving.pieces.linked(with: index)
    for group in [[index], linked] {
      let wanted = isLeaving ? leftOut.union(group) : leftOut.subtracting(group)
      guard let made = leaving.document(without: wanted) else { continue }
      let others = wanted.symmetricDifference(leftOut).subtracting([index]).sorted()
      (leftOut, document) = (wanted, made)
      return .toggled(with: others)
    }
    return .impossible
  }

  /// What is left to be done to the document that is saved, as steps.
  var stepsLeft: [EditHistory.UnsavedStep] {
    let (present, pieces) = (leaving.present, leaving.pieces)
    var steps: [EditHistory.UnsavedStep] = []
    var text = document.text
    for (change, edits) in pieces.steps(of: leftOut) {
      guard edits.fits(textOfLength: text.count) else { break }
      steps.append(EditHistory.UnsavedStep(changes[change].changes, edits, in: text))
      text = edits.applied(to: text)
    }
    if text == present.text { return steps }
    // What was not made of pieces is one step.
    let all = leftOut.sorted().flatMap { changes[$0].changes }
    return [EditHistory.UnsavedStep(all, present.edits(from: document), in: document.text)]
  }

  /// The lines of the texts that a change is on, counted from 0: in what is saved, and in the document.
  public func lines(of index: Int) -> (before: Range<Int>?, after: Range<Int>?) {
    func lines(_ path: Path, in document: Document) -> Range<Int>? {
      guard let node = document.node(at: path) else { return nil }
      let start = document.lines.position(at: node.keySpan?.lowerBound ?? node.span.lowerBound).line
      let end = document.lines.position(at: max(node.span.lowerBound, node.span.upperBound - 1)).line
      return start - 1..<max(start, end)
    }
    let change = changes[index]
    return (
      change.kind == .added ? nil : lines(change.formerPath ?? change.path, in: leaving.saved),
      change.kind == .removed ? nil : lines(change.path, in: leaving.present)
    )
  }

  /// Whether the review is of the present text of a session.
  public func isOf(_ session: EditingSession) -> Bool { revision == session.revision }
}

extension EditingSession {
  /// The unsaved changes, of which some may be left out of what is saved.
  public var review: Review { Review(self) }

  /// Keeps the changes that a review has not left out; the others stay in the document, unsaved.
  ///
  /// - Parameters:
  ///   - review: a review of the present text; of another one nothing is written.
  ///   - seen: what another program put there, which the user wants overwritten.
  @discardableResult
  public func save(_ review: Review, overwriting seen: SaveConflict? = nil) -> SaveOutcome {
    guard review.revision == revision else {
      return .failed(SaveFailure("the document changed meanwhile; look at its changes again"))
    }
    if review.leftOut.isEmpty { return save(overwriting: seen) }
    store.keepPrivate { tellsSecret(at: .root) }
    let outcome = store.save(review.document, overwriting: seen)
    guard case .saved(let saved) = outcome else { return outcome }
    let part = EditHistory(history.saved, changedTo: review.document)
    let isAlone = seen == nil && saved.hasSameText(as: review.document)
    remember(part, isAlone: isAlone)
    history.markSaved(review.document, as: saved, leaving: review.stepsLeft)
    didSave()
    return outcome
  }
}
