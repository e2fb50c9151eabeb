import SettingsFiles
import SettingsSession
import TerminalTables

/// The rows of a table in a file, with a column on the screen for each of theirs.
@MainActor
struct RowTable: ColumnScreen {
  let list: Path
  let model: EditingSession
  let columns: [Column<String>]
  private let names: [String]

  let title = ""
  var sections: [Section<SettingGroup, SettingItem>] { [] }

  /// No column but the last is wider than this: a long text leaves room for the others.
  private static let widest = 24

  /// - Returns: nil where a list is no table, or where its rows have columns of their own each.
  init?(of list: Path, in model: EditingSession) {
    guard model.node(at: list)?.kind == .array else { return nil }
    let kinds = model.rowKinds(of: list).filter { !$0.isOpen }
    // What is secret has no column, nor what only rows of another kind have, of which there are none.
    let usual = Set(kinds.first?.columns.map(\.name) ?? [])
    let shown = Self.columns(of: kinds).filter { column in
      !model.isSecret(list.appending(0).appending(column.name))
        && (usual.contains(column.name) || !model.values(ofColumn: column.name, in: list).isEmpty)
    }
    if shown.count < 2 { return nil }
    (self.list, self.model) = (list, model)
    names = shown.map(\.name)
    columns = shown.enumerated().map { place, column in
      Column(
        column.name, column.name, width: column.isRest ? .fill(min: 6) : .fit(max: Self.widest),
        priority: place == 0 ? nil : shown.count - place)
    }
  }

  /// The columns of all kinds of rows; a word that only begins a row is said in the first one.
  private static func columns(of kinds: [TableRowKind]) -> [TableColumn] {
    var columns: [TableColumn] = []
    let usual = kinds.filter { $0.keyword == nil }
    for kind in usual.isEmpty ? kinds : usual {
      for column in kind.columns where !columns.contains(where: { $0.name == column.name }) { columns.append(column) }
    }
    return columns
  }

  func text(of item: SettingItem, in column: String) -> String {
    guard let path = item.settingPath, let node = model.node(at: path) else { return "" }
    let text = text(of: node, at: path, in: column)
    return column == names.first ? marked(text, at: path) : text
  }

  private func text(of node: Node, at path: Path, in column: String) -> String {
    if let kind = model.rowKind(of: path), let keyword = kind.keyword {
      guard let place = names.firstIndex(of: column), place > 0 else { return keyword }
      return place <= kind.columns.count ? shown(kind.columns[place - 1].name, of: node, at: path) : ""
    }
    return shown(column, of: node, at: path)
  }

  private func shown(_ column: String, of node: Node, at path: Path) -> String {
    guard let text = node[column]?.string else { return "" }
    return SecretMask(model).shown(text, at: path.appending(column))
  }

  /// Told also without colours, as on any other row.
  private func marked(_ text: String, at path: Path) -> String {
    let sign = model.hasProblem(atOrUnder: path) ? "! " : model.hasSlip(atOrUnder: path) ? "? " : ""
    return sign + text + (model.unsavedCount(atOrUnder: path) > 0 ? " *" : "")
  }

  func role(of item: SettingItem, in column: String) -> StyleRole? {
    guard let path = item.settingPath, model.hasProblem(atOrUnder: path) else { return nil }
    return .error
  }
}
