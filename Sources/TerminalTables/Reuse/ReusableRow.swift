/// A row view in the pool or on the screen, with what the table knows of it.
@MainActor
final class ReusableRow {
  let view: any RowView
  /// The pool outlives its rows.
  unowned let kind: RowKind
  /// Whether the view goes back to the pool; one that its caller made stays the caller's.
  let isPooled: Bool
  private(set) var plan = RowPlan()
  /// How it was last drawn; nil when it must be drawn again.
  var drawn: Appearance?
  private var layout: RowLayout?
  /// The state that the view was last configured for; nil after it was filled.
  private var configuredState: RowState?

  /// The line of the table's region, and what else changes how a row looks.
  struct Appearance: Equatable {
    var line: Int
    var state: RowState
  }

  init(_ view: any RowView, kind: RowKind, isPooled: Bool = true) {
    self.view = view
    self.kind = kind
    self.isPooled = isPooled
  }

  /// The lines that the row takes.
  var rows: Int { plan.rows }

  /// Works out where the labels lie, after the view was filled.
  func layOut(columns: Int) {
    plan.set(takeLayout(), columns: columns)
    drawn = nil
  }

  /// Has the view show a state; false where nothing is to be laid out again for that.
  func configure(for state: RowState) -> Bool {
    guard !kind.ignoresState, configuredState != state else { return false }
    configuredState = state
    StateHook.isDefault = false
    view.configure(for: state)
    kind.ignoresState = StateHook.isDefault
    return !kind.ignoresState
  }

  /// What the labels say, apart by blanks, after the view was filled.
  func shownText() -> String {
    var texts: [String] = []
    takeLayout().forEachLabel { texts.append($0.text) }
    return texts.joined(separator: " ")
  }

  /// The view's layout for what it was filled with; kept, since its labels are what must be cleared.
  private func takeLayout() -> RowLayout {
    let layout = kind.layout?(view) ?? view.layout
    self.layout = layout
    return layout
  }

  /// Makes the view as new, before it is filled for another row.
  func clear() {
    layout?.forEachLabel { $0.clear() }
    configuredState = nil
    for reset in kind.resets { reset(self) }
    view.prepareForReuse()
  }
}

extension ReusableRow {
  var pickable: (any ValuePickable)? { kind.pickable(view) }
  var steppable: (any Steppable)? { kind.steppable(view) }
  var switchable: (any Switchable)? { kind.switchable(view) }
  var editable: (any TextEditable)? { kind.editable(view) }
  var accessorized: (any AccessoryPresentable)? { kind.accessorized(view) }
  var modifiable: (any ModificationPresentable)? { kind.modifiable(view) }

  /// Whether Enter leads on.
  var isDisclosing: Bool { kind.isDisclosing || accessorized?.accessory == .disclosure }

  /// The label that is highlighted in place of the row.
  var highlightedLabel: Label? {
    kind.isHighlightable ? nil : pickable?.valueLabel ?? editable?.fieldLabel ?? switchable?.switchLabel
  }
}
