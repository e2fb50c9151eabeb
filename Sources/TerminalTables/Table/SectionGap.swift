/// The blank line above a section without a header, which would else melt into the one above.
final class SectionGap: HeaderFooter {
  private let label = Label()
  var layout: RowLayout { .row(label) }
}

extension TableView {
  /// The gap above a section; nil where it has no rows, or none are above it.
  func gap(at position: TablePosition) -> SectionGap? {
    guard position.element == 0, position.section > 0, style.separatesSections,
      source.itemCount(section: position.section) > 0,
      (0..<position.section).contains(where: { source.itemCount(section: $0) > 0 })
    else { return nil }
    return dequeue(SectionGap.self)
  }
}
