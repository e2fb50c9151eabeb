import SettingsFiles
import SettingsSession

/// A row that is not in its table yet: what is typed of it, as its line or column by column.
@MainActor
struct RowDraft {
  let model: EditingSession
  let list: Path
  /// Which one it becomes.
  let index: Int
  /// The kinds of rows that there may be, the usual one first.
  let kinds: [TableRowKind]
  private(set) var kind: TableRowKind
  private var values: [String: Value] = [:]
  /// The line as it is typed, where no column was changed since.
  private var typed: String?

  /// - Returns: nil where a list is no table.
  init?(_ model: EditingSession, in list: Path, at index: Int) {
    kinds = model.rowKinds(of: list)
    guard let usual = kinds.first else { return nil }
    (self.model, self.list, self.index, kind) = (model, list, index, usual)
  }

  var path: Path { list.appending(index) }
  var isEmpty: Bool { values.isEmpty && typed == nil }

  // MARK: - As its line

  /// The line: as it was typed, else as the columns make it.
  var line: String { typed ?? written ?? begun }

  mutating func type(line: String) {
    typed = line.isEmpty ? nil : line
    values = [:]
    if let begun = model.document.rowBegun(as: line, at: path) {
      kind = begun.kind
      for column in begun.columns { values[column.key] = column.value }
    } else if case .object(let members)? = try? model.row(typed: line, at: path).value {
      // Its columns are those that it has.
      var columns = kinds[0].columns
      for member in members {
        values[member.key] = member.value
        if !columns.contains(where: { $0.name == member.key }) {
          columns.append(TableColumn(name: member.key, isRequired: false))
        }
      }
      kind = TableRowKind(keyword: nil, columns: columns, isOpen: kinds[0].isOpen)
    }
  }

  /// The line that the table would have.
  private var written: String? {
    guard !values.isEmpty, let edited = try? model.document.applying(.insert(path, .object(row))).document else {
      return nil
    }
    return edited.node(at: path)?.source.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// What there is of a line that lacks columns yet.
  private var begun: String {
    ([kind.keyword].compactMap { $0 } + kind.columns.compactMap { text(of: $0) }).joined(separator: kind.separator)
  }

  /// The column that follows those that are there.
  var next: TableColumn? {
    let last = kind.columns.lastIndex { values[$0.name] != nil } ?? -1
    return kind.isOpen || last + 1 >= kind.columns.count ? nil : kind.columns[last + 1]
  }

  // MARK: - Column by column

  /// The columns that have a value, in their order.
  var row: ObjectMembers {
    ObjectMembers(kind.columns.compactMap { column in values[column.name].map { (column.name, $0) } })
  }

  /// What a column has; several values of a key one after the other.
  func text(of column: TableColumn) -> String? {
    switch values[column.name] {
    case .string(let text)?: text
    case .array(let texts)?: texts.map(ValueText.plain).joined(separator: ", ")
    default: nil
    }
  }

  /// Whether a column has no value that every row has.
  func lacks(_ column: TableColumn) -> Bool { column.isRequired && values[column.name] == nil }

  mutating func set(_ column: TableColumn, to text: String) {
    if text == self.text(of: column) ?? "" { return }
    values[column.name] = text.isEmpty ? nil : .string(text)
    typed = nil
  }

  /// Makes it a row of another kind, with what is typed in columns that this has too.
  mutating func choose(_ kind: TableRowKind) {
    self.kind = kind
    typed = nil
    values = values.filter { value in kind.columns.contains { $0.name == value.key } }
  }

  // MARK: - Into the table

  func add() throws(SettingError) {
    let missing = kind.columns.filter(lacks)
    if isEmpty || typed == nil && !missing.isEmpty { throw .columnsMissing(missing.map(\.name)) }
    if let typed {
      let entry = try model.row(typed: typed, at: path)
      try model.put(entry, isInserted: model.node(at: list) != nil, force: true)
    } else {
      let row = Value.object(row)
      try model.apply(model.node(at: list) == nil ? .set(list, .array([row])) : .insert(path, row))
    }
  }
}
