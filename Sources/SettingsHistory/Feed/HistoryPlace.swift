import SettingsFiles

enum HistoryPlace: Sendable, Equatable {
  /// A line at an offset of a journal, and whether it is in force.
  case line(_ offset: Int, journal: Int, isApplied: Bool)
  /// One of those that others tell.
  case other(Int)
}

/// Many places, each as a number of four bytes: what is before it if all journals were one file, and what others tell behind
/// them. A fifth byte is kept where all journals have two gibibytes or more.
struct HistoryPlaces: Sendable {
  /// Where each journal begins, and where the last one ends.
  private var starts = [0]
  private var low: [UInt32] = []
  private var high: [UInt8] = []
  private let isLarge: Bool

  /// - Parameters:
  ///   - sizes: of all journals, in bytes.
  ///   - others: how many entries others tell.
  ///   - count: about how many places there will be.
  init(sizes: [Int], others: Int, count: Int) {
    for size in sizes { starts.append(starts[starts.count - 1] + size) }
    isLarge = starts[starts.count - 1] + others > Int(UInt32.max >> 1)
    low.reserveCapacity(count)
    if isLarge { high.reserveCapacity(count) }
  }

  var count: Int { low.count }
  var bytesPerPlace: Int { isLarge ? 5 : 4 }

  mutating func append(_ place: HistoryPlace) {
    let number =
      switch place {
      case .line(let offset, let journal, let isApplied): (starts[journal] + offset) << 1 | (isApplied ? 1 : 0)
      case .other(let other): (starts[starts.count - 1] + other) << 1
      }
    low.append(UInt32(truncatingIfNeeded: number))
    if isLarge { high.append(UInt8(truncatingIfNeeded: number >> 32)) }
  }

  subscript(index: Int) -> HistoryPlace {
    let number = Int(low[index]) | (isLarge ? Int(high[index]) << 32 : 0)
    let offset = number >> 1
    if offset >= starts[starts.count - 1] { return .other(offset - starts[starts.count - 1]) }
    // The last journal that does not begin behind it.
    let journal = starts.partitioningIndex { $0 > offset } - 1
    return .line(offset - starts[journal], journal: journal, isApplied: number & 1 == 1)
  }
}
