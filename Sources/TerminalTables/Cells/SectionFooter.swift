/// The text under a section, broken between words; registered in every table.
///
/// A ``TableScreen`` makes it of what ``TableScreen/footer(for:)`` says.
///
/// ```swift
/// table.dequeue(SectionFooter.self) { footer in
///   footer.setTitle("Coach IDs are shared with everyone who trains in the same team as you.")
/// }
/// ```
public final class SectionFooter: HeaderFooter, TitlePresentable {
  /// The whole text; it takes as many lines as it needs at the table's width.
  public let titleLabel = Label(.footer, wraps: true)
  public init() {}
  public var layout: RowLayout { .row(titleLabel) }
}
