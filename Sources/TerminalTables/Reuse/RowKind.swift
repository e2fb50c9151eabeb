/// Views of which one can take the place of another: those of one class under one identifier.
@MainActor
final class RowKind {
  let type: any RowView.Type
  /// The identifier that was registered; nil means the class's own.
  let identifier: String?
  let make: @MainActor () -> any RowView
  /// A layout that was registered in place of the class's own.
  let layout: (@MainActor (any RowView) -> RowLayout)?
  /// The traits of the class where they were named; nil where the runtime is to be asked.
  let named: RowTraits?
  /// Views that wait to be filled again.
  var waiting: [ReusableRow] = []
  /// Whether another kind was registered in this one's place.
  var isReplaced = false
  /// Whether the class is known to look the same in every state.
  var ignoresState = false

  init(
    _ type: any RowView.Type, identifier: String?, layout: (@MainActor (any RowView) -> RowLayout)? = nil,
    traits: RowTraits? = nil, make: @escaping @MainActor () -> any RowView
  ) {
    self.type = type
    self.identifier = identifier
    self.layout = layout
    named = traits
    self.make = make
  }

  // What the class conforms to: the table asks at every key, and asking the runtime costs more than drawing a row. Each
  // is asked when it is first needed, since the first conformance check costs the most.

  private(set) lazy var isHighlightable = named.map { $0.isHighlightable } ?? (type is any Highlightable.Type)
  private(set) lazy var isPickable = named.map { $0.pickable != nil } ?? (type is any ValuePickable.Type)
  private(set) lazy var isSteppable = named.map { $0.steppable != nil } ?? (type is any Steppable.Type)
  private(set) lazy var isSwitchable = named.map { $0.switchable != nil } ?? (type is any Switchable.Type)
  private(set) lazy var isEditable = named.map { $0.editable != nil } ?? (type is any TextEditable.Type)
  private(set) lazy var isDisclosing = named.map { $0.isDisclosing } ?? (type is any DisclosurePresentable.Type)
  private(set) lazy var isAccessorized = named.map { $0.accessorized != nil } ?? (type is any AccessoryPresentable.Type)
  private(set) lazy var isModifiable = named.map { $0.modifiable != nil } ?? (type is any ModificationPresentable.Type)

  /// Whether the traits keep anything from one row to the next.
  private(set) lazy var remembers = isSteppable || isSwitchable || isEditable || isModifiable || isAccessorized

  var isFocusable: Bool {
    isHighlightable || isSteppable || isEditable || isSwitchable
  }

  /// A view by a trait that the class has: as it was named, else as the runtime finds it.
  func view<Trait>(_ view: any RowView, if hasTrait: Bool, named: ((any RowView) -> Trait)?) -> Trait? {
    hasTrait ? named?(view) ?? view as? Trait : nil
  }
}
