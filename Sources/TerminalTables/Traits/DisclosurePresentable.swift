/// A cell that leads on: its layout ends in a chevron.
///
/// ```swift
/// final class FolderCell: Cell, TitlePresentable, DisclosurePresentable, Highlightable {
///   let titleLabel = Label()
///   var layout: RowLayout { .row(titleLabel, .spacer, .chevron) }
/// }
/// ```
@MainActor
public protocol DisclosurePresentable: AnyObject {}
