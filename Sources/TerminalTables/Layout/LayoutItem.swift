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

  /// Says that the row is the one that is chosen.
  public static let check = LayoutItem()

  private static let nothing = LayoutItem()

  /// The chevron or the check mark of an ``AccessoryPresentable`` cell; takes no room where there is none.
  public static func accessory(_ accessory: Accessory) -> LayoutItem {
    switch accessory {
    case .none: nothing
    case .disclosure: chevron
    case .check: check
    }
  }
}
