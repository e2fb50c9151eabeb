/// A column of a ``ColumnScreen``: what its header says, how wide it is, and what happens where the line is too narrow.
///
/// ```swift
/// enum ColumnID { case pid, memory, command }
/// let columns = [
///   Column(ColumnID.pid, "PID", width: .fit(), alignment: .trailing),
///   Column(.memory, "MEMORY", width: .fixed(9), alignment: .trailing, priority: 1, sortsDescending: true),
///   Column(.command, "COMMAND", width: .fill(min: 12)),
/// ]
/// ```
public struct Column<ID: Hashable> {
  /// Which column it is: a case of an enum, as a rule.
  public let id: ID
  let spec: ColumnSpec

  /// What the line above the rows says.
  public var title: String { spec.title }

  /// A column.
  ///
  /// - Parameters:
  ///   - id: which column it is.
  ///   - title: what the line above the rows says.
  ///   - width: how many columns of the terminal it takes.
  ///   - alignment: where a text is that is narrower than the column.
  ///   - priority: where the line is too narrow, the column of the lowest priority is left out first; nil for a column
  ///     that is never left out. Among equals the last one goes first.
  ///   - role: what its texts are, for the theme.
  ///   - isSortable: whether the table can be sorted by it, where it can be sorted at all.
  ///   - sortsDescending: whether the largest come first when the table is sorted by it for the first time.
  public init(
    _ id: ID, _ title: String, width: ColumnWidth = .fit(), alignment: ColumnAlignment = .leading,
    priority: Int? = nil, role: StyleRole = .title, isSortable: Bool = true, sortsDescending: Bool = false
  ) {
    self.id = id
    spec = ColumnSpec(
      title: title, width: width, alignment: alignment, priority: priority, role: role, isSortable: isSortable,
      sortsDescending: sortsDescending)
  }
}

/// How many columns of the terminal a ``Column`` takes.
///
/// ```swift
/// Column(ColumnID.name, "NAME", width: .fit(min: 8, max: 30))
/// ```
public enum ColumnWidth: Hashable, Sendable {
  /// So many; what is longer is cut.
  case fixed(Int)
  /// As many as the widest text that was on the screen takes, and its title. It grows with what comes onto the screen,
  /// and is measured again where the terminal's size changes, so that it does not jump at every row. It is wider than
  /// `max` only where the line has room that no other column needs.
  case fit(min: Int = 1, max: Int = .max)
  /// What the others leave, but no less than `min`; several share it.
  case fill(min: Int = 8)
}

/// Where a text is in its ``Column``.
///
/// ```swift
/// Column(ColumnID.size, "SIZE", alignment: .trailing)   // numbers end in one line
/// ```
public enum ColumnAlignment: Hashable, Sendable {
  /// At the left.
  case leading
  /// In the middle.
  case center
  /// At the right, as numbers are.
  case trailing

  /// Where something begins that is narrower than its room.
  func start(of columns: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, (room - columns) / 2)
    case .trailing: max(0, room - columns)
    }
  }
}

/// By which column a table is sorted, and which way.
///
/// ```swift
/// var order = ColumnOrder(ColumnID.memory, ascending: false)
/// ```
public struct ColumnOrder<ID: Hashable>: Hashable {
  /// The column.
  public var column: ID
  /// Whether the smallest come first.
  public var ascending: Bool

  /// Sorted by a column, the smallest first unless said otherwise.
  public init(_ column: ID, ascending: Bool = true) {
    self.column = column
    self.ascending = ascending
  }
}

extension ColumnOrder: Sendable where ID: Sendable {}

/// A column without the type of its identifier.
struct ColumnSpec: Equatable {
  var title: String
  var width: ColumnWidth
  var alignment: ColumnAlignment
  var priority: Int?
  var role: StyleRole
  var isSortable: Bool
  var sortsDescending: Bool
}
