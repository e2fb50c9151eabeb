/// A key and what it does, and under it why it does nothing now.
final class KeyCell: Cell, TitlePresentable, SubtitlePresentable, DetailPresentable, Highlightable {
  let titleLabel = Label()
  let subtitleLabel = Label(.placeholder, wraps: true)
  let detailLabel = Label(.value)
  var layout: RowLayout { .stack(.row(titleLabel, .spacer, detailLabel), .row(subtitleLabel)) }
}
