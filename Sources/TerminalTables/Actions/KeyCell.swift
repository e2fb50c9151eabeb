/// A key and what it does.
final class KeyCell: Cell, TitlePresentable, DetailPresentable, Highlightable {
  let titleLabel = Label()
  let detailLabel = Label(.value)
  var layout: RowLayout { .row(titleLabel, .spacer, detailLabel) }
}
