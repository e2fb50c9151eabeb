/// A small text of each table, and what it holds.
struct RowSample: Sendable {
  let format: String
  let text: String
  /// The values, as JSON.
  let values: String

  static func named(_ format: String) -> RowSample? { all.first { $0.format == format } }

  static let all = system + account + access + network + other
}
