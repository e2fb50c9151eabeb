import SettingsFiles

/// One change of a document that is not saved yet, as a review lists it.
///
/// ```swift
/// for change in session.unsavedChanges { print(change.kind, change.path) }
/// ```
public struct UnsavedChange: Hashable, Sendable {
  /// What became of the setting.
  public enum Kind: Hashable, Sendable {
    /// It was not there before, with all that it holds.
    case added
    /// It is there no more.
    case removed
    /// It has another value.
    case changed
    /// It is the same, at another place among its siblings.
    case moved
    /// It has another name, and may have another value.
    case renamed
    /// The text was written otherwise, and no setting changed by it: comments, blanks, spellings.
    case rewritten
  }

  /// What became of the setting.
  public let kind: Kind
  /// Where it is; where it was, when it was removed.
  public let path: Path
  /// Where it was, when it was moved in a list or renamed.
  public let formerPath: Path?
  /// The value that is saved; nil where there is none.
  public let old: Value?
  /// The value that is not saved yet; nil where there is none.
  public let new: Value?
  /// By what the documents differ for this change.
  let differences: [DocumentDifference]

  init(_ difference: DocumentDifference) {
    let kind: Kind =
      if difference.formerPath != nil {
        .moved
      } else if difference.old == nil {
        .added
      } else if difference.new == nil {
        .removed
      } else {
        .changed
      }
    self.init(
      kind, difference.path, from: difference.formerPath, old: difference.old, new: difference.new, [difference])
  }

  /// One for a setting that went at one name and came at another.
  init(renaming removed: DocumentDifference, to added: DocumentDifference) {
    self.init(.renamed, added.path, from: removed.path, old: removed.old, new: added.new, [removed, added])
  }

  /// One for an entry of a list that changed places with the one that the differences name.
  init(moving value: Value, beside other: UnsavedChange) {
    self.init(.moved, other.formerPath ?? other.path, from: other.path, old: value, new: value, other.differences)
  }

  /// One of the text, which no value tells.
  init(_ kind: Kind, textAt path: Path) {
    self.init(kind, path, from: nil, old: nil, new: nil, [])
  }

  private init(
    _ kind: Kind, _ path: Path, from formerPath: Path?, old: Value?, new: Value?, _ differences: [DocumentDifference]
  ) {
    self.kind = kind
    self.path = path
    self.formerPath = formerPath
    self.old = old
    self.new = new
    self.differences = differences
  }

  /// What would have to be asked for to make it of the saved document.
  var changes: [Change] {
    switch kind {
    case .added:
      guard let new else { return [] }
      return [path.last?.arrayIndex == nil ? .set(path, new) : .insert(path, new)]
    case .changed: return new.map { [.set(path, $0)] } ?? []
    case .removed: return [.remove(path)]
    case .moved: return [.move(formerPath ?? path, to: path.last?.arrayIndex ?? 0)]
    case .renamed:
      guard let formerPath, let key = path.last?.key else { return [] }
      return [.rename(formerPath, to: key)] + (old == new ? [] : new.map { [.set(path, $0)] } ?? [])
    case .rewritten: return []
    }
  }
}
