import TerminalTables

/// A setting that its program alone writes: to be read, and not changed.
final class ReadOnlyCell: Cell, TitlePresentable, DetailPresentable, ModificationPresentable, Highlightable {
  let titleLabel = Label()
  let detailLabel = Label(.detail)
  var isModified = false
  var layout: RowLayout { .row(titleLabel, .spacer, detailLabel) }
}
