extension JournalEntry.ChangedSetting {
  /// More settings than these are no changes, but another file.
  private static let most = 200
  /// What the values of one change may take, and those of all, in bytes.
  private static let (longestValue, mostBytes) = (2 << 10, 16 << 10)

  /// The settings by which two documents differ, as they are told later; no value of a secret is in it.
  ///
  /// - Parameters:
  ///   - differences: by what they differ.
  ///   - old: the earlier document.
  ///   - new: the later one.
  ///   - tellsSecret: whether a difference tells a secret, and where the setting was in the earlier document.
  package static func list(
    _ differences: [DocumentDifference], from old: Document, to new: Document,
    tellsSecret: (DocumentDifference, _ former: Path) -> Bool
  ) -> [Self] {
    let (before, after) = (LastingPaths(old), LastingPaths(new))
    var room = mostBytes
    return differences.prefix(most).map { difference in
      let former = difference.formerPath ?? difference.path
      let path = difference.new == nil ? before.path(for: former) : after.path(for: difference.path)
      if tellsSecret(difference, former) { return Self(path: path, without: .secret) }
      let size = [difference.old, difference.new].reduce(0) { $0 + ($1?.json.utf8.count ?? 0) }
      room -= size
      if size > longestValue || room < 0 { return Self(path: path, without: .long) }
      return Self(path: path, old: difference.old, new: difference.new)
    }
  }
}
