/// The rows around a place in a table, which a row there is written like.
struct RowNeighbours {
  /// In the order of the text, without a row that is to go.
  let rows: [Node]
  /// The nearest first: the row that is to go, and those above before those below.
  private let byDistance: [Node]

  /// - Parameters:
  ///   - index: the place that a row gets, or has.
  ///   - isTaken: whether the row that is there is to go.
  init(of index: Int, in table: Node, isTaken: Bool = false) {
    let above = Array(max(0, index - Self.reach)..<index)
    let first = isTaken ? index + 1 : index
    let below = Array(first..<max(first, min(table.count, index + Self.reach)))
    rows = (above + below).compactMap { table[$0] }
    byDistance = ((isTaken ? [index] : []) + above.reversed() + below).compactMap { table[$0] }
  }

  private static let reach = 6

  /// The nearest row that has a column.
  func row(with column: String) -> Node? { byDistance.first { $0.kind == .object && $0[column] != nil } }

  /// What the nearest row that has a column has there.
  func cell(of column: String) -> Node? { row(with: column)?[column] }
}
