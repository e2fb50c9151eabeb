/// A row view in the pool or on the screen, with what the table knows of it.
@MainActor
final class ReusableRow {
  let view: any RowView
  /// The pool outlives its rows.
  unowned let kind: RowKind
  /// False for a view that its caller made, which stays the caller's.
  let isPooled: Bool
  private(set) var plan = RowPlan()
  var drawn: Appearance?
  private var layout: RowLayout?
  /// The state that the view was last configured for; nil after it was filled.
  private var configuredState: RowState?

  // The view by its traits. Each is asked for once: a row that is filled again is the same view.

  private(set) lazy var pickable = kind.view(view, if: kind.isPickable, named: kind.named?.pickable)
  private(set) lazy var steppable = kind.view(view, if: kind.isSteppable, named: kind.named?.steppable)
  private(set) lazy var switchable = kind.view(view, if: kind.isSwitchable, named: kind.named?.switchable)
  private(set) lazy var editable = kind.view(view, if: kind.isEditable, named: kind.named?.editable)
  private(set) lazy var accessorized = kind.view(view, if: kind.isAccessorized, named: kind.named?.accessorized)
  private(set) lazy var modifiable = kind.view(view, if: kind.isModifiable, named: kind.named?.modifiable)

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

  var rows: Int { plan.rows }

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
    if kind.remembers { clearTraits() }
    view.prepareForReuse()
  }

  /// Only those traits that the class has are looked at: this is done for every row that leaves the screen.
  private func clearTraits() {
    let kind = kind
    if kind.isPickable { pickable?.options = nil }
    if kind.isSteppable { steppable?.onStep = nil }
    if kind.isSwitchable { switchable?.onChange = nil }
    if kind.isEditable {
      editable?.onCommit = nil
      editable?.onValidate = nil
    }
    if kind.isModifiable { modifiable?.isModified = false }
    if kind.isAccessorized { accessorized?.accessory = .none }
  }
}

extension ReusableRow {
  var isDisclosing: Bool { kind.isDisclosing || accessorized?.accessory == .disclosure }

  var highlightedLabel: Label? {
    kind.isHighlightable ? nil : pickable?.valueLabel ?? editable?.fieldLabel ?? switchable?.switchLabel
  }
}
