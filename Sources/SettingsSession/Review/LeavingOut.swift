import SettingsFiles

/// Makes the document that has some of the unsaved changes: from the saved text, by leaving their pieces out, or else
/// from the present one, by taking them back with the editor.
///
/// Whatever way was taken, the result is proven: it differs from the saved document by the other changes and nothing
/// else.
struct LeavingOut {
  let saved: Document
  let present: Document
  let changes: [UnsavedChange]
  let pieces: ReviewPieces

  /// - Returns: nil where the others cannot be without those that are left out.
  func document(without leftOut: Set<Int>) -> Document? {
    if leftOut.isEmpty { return present }
    let wanted = DifferenceCount(changes.indices.filter { !leftOut.contains($0) }.map { changes[$0] })
    if let made = documentOfPieces(without: leftOut), differs(made, by: wanted) { return made }
    return documentTakenBack(leftOut)
  }

  private func differs(_ document: Document, by wanted: DifferenceCount) -> Bool {
    DifferenceCount(document.differences(from: saved, matching: .content)) == wanted
  }

  private func documentOfPieces(without leftOut: Set<Int>) -> Document? {
    guard let edits = pieces.edits(leavingOut: leftOut) else { return nil }
    return try? Document(parsing: edits.applied(to: saved.text), as: saved.format)
  }

  // MARK: - Taking back

  /// One after the other, the last one in the text first.
  private func documentTakenBack(_ leftOut: Set<Int>) -> Document? {
    var current = present
    var kept = Set(changes.indices)
    for index in leftOut.sorted(by: >) {
      kept.remove(index)
      let wanted = DifferenceCount(kept.map { changes[$0] })
      let made = ways(back: changes[index], in: current).lazy.compactMap { try? current.applying($0).document }
        .first { differs($0, by: wanted) && keepsComment(of: changes[index], in: $0) }
      guard let made else { return nil }
      current = made
    }
    return current
  }

  /// What was taken out and is back has the comment that explains it, or it is no way back.
  private func keepsComment(of change: UnsavedChange, in document: Document) -> Bool {
    change.kind != .removed || document.comment(on: change.path) == saved.comment(on: change.path)
  }

  /// What may lead back to how a setting was, the best first.
  private func ways(back change: UnsavedChange, in current: Document) -> [[Change]] {
    let differences = current.differences(from: saved, matching: .content)
    func path(_ difference: DocumentDifference?) -> Path? {
      guard let difference else { return nil }
      return differences.last { DifferenceCount.isSame($0, difference) }?.path
    }
    if change.differences.isEmpty { return wayBack(ofMoved: change) }
    guard let here = path(change.differences.last) else { return [] }
    switch change.kind {
    case .added:
      let comment = saved.commentedText(at: here, takenIn: current)
      return (comment.map { [[.reset(here, commentedText: $0)]] } ?? []) + [[.remove(here)]]
    case .changed: return change.old.map { [[.set(here, $0)]] } ?? []
    case .removed: return wayBack(ofRemoved: change, at: here)
    case .moved:
      return change.differences.last?.formerPath?.last?.arrayIndex.map { [[.move(here, to: $0)]] } ?? []
    case .renamed:
      guard let former = change.formerPath, let key = former.last?.key, let old = change.old else { return [] }
      return [[.rename(here, to: key), .set(former, old)]]
    case .rewritten: return []
    }
  }

  private func wayBack(ofRemoved change: UnsavedChange, at path: Path) -> [[Change]] {
    guard let old = change.old else { return [] }
    if let index = path.last?.arrayIndex {
      // Of the entries before it, some may be gone as well.
      return (0...min(index, Self.mostPlaces)).reversed().map { [.insert((path.parent ?? .root).appending($0), old)] }
    }
    return (saved.memberPlace(of: path).map { [[.insertMember(path, old, at: $0)]] } ?? []) + [[.set(path, old)]]
  }

  private static let mostPlaces = 32

  /// Of a member of an object, which no value tells.
  private func wayBack(ofMoved change: UnsavedChange) -> [[Change]] {
    guard change.kind == .moved, let place = saved.memberPlace(of: change.path) else { return [] }
    return [[.move(change.path, to: place)]]
  }
}
