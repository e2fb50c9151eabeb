import SettingsFiles

/// Tables, whose entries are rows of named columns.
extension EditingSession {
  /// The kinds of rows that a list may have, the usual one first; none where it is no table.
  package func rowKinds(of list: Path) -> [TableRowKind] { document.rowKinds(of: list) }

  /// What kind of row an entry is; nil where it is none, or may have any columns.
  ///
  /// - Complexity: the row, read again; asked again before the text changes, a look-up.
  package func rowKind(of row: Path) -> TableRowKind? {
    guard document.format.hasRows, row.last?.arrayIndex != nil else { return nil }
    let known = known(row)
    if let kind = known.rowKind { return kind }
    let kind = document.rowKind(of: row)
    known.rowKind = .some(kind)
    return kind
  }

  /// Whether a row of a table is at a path.
  package func isRow(_ path: Path) -> Bool {
    guard document.format.hasRows, path.last?.arrayIndex != nil, let list = path.parent else { return false }
    return !rowKinds(of: list).isEmpty && node(at: path)?.kind == .object
  }

  /// The columns that a row may have and has not.
  package func unsetColumns(of row: Path) -> [Path] {
    guard let kind = rowKind(of: row), let node = node(at: row) else { return [] }
    return kind.columns.filter { node[$0.name] == nil }.map { row.appending($0.name) }
  }

  /// Whether a setting is a column of a row, set or not.
  package func isColumn(_ path: Path) -> Bool {
    guard let name = path.last?.key, let kind = path.parent.flatMap({ rowKind(of: $0) }) else { return false }
    return kind.columns.contains { $0.name == name }
  }

  /// What a column may be, in a few words: as the schema says it, else as the format does.
  package func expectation(of column: TableColumn, inRow row: Path) -> String {
    let path = row.appending(column.name)
    if isWhollySecret(path) { return "secret" }
    return isDescribed(path) ? SettingExpectation.text(for: setting(at: path), in: document.format) : column.expectation
  }

  /// Different values that the rows of a table have in a column, in the order of the text: what a new one may be like.
  ///
  /// - Complexity: a bounded number of rows.
  package func values(ofColumn name: String, in list: Path) -> [String] {
    let texts = node(at: list)?.elements.prefix(Self.mostRowsLookedAt).compactMap { $0[name]?.string } ?? []
    return texts.filter { !$0.isEmpty }.uniqued()
  }

  private static let mostRowsLookedAt = 256
}
