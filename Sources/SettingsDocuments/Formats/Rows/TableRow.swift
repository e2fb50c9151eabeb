extension RowDialect {
  /// The kinds of rows below a key of the root, or of all rows.
  ///
  /// Those without a word of their own come first, and of these the one with most columns: the others are rare. Of two
  /// that differ by that word alone the first is enough.
  func rowKinds(below group: String?) -> [TableRowKind] {
    guard layout == .rows || isGrouped && group != nil else { return [] }
    var kinds: [TableRowKind] = []
    for shape in shapes where shape.group == group {
      let kind = TableRowKind(shape)
      if !kinds.contains(where: { $0.columns == kind.columns }) { kinds.append(kind) }
    }
    let (plain, beginning) = (kinds.filter { $0.keyword == nil }, kinds.filter { $0.keyword != nil })
    let widest = plain.map(\.columns.count).max()
    return plain.filter { $0.columns.count == widest } + plain.filter { $0.columns.count != widest } + beginning
  }

  /// The one kind of row of a table whose keys are free: those that its rows have, which are asked for in their order.
  func rowKind(seenIn table: Node?) -> TableRowKind {
    var keys: [String] = []
    let rows = table.map { Array($0.elements.prefix(Self.mostRowsLookedAt)) } ?? []
    for row in rows where row.kind == .object {
      for member in row.members where !keys.contains(member.key) { keys.append(member.key) }
    }
    if keys.isEmpty { keys = ["ACTION==", "SUBSYSTEM==", "KERNEL==", "MODE=", "RUN+="] }
    let columns = keys.prefix(Self.mostKeys).map { TableColumn(name: $0, isRequired: false) }
    return TableRowKind(keyword: nil, columns: columns, isOpen: true)
  }

  private static let mostRowsLookedAt = 64
  private static let mostKeys = 16
}

extension TableRowKind {
  init(_ shape: RowShape) {
    let columns = shape.columns.filter { !$0.name.isEmpty }.map { column in
      var choices: [String] = []
      if case .words(let words) = column.check { choices = words }
      return TableColumn(
        name: column.name, isRequired: column.isRequired, choices: choices, isRest: column.kind == .rest)
    }
    self.init(keyword: shape.keyword, columns: columns)
  }
}
