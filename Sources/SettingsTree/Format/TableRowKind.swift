/// One kind of row that a table may have, for whoever adds rows or lists columns.
package struct TableRowKind: Sendable, Equatable {
  /// The word that such a row begins with, where that is no column: `@include`.
  package let keyword: String?
  package let columns: [TableColumn]
  /// Whether a row may have other columns too.
  package var isOpen = false
  /// What is between two columns, at the least.
  package var separator = " "

  package init(keyword: String?, columns: [TableColumn], isOpen: Bool = false) {
    self.keyword = keyword
    self.columns = columns
    self.isOpen = isOpen
  }

  /// What such a row has, one after the other; what may be left out in brackets.
  package var columnsInWords: String {
    let names = columns.map { $0.isRequired ? $0.name : "[\($0.name)]" } + (isOpen ? ["…"] : [])
    return (keyword.map { "\($0) " } ?? "") + names.joined(separator: ", ")
  }
}

package struct TableColumn: Sendable, Hashable {
  package let name: String
  /// Whether a row has to have it.
  package let isRequired: Bool
  /// The words that it may hold; none where others may be too.
  package var choices: [String] = []
  /// What it may be, in a few words.
  package var expectation = "text"
  /// Whether it is the rest of the row, and so the widest.
  package var isRest = false

  package init(
    name: String, isRequired: Bool, choices: [String] = [], expectation: String = "text", isRest: Bool = false
  ) {
    self.name = name
    self.isRequired = isRequired
    self.choices = choices
    self.expectation = expectation
    self.isRest = isRest
  }
}

extension Document {
  /// The kinds of rows that a list may have, the usual ones first; none where it is no table.
  ///
  /// - Complexity: the rows that are looked at where their keys are free, of which there are few.
  package func rowKinds(of list: Path) -> [TableRowKind] {
    guard format.hasRows, list.isRoot || list.steps.count == 1 && list.last?.arrayIndex == nil else { return [] }
    return format.syntax.rowKinds(of: node(at: list), below: list.last?.key)
  }

  /// A row as far as it is typed: its kind, and the columns that are there, the last of them perhaps not whole.
  ///
  /// - Returns: nil where no row begins so, and where its columns have no names.
  package func rowBegun(as text: String, at path: Path) -> (kind: TableRowKind, columns: ObjectMembers)? {
    format.syntax.rowBegun(as: Array(text.utf8), at: path)
  }

  /// What kind of row an object is; nil where it is none, or may have any columns.
  package func rowKind(of row: Path) -> TableRowKind? {
    guard format.hasRows, row.last?.arrayIndex != nil, row.steps.count <= 2, let node = node(at: row) else {
      return nil
    }
    return format.syntax.rowKind(of: node)
  }
}
