/// A cell whose whole row is highlighted while it is focused.
///
/// The table asks for it; the cell needs no base class and no code.
///
/// ```swift
/// final class CoffeeCell: Cell, TitlePresentable, Highlightable {
///   let titleLabel = Label()
///   var layout: RowLayout { .row(titleLabel) }
/// }
/// ```
@MainActor
public protocol Highlightable: AnyObject {}
