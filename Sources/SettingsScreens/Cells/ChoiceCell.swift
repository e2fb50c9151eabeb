import TerminalTables

/// A value to choose, what it means, and whether it is the present one.
final class ChoiceCell: Cell, TitlePresentable, DetailPresentable, SubtitlePresentable, AccessoryPresentable,
  Highlightable
{
  let titleLabel = Label()
  let detailLabel = Label(.detail)
  let subtitleLabel = Label(.detail, wraps: true)
  var accessory = Accessory.none
  var layout: RowLayout {
    .stack(.row(titleLabel, .spacer, detailLabel, .accessory(accessory)), .row(subtitleLabel))
  }
}
