/// One setting by which two documents differ.
///
///     for difference in edited.differences(from: document) {
///       print(difference.path, difference.old as Any, difference.new as Any)
///     }
public struct DocumentDifference: Sendable, Hashable {
  /// Where the setting is; in the new document, or, when it was removed, in the old one.
  public let path: Path
  /// `nil` when the setting was added.
  public let old: Value?
  /// `nil` when the setting was removed.
  public let new: Value?
  /// Where an entry of a list was before it was moved, unchanged; `nil` for any other difference.
  public let formerPath: Path?

  /// A difference as it is; nothing is compared.
  public init(path: Path, old: Value?, new: Value?, formerPath: Path? = nil) {
    self.path = path
    self.old = old
    self.new = new
    self.formerPath = formerPath
  }
}

/// How the elements of two arrays are matched, to say by what the arrays differ.
///
///     edited.differences(from: document, matching: .content)    // one difference for an entry that was moved
public enum ElementMatching: Sendable, Hashable {
  /// From both ends, and between those by their places.
  case place
  /// By what they hold, so that each entry that was added, removed or moved is one difference: for people.
  case content
}

extension Document {
  /// The settings by which this document differs from an earlier one, in the order of the tree: the innermost values
  /// that differ, with added and removed ones whole.
  ///
  /// - Complexity: both trees; matched by content, arrays also their length times the number of entries that differ.
  public func differences(
    from earlier: Document, matching: ElementMatching = .place
  ) -> [DocumentDifference] {
    differences(from: earlier, matching: matching, kept: storage.kept(since: earlier.storage))
  }

  /// - Parameter kept: the nodes that are known to be those of the earlier document; they are not compared.
  func differences(
    from earlier: Document, matching: ElementMatching, kept: KeptNodes?
  ) -> [DocumentDifference] {
    let hasRepeatedKeys = [self, earlier].contains { $0.notes.contains(where: \.isAboutRepeatedKey) }
    var comparison = NodeComparison(matching: matching, kept: hasRepeatedKeys ? nil : kept)
    comparison.compare(earlier.root, root, at: .root)
    return comparison.result
  }

  /// What was changed since an earlier document, setting by setting, where nobody knows what was asked for.
  func changes(from earlier: Document) -> [Change] {
    differences(from: earlier).map { difference in
      guard let new = difference.new else { return .remove(difference.path) }
      if difference.old == nil, case .index? = difference.path.last { return .insert(difference.path, new) }
      return .set(difference.path, new)
    }
  }

  /// Edits that lead from an earlier text to this one, found by comparing the two line by line: for what was
  /// changed in another editor.
  ///
  /// - Complexity: linear in the texts, and bounded where much differs.
  public func edits(from earlier: Document) -> [TextEdit] {
    LineDiff(earlier.text, text).edits.trimmed(for: earlier.text)
  }
}
