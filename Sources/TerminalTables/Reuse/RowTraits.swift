/// What the views of a class answer to, each trait with the way to it; nil where the class does not have it.
@MainActor
struct RowTraits {
  fileprivate(set) var isHighlightable = false
  fileprivate(set) var isDisclosing = false
  fileprivate(set) var pickable: ((any RowView) -> any ValuePickable)?
  fileprivate(set) var steppable: ((any RowView) -> any Steppable)?
  fileprivate(set) var switchable: ((any RowView) -> any Switchable)?
  fileprivate(set) var editable: ((any RowView) -> any TextEditable)?
  fileprivate(set) var accessorized: ((any RowView) -> any AccessoryPresentable)?
  fileprivate(set) var modifiable: ((any RowView) -> any ModificationPresentable)?
}

/// The traits of a class, all of them named where the compiler sees that it has them.
///
/// The runtime is then not asked, which takes longer than drawing a row for each trait that it is first asked about.
///
/// ```swift
/// table.register(StepperCell.self, traits: \.steppable.editable.modifiable)
/// ```
@MainActor
package struct NamedTraits<View: RowView> {
  fileprivate(set) var traits = RowTraits()

  init() {}

  /// Views of the class are made by the pool, and so are of no other.
  private static func own(_ view: any RowView) -> View { unsafeDowncast(view, to: View.self) }

  private func with(_ change: (inout RowTraits) -> Void) -> NamedTraits {
    var named = self
    change(&named.traits)
    return named
  }
}

extension NamedTraits where View: Highlightable {
  package var highlightable: NamedTraits { with { $0.isHighlightable = true } }
}

extension NamedTraits where View: DisclosurePresentable {
  package var disclosing: NamedTraits { with { $0.isDisclosing = true } }
}

extension NamedTraits where View: Steppable {
  package var steppable: NamedTraits { with { $0.steppable = { Self.own($0) } } }
}

extension NamedTraits where View: ValuePickable {
  /// It is steppable as well.
  package var pickable: NamedTraits { steppable.with { $0.pickable = { Self.own($0) } } }
}

extension NamedTraits where View: Switchable {
  package var switchable: NamedTraits { with { $0.switchable = { Self.own($0) } } }
}

extension NamedTraits where View: TextEditable {
  package var editable: NamedTraits { with { $0.editable = { Self.own($0) } } }
}

extension NamedTraits where View: AccessoryPresentable {
  package var accessorized: NamedTraits { with { $0.accessorized = { Self.own($0) } } }
}

extension NamedTraits where View: ModificationPresentable {
  package var modifiable: NamedTraits { with { $0.modifiable = { Self.own($0) } } }
}

extension TableView {
  /// Makes a class known whose traits are all named.
  package func register<View: RowView>(
    _ type: View.Type, traits: (NamedTraits<View>) -> NamedTraits<View>
  ) {
    pool.register(type, identifier: nil, layout: nil, traits: traits(NamedTraits()).traits)
  }
}
