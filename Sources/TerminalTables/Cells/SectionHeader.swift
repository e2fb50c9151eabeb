/// The title above a section.
public final class SectionHeader: HeaderFooter, TitlePresentable {
  public let titleLabel = Label(.header)
  public init() {}
  public var layout: RowLayout { .row(titleLabel) }
}
