/// Views that can stand in for one another: those of one class under one identifier.
@MainActor
final class RowKind {
  let type: any RowView.Type
  /// The identifier that was registered; nil means the class's own.
  let identifier: String?
  let make: @MainActor () -> any RowView
  /// A layout that was registered in place of the class's own.
  let layout: (@MainActor (any RowView) -> RowLayout)?
  /// Views that wait to be filled again.
  var waiting: [ReusableRow] = []
  /// Whether another kind was registered in this one's place.
  var isReplaced = false

  init(
    _ type: any RowView.Type, identifier: String?, layout: (@MainActor (any RowView) -> RowLayout)? = nil,
    make: @escaping @MainActor () -> any RowView
  ) {
    self.type = type
    self.identifier = identifier
    self.layout = layout
    self.make = make
  }

  // What the class conforms to: the table asks at every key, and asking the runtime costs more than drawing a row. Each
  // is asked when it is first needed, since the first asking is the dearest.

  private(set) lazy var isHighlightable = type is any Highlightable.Type
  private(set) lazy var isPickable = type is any ValuePickable.Type
  private(set) lazy var isSteppable = type is any Steppable.Type
  private(set) lazy var isSwitchable = type is any Switchable.Type
  private(set) lazy var isEditable = type is any TextEditable.Type
  private(set) lazy var isDisclosing = type is any DisclosurePresentable.Type
  private(set) lazy var isModifiable = type is any ModificationPresentable.Type

  /// Whether the traits keep anything from one row to the next.
  private(set) lazy var remembers = isSteppable || isSwitchable || isEditable || isModifiable

  /// Whether the cursor stops at such rows.
  var isFocusable: Bool {
    isHighlightable || isSteppable || isEditable
  }
}
