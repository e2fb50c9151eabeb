/// The rows around a place in a table, which a row there is written like.
struct RowNeighbours {
  /// In the order of the text, without a row that is to go.
  let rows: [Node]
  private let countAbove: Int
  /// The row that is to go.
  let taken: Node?
  /// How many rows above and below are looked at.
  private static let reach = 6

  /// - Parameters:
  ///   - index: the place that a row gets, or has.
  ///   - isTaken: whether the row that is there is to go.
  init(of index: Int, in table: Node, isTaken: Bool = false) {
    let above = max(0, index - Self.reach)..<index
    let first = isTaken ? index + 1 : index
    let below = first..<max(first, min(table.count, first + Self.reach))
    rows = (Array(above) + below).compactMap { table[$0] }
    countAbove = above.count
    taken = isTaken ? table[index] : nil
  }

  /// The nearest row that has a column: the row that is to go, and those above before those below.
  func row(with column: String) -> Node? {
    let byDistance = [taken].compactMap { $0 } + rows.prefix(countAbove).reversed() + rows.dropFirst(countAbove)
    return byDistance.first { $0.kind == .object && $0[column] != nil }
  }

  func cell(of column: String) -> Node? { row(with: column)?[column] }
}
