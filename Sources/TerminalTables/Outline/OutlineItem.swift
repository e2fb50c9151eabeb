/// A row of an ``OutlineScreen``: one of its elements, or what is under one whose children are not there.
///
/// ```swift
/// var initialFocus: OutlineItem<String>? { .element("etc") }
/// ```
public enum OutlineItem<Element: Hashable>: Hashable {
  /// An element of the tree.
  case element(Element)
  /// The children of an element are on their way; nil for those at the top.
  case loading(Element?)
  /// The children of an element did not come; Enter tries again.
  case failed(Element?)

  /// The element that the row shows; nil for a row that says something of its children.
  public var element: Element? {
    if case .element(let element) = self { element } else { nil }
  }
}

extension OutlineItem: Sendable where Element: Sendable {}

/// The one section of an ``OutlineScreen``.
///
/// ```swift
/// func header(for section: OutlineSection) -> String? { "/home/ann" }
/// ```
public enum OutlineSection: Hashable, Sendable {
  /// The whole tree.
  case all
}

/// Where an element is in its tree, and whether it can be opened: what its row shows at the left.
///
/// ```swift
/// cell.setPlace(outline.place(of: folder))
/// ```
public struct OutlinePlace: Hashable, Sendable {
  /// Whether an element's children are shown.
  public enum Disclosure: Hashable, Sendable {
    /// It cannot have any.
    case none
    /// They are not shown.
    case collapsed
    /// They are shown.
    case expanded
  }

  /// How many elements it is under; 0 at the top.
  public var depth: Int
  /// Whether its children are shown.
  public var disclosure: Disclosure

  /// A place in a tree.
  public init(depth: Int, disclosure: Disclosure = .none) {
    self.depth = depth
    self.disclosure = disclosure
  }

  /// What is at the left of rows of this depth.
  var indent: String { String(repeating: "  ", count: max(0, min(depth, Self.deepestIndent))) }

  /// What lies deeper is not indented further, so that its title can still be read.
  private static let deepestIndent = 16
}
