/// What a row is at the moment, beside what it shows.
///
/// A cell that looks otherwise in some state implements ``RowView/configure(for:)``; a ``RowContent`` finds the state
/// in ``Palette/state``.
///
/// ```swift
/// final class HintCell: Cell, TitlePresentable, Highlightable {
///   let titleLabel = Label()
///   let hintLabel = Label(.detail)
///   var layout: RowLayout { .row(titleLabel, .spacer, hintLabel) }
///   func configure(for state: RowState) {
///     hintLabel.text = state.isFocused ? "Enter opens it" : ""
///   }
/// }
/// ```
public struct RowState: Hashable, Sendable {
  /// Whether the cursor is on the row.
  public var isFocused = false
  /// Whether the row is marked, to be acted on together with others.
  public var isSelected = false
  /// Whether keys go to the row's table: false in all panes but one.
  public var isActive = true

  /// The state of a row that is neither focused nor marked, in the table that the keys go to.
  public init() {}

  /// Whether the row is drawn highlighted: it has the focus, and its table the keys.
  public var isHighlighted: Bool { isFocused && isActive }
}
