/// How a cell maps itself to regions of its row's window.
///
/// Labels before the spacer are at the left, those after it at the right edge. Where the line is too narrow the
/// ones at the right are cut, then go under the title, then go away. Empty labels take no room.
///
/// ```swift
/// var layout: RowLayout { .row(titleLabel, .spacer, bytesCountLabel, .chevron) }
/// var layout: RowLayout { .stack(.row(titleLabel), .row(subtitleLabel)) }
/// ```
@MainActor
public struct RowLayout {
  enum Part {
    case line([LayoutItem])
    case content(any RowContent)
    case stack([RowLayout])
  }

  let part: Part

  /// One line of labels, with a spacer and a chevron where they are wanted; two lines where it is narrow.
  public static func row(_ items: LayoutItem...) -> RowLayout {
    RowLayout(part: .line(items))
  }

  /// Layouts under one another, from top to bottom.
  public static func stack(_ layouts: RowLayout...) -> RowLayout {
    RowLayout(part: .stack(layouts))
  }

  /// A content of any height, at the full width of the row.
  public static func content(_ content: any RowContent) -> RowLayout {
    RowLayout(part: .content(content))
  }

  func forEachLabel(_ body: (Label) -> Void) {
    switch part {
    case .line(let items):
      for item in items { if let label = item as? Label { body(label) } }
    case .stack(let layouts):
      for layout in layouts { layout.forEachLabel(body) }
    case .content: break
    }
  }
}
