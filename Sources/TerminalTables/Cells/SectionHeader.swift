/// The title above a section, on one line; registered in every table.
///
/// A ``TableScreen`` makes it of what ``TableScreen/header(for:)`` says. It stays at the top of the table while its
/// section is on the screen.
///
/// ```swift
/// table.dequeue(SectionHeader.self) { header in
///   header.setTitle("ACCOUNT")
/// }
/// ```
public final class SectionHeader: HeaderFooter, TitlePresentable {
  public let titleLabel = Label(.header)
  public init() {}
  public var layout: RowLayout { .row(titleLabel) }
}
