/// A row view in the pool or on the screen, with what the table knows of it.
@MainActor
final class ReusableRow {
  let view: any RowView
  let kind: CellPool.Kind
  /// What the view conforms to, asked once: asking at every key would cost more than drawing.
  let traits: RowTraits
  private let preparedLayout: (@MainActor (any RowView) -> RowLayout)?

  init(_ view: any RowView, kind: CellPool.Kind, layout: (@MainActor (any RowView) -> RowLayout)?) {
    self.view = view
    self.kind = kind
    preparedLayout = layout
    traits = RowTraits(of: view)
  }

  var layout: RowLayout {
    preparedLayout?(view) ?? view.layout
  }

  func clear() {
    for label in layout.labels { label.clear() }
    traits.steppable?.onStep = nil
    traits.switchable?.onChange = nil
    traits.editable?.onCommit = nil
    traits.editable?.onValidate = nil
    traits.modification?.isModified = false
    view.prepareForReuse()
  }
}

/// The traits that a table acts on.
@MainActor
struct RowTraits {
  let isHighlightable: Bool
  let pickable: (any ValuePickable)?
  let steppable: (any Steppable)?
  let switchable: (any Switchable)?
  let editable: (any TextEditable)?
  let modification: (any ModificationPresentable)?

  init(of view: any RowView) {
    isHighlightable = view is any Highlightable
    pickable = view as? any ValuePickable
    steppable = view as? any Steppable
    switchable = view as? any Switchable
    editable = view as? any TextEditable
    modification = view as? any ModificationPresentable
  }

  /// Whether the cursor stops at the row.
  var isFocusable: Bool {
    isHighlightable || steppable != nil || editable != nil
  }

  /// The label that is highlighted in place of the row.
  var highlightedLabel: Label? {
    isHighlightable ? nil : pickable?.valueLabel ?? editable?.fieldLabel
  }
}
