/// A cell that shows where its element is in a tree: indented, with a triangle where it can be opened.
///
/// ```swift
/// final class FileCell: Cell, TitlePresentable, OutlinePresentable, Highlightable {
///   let outlineLabel = Label(.detail)
///   let titleLabel = Label()
///   var layout: RowLayout { .row(outlineLabel, titleLabel) }
/// }
/// ```
@MainActor
public protocol OutlinePresentable: AnyObject {
  /// The blanks and the triangle before the title.
  var outlineLabel: Label { get }
}

extension OutlinePresentable {
  /// Shows a place in an ``Outline``.
  public func setPlace(_ place: OutlinePlace) {
    let glyphs = Glyphs.available
    let sign: Character =
      switch place.disclosure {
      case .none: " "
      case .collapsed: glyphs.collapsed
      case .expanded: glyphs.expanded
      }
    outlineLabel.text = place.indent + String(sign)
  }
}
