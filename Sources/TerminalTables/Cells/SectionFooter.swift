/// The text under a section, broken between words.
public final class SectionFooter: HeaderFooter, TitlePresentable {
  public let titleLabel = Label(.footer, wraps: true)
  public init() {}
  public var layout: RowLayout { .row(titleLabel) }
}
