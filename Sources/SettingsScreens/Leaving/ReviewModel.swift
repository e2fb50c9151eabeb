import SettingsFiles
import SettingsSession

/// What the panes of a review share: the changes, those that are left out, and the one that is looked at.
@MainActor
final class ReviewModel {
  let session: EditingSession
  private(set) var review: Review
  /// The change whose lines are shown, by its place in the list.
  var focused = 0
  private var knownHunks: [UnifiedDiff.Hunk]?

  init(_ session: EditingSession) {
    self.session = session
    review = session.review
  }

  /// Takes up what changed since the review was made; what is left out stays so, as far as it is a change still.
  func refresh() {
    if review.isOf(session) { return }
    let former = review
    beginAgain()
    for index in review.changes.indices where review.isChosen(index) {
      let (path, kind) = (review.changes[index].path, review.changes[index].kind)
      let wasLeftOut = former.leftOut.contains { former.changes[$0].path == path && former.changes[$0].kind == kind }
      if wasLeftOut { _ = review.toggle(index) }
    }
  }

  /// Takes up what is unsaved; what was left out of a save is taken in again after it.
  func beginAgain() {
    review = session.review
    focused = min(focused, max(0, review.changes.count - 1))
    knownHunks = nil
  }

  func toggle(_ index: Int) -> Review.Toggle { review.toggle(index) }

  /// The lines of the file that the focused change touches.
  var hunks: [UnifiedDiff.Hunk] {
    guard review.changes.indices.contains(focused) else { return [] }
    let lines = review.lines(of: focused)
    let touched = allHunks.filter { hunk in
      let before = hunk.oldStart - 1..<hunk.oldStart - 1 + hunk.oldCount
      let after = hunk.newStart - 1..<hunk.newStart - 1 + hunk.newCount
      return lines.before?.overlaps(before) == true || lines.after?.overlaps(after) == true
    }
    return touched.isEmpty || review.changes[focused].kind == .rewritten ? allHunks : touched
  }

  private var allHunks: [UnifiedDiff.Hunk] {
    if let knownHunks { return knownHunks }
    let texts = SecretMask(session).texts(before: session.history.saved, after: session.document)
    let hunks = UnifiedDiff(texts.before, texts.after, context: 2).hunks
    knownHunks = hunks
    return hunks
  }
}
