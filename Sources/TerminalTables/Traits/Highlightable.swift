/// A cell whose whole row is highlighted while it is focused.
///
/// The table asks for it; the cell needs no base class and no code.
@MainActor
public protocol Highlightable: AnyObject {}
