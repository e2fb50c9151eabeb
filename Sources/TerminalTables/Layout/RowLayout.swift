/// How a cell maps itself to regions of its row's window.
///
/// Labels before the spacer stand at the left, those after it at the right edge. Where the line is too narrow the
/// ones at the right are cut, then go under the title, then go away.
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
  }

  let parts: [Part]

  /// One line; two where it is narrow.
  public static func row(_ items: LayoutItem...) -> RowLayout {
    RowLayout(parts: [.line(items)])
  }

  /// Layouts under one another.
  public static func stack(_ layouts: RowLayout...) -> RowLayout {
    RowLayout(parts: layouts.flatMap(\.parts))
  }

  /// A content of any height.
  public static func content(_ content: any RowContent) -> RowLayout {
    RowLayout(parts: [.content(content)])
  }

  /// The labels of the layout, in order.
  var labels: [Label] {
    parts.flatMap { part -> [Label] in
      if case .line(let items) = part { items.compactMap { $0 as? Label } } else { [] }
    }
  }
}
