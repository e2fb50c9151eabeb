/// A path names an item of a list by what it has, and there is not exactly one.
///
///     do {
///       path = try document.resolved(Path(parsing: "server[server_name=example.org].listen"))
///     } catch {
///       print(error)            // server[server_name=example.org]: none of 2 items has that
///     }
public struct ItemError: Error, Sendable, Hashable {
  /// What is the matter.
  public enum Reason: Sendable, Hashable {
    /// There is nothing, or no list.
    case noList
    /// No item of so many has it.
    case noItem(of: Int)
    /// More than one has it.
    case severalItems([Path])
  }

  /// Where the list is.
  public let list: Path
  /// What is asked for.
  public let selector: ItemSelector
  /// What is the matter.
  public let reason: Reason

  init(_ list: Path, _ selector: ItemSelector, _ reason: Reason) {
    (self.list, self.selector, self.reason) = (list, selector, reason)
  }

  /// The path up to the item.
  public var path: Path { list.appending(.item(selector)) }
}

extension ItemError: CustomStringConvertible {
  /// The path, what is the matter, and the items that it may be.
  public var description: String {
    guard case .severalItems(let paths) = reason else { return "\(path): \(cause)" }
    return "\(path): \(cause): \(paths.map(\.description).joined(separator: ", "))"
  }

  /// What is the matter.
  package var cause: String {
    switch reason {
    case .noList: "\(list.isRoot ? "the whole document" : list.description) is no list of objects"
    case .noItem(let count): count == 1 ? "the only item does not have that" : "none of \(count) items has that"
    case .severalItems(let paths): "\(paths.count) items have that"
    }
  }
}
