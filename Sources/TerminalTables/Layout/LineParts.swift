/// The items of one line, sorted by where they are.
@MainActor
struct LineParts {
  private(set) var leading: [Label] = []
  private(set) var trailing: [Label] = []
  private(set) var hasSpacer = false
  private(set) var hasChevron = false
  private(set) var hasCheck = false

  static let gap = 1
  static let gapBeforeTrailing = 2
  /// Columns at the right edge for the dot of a modified value and the chevron, kept free on every line with a
  /// spacer so that values are in one column.
  static let accessoryColumns = 4
  /// Columns by which trailing labels are indented when they go under the leading ones.
  static let indentBelow = 2
  /// Below this width trailing labels go away.
  static let narrowest = 14

  init(_ items: [LayoutItem]) {
    for item in items {
      if item === LayoutItem.spacer {
        hasSpacer = true
      } else if item === LayoutItem.chevron {
        hasChevron = true
      } else if item === LayoutItem.check {
        hasCheck = true
      } else if let label = item as? Label, !label.text.isEmpty {
        if hasSpacer { trailing.append(label) } else { leading.append(label) }
      }
    }
  }

  static func columns(of labels: [Label]) -> Int {
    labels.reduce(0) { $0 + $1.columns } + gap * max(0, labels.count - 1)
  }

  static func minimumColumns(of labels: [Label]) -> Int {
    labels.reduce(0) { $0 + min($1.columns, $1.minimumColumns) } + gap * max(0, labels.count - 1)
  }
}
