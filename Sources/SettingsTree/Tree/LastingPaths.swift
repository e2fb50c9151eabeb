/// Paths in which items of lists are named by what they have, where their format knows what tells them apart: such a
/// path leads to the same setting when other items come or go.
///
///     let paths = LastingPaths(document)
///     paths.path(for: ["http", "server", 1, "listen"])        // http.server[server_name=example.org].listen
///
/// An item that has no such name keeps its index, and what is there once its key.
package final class LastingPaths {
  private let document: Document
  private let identities: [ItemIdentity]
  private let others: [String]
  /// What names the items of each list that was met.
  private var selectors: [Int: [ItemSelector?]] = [:]

  /// - Parameter others: members by which items are named where their format knows none.
  package init(_ document: Document, others: [String] = []) {
    (self.document, self.others) = (document, others)
    identities = document.format.facts.identities
  }

  /// A path that leads to the same setting in the document.
  ///
  /// - Complexity: the steps; the items of a list when it is first met.
  package func path(for path: Path) -> Path {
    if identities.isEmpty && others.isEmpty { return path }
    var steps: [Path.Step] = []
    var place: Node? = document.root
    for step in path.steps {
      let container = place
      place = container?[step]
      guard let place, place.kind == .object else {
        steps.append(step)
        continue
      }
      if container?.kind == .array {
        steps.append(selector(of: place).map(Path.Step.item) ?? step)
      } else {
        steps.append(step)
        if place.mayBeRepeated, let selector = selector(of: place) { steps.append(.item(selector)) }
      }
    }
    return Path(steps)
  }

  /// What an object says of where a setting is: its pointer, and the path that lasts where that is another one.
  package func members(for path: Path, named name: String = "path") -> [ObjectMembers.Element] {
    let lasting = self.path(for: path)
    return [(name, .string(path.pointer))] + (lasting == path ? [] : [("lasting", .string(lasting.description))])
  }

  /// What names an item of a list, or what is there once and may be repeated.
  package func selector(of item: Node) -> ItemSelector? {
    let list = item.parent?.kind == .array ? item.parent ?? item : item
    let all = selectors[list.index] ?? selectors(ofItemsIn: list)
    selectors[list.index] = all
    return all[list == item ? 0 : item.indexInParent]
  }

  private func selectors(ofItemsIn list: Node) -> [ItemSelector?] {
    let items = list.kind == .array ? Array(list.elements) : [list]
    var found: [ItemSelector?] = Array(repeating: nil, count: items.count)
    let members = identities.filter { $0.isOfItems(of: list) }.map(\.member) + others
    for member in members where found.contains(nil) {
      let texts = items.map { MemberTexts(of: $0, at: [member]) }
      let names = ItemNames(texts)
      for place in items.indices where found[place] == nil && items[place].kind == .object {
        found[place] = names.name(of: texts[place]).map { ItemSelector(member, text: $0) }
      }
    }
    return found
  }
}

/// What tells the items of a list apart: the name of a member.
package struct ItemIdentity: Sendable, Hashable {
  /// The first word of the list's key; nil for the list that a whole document is.
  package let list: String?
  package let member: String

  /// As pages say it: `server.server_name`, or `mount_point` where the document is the list.
  package init(_ text: String) {
    let dot = text.firstIndex(of: ".")
    list = dot.map { String(text[..<$0]) }
    member = dot.map { String(text[text.index(after: $0)...]) } ?? text
  }

  func isOfItems(of node: Node) -> Bool {
    guard let list, let key = node.key else { return self.list == nil && node.parent == nil }
    let word = key.prefix { $0 != " " }
    return word == list || node.storage.format.ignoresCase && word.lowercased() == list.lowercased()
  }
}

/// Which texts of a member belong to one item alone.
private struct ItemNames {
  private var wholes: [String: Int] = [:]
  private var parts: [String: Int] = [:]

  /// Longer texts are no names.
  private static let longest = 64

  init(_ all: [MemberTexts]) {
    for texts in all {
      if let whole = texts.whole { wholes[whole, default: 0] += 1 }
      for part in Set(texts.parts) { parts[part, default: 0] += 1 }
    }
  }

  /// The text that selects an item, one that needs no quotes before others; nil where none does.
  func name(of texts: MemberTexts) -> String? {
    let own = [texts.whole, texts.parts.first].compactMap { $0 }.filter { !$0.isEmpty && isUnique($0, texts) }
    let short = own.filter { $0.utf8.count <= Self.longest }
    return short.first { ItemSelector("", text: $0).isPlain } ?? short.first
  }

  private func isUnique(_ text: String, _ texts: MemberTexts) -> Bool {
    if let count = wholes[text] { return count == 1 && texts.whole == text }
    return parts[text] == 1
  }
}
