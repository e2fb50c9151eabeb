/// The rows of a table with groups, until all are known.
///
/// The rows are most of a text: they are read into the trees that become a part of the document's.
struct RowGroups {
  private let names: [String]
  private let groupOfShape: [Int]
  /// An array of the rows of each group, which is opened by the first one, and where the last one ends.
  private var trees: [TreeBuilder]
  private var ends: [Int]

  init(_ dialect: RowDialect) {
    let names = dialect.groups
    self.names = names
    trees = names.map { _ in TreeBuilder() }
    ends = names.map { _ in 0 }
    groupOfShape = dialect.shapes.map { shape in shape.group.flatMap { names.firstIndex(of: $0) } ?? 0 }
  }

  /// Makes room for so many nodes, where they are all in one group.
  mutating func reserve(_ count: Int) {
    if trees.count == 1 { trees[0].reserve(count) }
  }

  /// How many nodes there are about so far.
  private(set) var count = 0

  mutating func add(_ row: RowSpan, _ cells: [RowCell], from first: Int) {
    let group = groupOfShape[row.shape]
    if !trees[group].isOpen { trees[group].open(.array, at: row.span.lowerBound) }
    trees[group].add(row, cells, from: first)
    count += cells.count + 1
    ends[group] = row.span.upperBound
  }

  /// Each group, also one without rows, behind the assignments that are in the tree already.
  mutating func emit(into tree: inout TreeBuilder, end: Int) {
    var last = tree.count > 1 ? tree.records[tree.count - 1].end : 0
    for group in names.indices {
      if !trees[group].isOpen {
        ends[group] = min(last, end)
        trees[group].open(.array, at: ends[group])
      }
      trees[group].close(at: ends[group])
      let start = trees[group].records[0].start
      if start < last { tree.isInTextOrder = false }
      last = max(last, ends[group])
      tree.key(start..<start, stored: names[group])
      tree.append(taking: &trees[group])
    }
  }
}
