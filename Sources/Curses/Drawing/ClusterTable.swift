import CNcurses

/// The pieces of text on one terminal's screen that ncurses cannot hold in a cell itself, by number.
///
/// Bounded: when it is full, the numbers that no cell of the screen holds any more are given away again.
@MainActor
final class ClusterTable {
  /// A piece as it is sent.
  struct Entry {
    var bytes: [UInt8]
    var columns: Int
    /// The most columns that a terminal may take it for.
    var reach: Int
    /// What is sent where there is no room for a terminal that takes it for wider.
    var base: [UInt8]
    /// What is sent where the cursor cannot be moved; all terminals agree on it.
    var fallback: [UInt8]
  }

  private var numbers: [[UInt8]: Int] = [:]
  private var entries: [Entry?] = []
  private var free: [Int] = []
  /// Given out for the text that is drawn at the moment, and perhaps in no cell of the screen yet.
  private var recent: [Int] = []
  private let capacity: Int

  init(capacity: Int = 2048) {
    self.capacity = min(capacity, Placeholder.range)
  }

  var count: Int { numbers.count }

  subscript(number: Int) -> Entry? {
    entries.indices.contains(number) ? entries[number] : nil
  }

  /// Begins another text: what was numbered so far is on the screen by now, or never will be.
  func beginText() {
    if !recent.isEmpty { recent.removeAll(keepingCapacity: true) }
  }

  /// The number of `piece`, which it keeps while a cell holds it; nil where the screen is full of others.
  func number(of piece: CellCluster) -> Int? {
    let number = existingOrNewNumber(of: piece)
    if let number { recent.append(number) }
    return number
  }

  private func existingOrNewNumber(of piece: CellCluster) -> Int? {
    let bytes = Array(piece.text.utf8)
    if let number = numbers[bytes] { return number }
    if free.isEmpty && entries.count >= capacity { collect() }
    let entry = Entry(
      bytes: bytes, columns: piece.columns, reach: WidthAgreement.reach(of: piece),
      base: WidthAgreement.base(of: piece), fallback: WidthAgreement.fallback(for: piece))
    if let number = free.popLast() {
      entries[number] = entry
      numbers[bytes] = number
    } else if entries.count < Placeholder.range {
      numbers[bytes] = entries.count
      entries.append(entry)
    }
    return numbers[bytes]
  }

  /// Frees what neither the screen that is drawn nor the one that was sent holds.
  private func collect() {
    var living = Set(recent)
    for window in [settee_newscr(), settee_curscr()] { note(window, in: &living) }
    for case (let number, let entry?) in entries.enumerated() where !living.contains(number) {
      numbers[entry.bytes] = nil
      entries[number] = nil
      free.append(number)
    }
  }

  private func note(_ window: UnsafeMutablePointer<WINDOW>?, in living: inout Set<Int>) {
    guard let window else { return }
    let (row, column) = (getcury(window), getcurx(window))
    for line in 0..<settee_lines(window) {
      for place in 0..<settee_columns(window) {
        var cell = cchar_t()
        guard mvwin_wch(window, line, place, &cell) == OK, let held = Placeholder(&cell) else { continue }
        living.insert(held.piece)
      }
    }
    wmove(window, row, column)
  }
}
