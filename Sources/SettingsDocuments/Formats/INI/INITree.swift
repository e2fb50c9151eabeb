/// Makes the tree of an INI text: sections are objects, a repeated key of a dialect with lists is an array, and every
/// value is a string.
struct INITree {
  let text: [UInt8]
  let content: INIText
  /// Sections of one name are one object. Each holds its members in the order in which they first appear.
  private(set) var containers = [Container(parent: -1, section: 0)]
  /// The container that each section of the text is a part of.
  private(set) var containerOfSection: [Int] = []

  struct Container {
    let parent: Int
    /// The first section that makes it.
    let section: Int
    /// How deep among that section's names.
    var depth = 0
    var members: [Member] = []
    var places: [String: Int] = [:]
  }

  enum Member {
    case container(Int)
    case entry(EntryIndex)
    /// The entries of one key that is a list.
    case entries([EntryIndex])
  }

  /// An entry by its section and its place there, in four bytes each: a large text has many.
  struct EntryIndex: Hashable {
    private let sectionNumber, entryNumber: Int32

    init(section: Int, entry: Int) {
      (sectionNumber, entryNumber) = (Int32(section), Int32(entry))
    }

    var section: Int { Int(sectionNumber) }
    var entry: Int { Int(entryNumber) }
  }

  /// What each node of the document is, in the order of its tree.
  enum Origin {
    case container(Int)
    case list([EntryIndex])
    case entry(EntryIndex)
  }

  init(_ text: [UInt8], _ content: INIText) {
    self.text = text
    self.content = content
    for (index, section) in content.sections.enumerated() {
      var container = 0
      for depth in section.names.indices { container = open(section.names[depth].text, depth, index, in: container) }
      containerOfSection.append(container)
      for entry in section.entries.indices { add(EntryIndex(section: index, entry: entry), to: container) }
    }
  }

  func entry(_ index: EntryIndex) -> INIText.Entry { content.sections[index.section].entries[index.entry] }

  func key(_ index: EntryIndex) -> String { INIKey.decoded(text, entry(index).key, content.dialect) }

  /// The names that lead to a container from the root.
  func path(ofContainer index: Int) -> Path {
    guard index > 0 else { return .root }
    let container = containers[index]
    let name = content.sections[container.section].names[container.depth].text
    return path(ofContainer: container.parent).appending(name)
  }

  private mutating func open(_ name: String, _ depth: Int, _ section: Int, in parent: Int) -> Int {
    let identity = "[" + content.identity(name)
    if let place = containers[parent].places[identity], case .container(let index) = containers[parent].members[place] {
      return index
    }
    let index = containers.count
    containers.append(Container(parent: parent, section: section, depth: depth))
    containers[parent].places[identity] = containers[parent].members.count
    containers[parent].members.append(.container(index))
    return index
  }

  private mutating func add(_ index: EntryIndex, to container: Int) {
    let key = key(index)
    let identity = content.identity(key)
    if content.dialect.isList(key), let place = containers[container].places[identity] {
      switch containers[container].members[place] {
      case .entry(let first): return containers[container].members[place] = .entries([first, index])
      case .entries(let entries): return containers[container].members[place] = .entries(entries + [index])
      case .container: break
      }
    }
    containers[container].places[identity] = containers[container].members.count
    containers[container].members.append(.entry(index))
  }

  // MARK: - In the order of the tree

  /// Hands everything on, and says where each node comes from.
  func flattened() -> (tree: TreeBuilder, origins: [Origin]) {
    var tree = TreeBuilder()
    var origins: [Origin] = []
    let count = containers.count + content.sections.reduce(0) { $0 + $1.entries.count }
    tree.reserve(count)
    origins.reserveCapacity(count)
    emit(0, &tree, &origins)
    return (tree, origins)
  }

  private func emit(_ index: Int, _ tree: inout TreeBuilder, _ origins: inout [Origin]) {
    let container = containers[index]
    let section = content.sections[container.section]
    let header = index == 0 ? nil : section.header
    origins.append(.container(index))
    if index > 0 {
      let name = section.names[container.depth]
      let isPlain = name.text.utf8.elementsEqual(text[name.span])
      tree.key(name.span, stored: isPlain ? nil : name.text)
    }
    tree.open(.object, at: header?.lowerBound ?? UTF8Text.start(of: text))
    for member in container.members {
      switch member {
      case .container(let inner): emit(inner, &tree, &origins)
      case .entry(let index): emit(index, &tree, &origins)
      case .entries(let entries): emit(entries, &tree, &origins)
      }
    }
    let end = section.entries.last?.range.upperBound ?? header?.upperBound ?? 0
    tree.close(at: index == 0 ? text.count : end)
  }

  private func emit(_ index: EntryIndex, _ tree: inout TreeBuilder, _ origins: inout [Origin]) {
    let entry = entry(index)
    tree.key(entry.key)
    origins.append(.entry(index))
    tree.scalar(.string, at: entry.value)
  }

  private func emit(_ entries: [EntryIndex], _ tree: inout TreeBuilder, _ origins: inout [Origin]) {
    guard let first = entries.first.map(entry), let last = entries.last.map(entry) else { return }
    tree.key(first.key)
    origins.append(.list(entries))
    tree.open(.array, at: first.value.lowerBound)
    for index in entries {
      origins.append(.entry(index))
      tree.scalar(.string, at: entry(index).value)
    }
    tree.close(at: last.value.upperBound)
  }
}

/// Keys as they are spelled.
enum INIKey {
  static func decoded(_ text: [UInt8], _ span: Range<Int>, _ dialect: INIDialect) -> String {
    dialect.quoting == .properties
      ? INIValue.unescapedProperties(text, span) : String(bytes: text, in: span)
  }
}
