/// Something that takes a place on a line of a row: a ``Label``, a spacer or a chevron.
///
/// ```swift
/// var layout: RowLayout { .row(titleLabel, .spacer, detailLabel, .chevron) }
/// ```
@MainActor
public class LayoutItem {
  init() {}

  /// Parts what is at the left from what is at the right edge.
  public static let spacer = LayoutItem()

  /// Says that Enter leads on.
  public static let chevron = LayoutItem()
}
