import TerminalTables

/// Something to read: a title and a detail.
package final class FactCell: Cell, TitlePresentable, DetailPresentable {
  package let titleLabel = Label()
  package let detailLabel = Label(.detail)
  package init() {}
  package var layout: RowLayout { .row(titleLabel, .spacer, detailLabel) }
}
