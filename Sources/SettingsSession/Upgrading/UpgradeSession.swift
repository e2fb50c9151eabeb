import SettingsFiles

/// An open file, and the version of it that an upgrade left beside it: what is asked, and the result.
///
/// ```swift
/// let upgrade = UpgradeSession(session, leftover, text: text, shipped: shipped)
/// for conflict in upgrade?.open ?? [] { upgrade?.choose(.mine, for: conflict.path) }
/// try upgrade?.take()
/// ```
@MainActor
package final class UpgradeSession {
  /// The file that is in force.
  package let session: EditingSession
  package let leftover: UpgradeLeftover
  /// Where the text is from that was shipped before; nil where that is not known.
  package let source: String?
  /// What was left beside the file.
  package let leftoverText: [UInt8]
  /// The file as it is merged.
  private let present: Document
  private let merge: UpgradeMerge
  private var choices: [Path: MergeSide] = [:]
  private var settings: SettingMerge

  /// - Parameter shipped: what was shipped before; nil where nobody knows.
  /// - Returns: nil where the leftover is not understood.
  package init?(
    _ session: EditingSession, _ leftover: UpgradeLeftover, text: [UInt8], shipped: [UInt8]?, source: String? = nil
  ) {
    guard let other = try? Document(parsing: text, as: session.document.format) else { return nil }
    let former = shipped.flatMap { try? Document(parsing: $0, as: session.document.format) }
    (self.session, self.leftover, self.source) = (session, leftover, former == nil ? nil : source)
    (present, leftoverText) = (session.document, text)
    let isUsers = leftover.kind.isUsers
    merge = UpgradeMerge(
      shipped: former, mine: isUsers ? other : session.document, theirs: isUsers ? session.document : other)
    settings = merge.settings()
  }

  /// What the package ships now.
  package var theirText: [UInt8] { merge.theirs.text }

  // MARK: - What both changed

  /// What both changed, decided or not.
  package var conflicts: [SettingConflict] { settings.conflicts }
  /// What is not decided yet.
  package var open: [SettingConflict] { settings.open }

  package func choice(for path: Path) -> MergeSide? { choices[path] }

  /// Decides what is taken of a setting that both changed.
  package func choose(_ side: MergeSide?, for path: Path) {
    choices[path] = side
    settings = merge.settings(choices)
  }

  /// Decides all that is not decided.
  package func chooseForRest(_ side: MergeSide) {
    // A choice may uncover another one inside.
    while let conflict = open.first { choose(side, for: conflict.path) }
  }

  // MARK: - The result

  /// The text that is to be saved, where it can be made: what is not decided is mine.
  package var merged: UpgradeMerge.Merged? { merge.merged(choices) }

  /// What is the user's own and stays, by what is shipped now.
  package var staying: [DocumentDifference] { merged?.document.differences(from: merge.theirs) ?? [] }

  /// What comes with the new version, by what the user has now.
  package var coming: [DocumentDifference] { merged?.document.differences(from: merge.mine) ?? [] }

  /// Puts the result into the session, unsaved: a step that can be taken back.
  ///
  /// - Throws: where no text can be made of both, or the file is another one by now.
  package func take() throws(UpgradeError) {
    guard session.document.hasSameText(as: present) else { throw .changed }
    guard let merged else { throw .notMade }
    // The user's own version is to be had again by taking back one step.
    if leftover.kind.isUsers { session.restore(merge.mine) }
    session.restore(merged.document)
  }
}

/// Why two versions of a file are not merged.
package enum UpgradeError: Error, Hashable, CustomStringConvertible {
  /// No text has the settings of both.
  case notMade
  /// The file was changed after they were merged.
  case changed

  package var description: String {
    switch self {
    case .notMade: "no text can be made that has what is set in both"
    case .changed: "the file has been changed meanwhile; merge both anew"
    }
  }
}
