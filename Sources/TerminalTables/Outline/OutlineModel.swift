/// The outline of an ``OutlineScreen`` without the type of its elements, which it makes by itself.
///
/// ```swift
/// let model = FilesTable().outlineModel   // nil for a screen without an outline
/// ```
@MainActor
public struct OutlineModel {
  let outline: any OutlineControl
  /// What the outline asks; it belongs to the table, since it knows the screen, which has the outline.
  let loader: AnyObject
}

/// What an outline asks its screen.
@MainActor
final class OutlineLoader<Element: Hashable> {
  let children: @MainActor (Element?) async throws -> [Element]
  let isExpandable: @MainActor (Element) -> Bool

  init(
    children: @escaping @MainActor (Element?) async throws -> [Element],
    isExpandable: @escaping @MainActor (Element) -> Bool
  ) {
    self.children = children
    self.isExpandable = isExpandable
  }
}

/// An outline as the table's keys know it.
@MainActor
protocol OutlineControl: AnyObject {
  var isLoading: Bool { get }
  func attach(to table: TableView)
  func cancelLoading()
  /// Asks for everything again that is open.
  func reload()
  /// Whether the item's children are shown; nil where it has none.
  func isOpen(_ item: AnyHashable) -> Bool?
  /// Whether the item says what did not come.
  func isFailure(_ item: AnyHashable) -> Bool
  /// Opens the item; where it is open, goes to its first child.
  func stepInto(_ item: AnyHashable)
  /// Closes the item; where it is closed, goes to what it is under.
  func stepOut(of item: AnyHashable)
}

extension Outline: OutlineControl {
  var isLoading: Bool { !loading.isEmpty }

  func attach(to table: TableView) {
    self.table = table
    table.register(OutlineCell.self, traits: \.highlightable)
  }

  func isOpen(_ item: AnyHashable) -> Bool? {
    guard case .element(let element) = item.base as? OutlineItem<Element>, let node = nodes[element] else { return nil }
    return node.isExpanded || isExpandable(element) ? node.isExpanded : nil
  }

  func isFailure(_ item: AnyHashable) -> Bool {
    if case .failed = item.base as? OutlineItem<Element> { true } else { false }
  }

  func stepInto(_ item: AnyHashable) {
    guard case .element(let element) = item.base as? OutlineItem<Element>, let isOpen = isOpen(item) else { return }
    if !isOpen {
      expand(element)
    } else if nodes[element]?.rows.isEmpty == false {
      table?.move(.down)
    }
  }

  func stepOut(of item: AnyHashable) {
    switch item.base as? OutlineItem<Element> {
    case .element(let element) where isOpen(item) == true: collapse(element)
    case .element(let element): focus(on: parent(of: element))
    case .loading(let parent), .failed(let parent): focus(on: parent)
    case nil: break
    }
  }

  private func focus(on element: Element?) {
    if let element { table?.focus(on: OutlineItem.element(element)) }
  }
}
