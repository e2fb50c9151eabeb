import TerminalTables

/// A setting that was found: where it is, and its value.
final class HitCell: Cell, TitlePresentable, DetailPresentable, DisclosurePresentable, Highlightable {
  let titleLabel = Label()
  let detailLabel = Label(.value)
  var layout: RowLayout { .row(titleLabel, .spacer, detailLabel, .chevron) }
}
