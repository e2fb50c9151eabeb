import SettingsDocuments
import SettingsSession

/// What is said of the columns of a table and of its rows: what each may be, and that a row is its line as well.
@MainActor
struct ColumnLines {
  private let session: EditingSession
  /// A row of the table, there or not.
  private let row: Path
  private let kinds: [TableRowKind]
  /// Whether it is the table or one of its rows.
  let what: String

  /// - Returns: nil where nothing is a row or a table at a path.
  init?(of path: Path, in session: EditingSession) {
    self.session = session
    if case let kinds = session.rowKinds(of: path), !kinds.isEmpty {
      (row, self.kinds, what) = (path.appending(session.node(at: path)?.count ?? 0), kinds, "rows")
      return
    }
    guard let list = path.parent, let index = path.last?.arrayIndex, index <= session.node(at: list)?.count ?? 0,
      case let kinds = session.rowKinds(of: list), !kinds.isEmpty
    else { return nil }
    (row, self.kinds, what) = (path, session.rowKind(of: path).map { [$0] } ?? kinds, "row")
  }

  /// A column a line, below each other.
  var lines: [String] {
    let width = kinds.flatMap(\.columns).map(\.name.count).max() ?? 0
    let parts = kinds.map { kind in
      (kind.keyword.map { ["  \($0)"] } ?? [])
        + kind.columns.map { column in
          let name = column.name + String(repeating: " ", count: width - column.name.count)
          let texts = [
            column.isRequired ? "required" : "may be left out", session.expectation(of: column, inRow: row),
            summary(of: column) ?? "",
          ]
          return "  \(name)  " + texts.filter { !$0.isEmpty }.joined(separator: " · ")
        } + (kind.isOpen ? ["  and others"] : [])
    }
    return ["Columns, or the line itself:"] + parts.joined(separator: ["or"])
  }

  /// The kinds of rows, each with its columns.
  var value: Value {
    .array(
      kinds.map { kind in
        .known([("keyword", kind.keyword.map(Value.string)), ("columns", .array(kind.columns.map(value)))])
      })
  }

  private func value(of column: TableColumn) -> Value {
    .known([
      ("name", .string(column.name)), ("required", .boolean(column.isRequired)),
      ("type", .string(session.expectation(of: column, inRow: row))),
      ("values", column.choices.isEmpty ? nil : .texts(column.choices)),
      ("description", summary(of: column).map(Value.string)),
    ])
  }

  private func summary(of column: TableColumn) -> String? {
    session.setting(at: row.appending(column.name)).summary?.split(separator: "\n").first.map(String.init)
  }
}
