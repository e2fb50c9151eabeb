import SettingsFiles

/// Remembers the changes of a document, so that a later run can take them back.
///
/// ```swift
/// try store.record?.remember(entry)
/// print(store.record?.earlierChanges().count ?? 0)
/// ```
@MainActor
public protocol DocumentRecord {
  /// Remembers a change that was saved.
  ///
  /// - Throws: why it could not, in words that say what helps, unless that was thrown before; the change is saved all
  ///   the same.
  func remember(_ entry: JournalEntry) throws(SaveFailure)

  /// Remembers what another program did to settings that are known, before a change hides that.
  ///
  /// - Parameters:
  ///   - document: what is kept now.
  ///   - tellsSecret: whether a value must not be told.
  func rememberOutsideChange(in document: Document, tellsSecret: (Value, Path) -> Bool)

  /// How a setting was before it was set, in an earlier run as well; nil where nobody knows.
  func formerState(of path: Path) -> FormerState?

  /// Whether earlier runs may have left changes that can be taken back; asked at each key, and so without reading them.
  var mayHaveEarlierChanges: Bool { get }

  /// What was remembered of changes that are not too old, the oldest first; of it what leads to the kept text can be
  /// taken back.
  func earlierChanges() -> [JournalEntry]

  /// What leads back from the kept text, of this many bytes, to how it was before, in earlier runs as well: the last
  /// change first, each list counted in the text after it. A value that a setting had before is written as it was then.
  func editsBack(fromSize size: Int) -> [[TextEdit]]
}

extension DocumentRecord {
  /// Nothing: most places are changed by nobody else.
  public func rememberOutsideChange(in document: Document, tellsSecret: (Value, Path) -> Bool) {}
}
