/// How many single slips (a character added, lost, changed, or swapped with its neighbour) lie between a word and
/// others.
///
///     var distance = EditDistance(to: Array("verbose".unicodeScalars))
///     distance(from: Array("verbos".unicodeScalars), atMost: 2)        // 1
struct EditDistance {
  private let wanted: [Unicode.Scalar]
  /// The last three rows of the table of distances, kept from word to word.
  private var rows: (beforePrevious: [Int], previous: [Int], current: [Int])

  init(to wanted: [Unicode.Scalar]) {
    self.wanted = wanted
    let row = Array(0...wanted.count)
    rows = (row, row, row)
  }

  /// The distance, or something above `limit` where it is more than that.
  mutating func callAsFunction(from word: [Unicode.Scalar], atMost limit: Int) -> Int {
    for column in rows.previous.indices { rows.previous[column] = column }
    for row in word.indices {
      guard fillRow(row, of: word) <= limit else { return limit + 1 }
      (rows.beforePrevious, rows.previous, rows.current) = (rows.previous, rows.current, rows.beforePrevious)
    }
    return rows.previous[wanted.count]
  }

  /// Works a row out; returns the least in it.
  private mutating func fillRow(_ row: Int, of word: [Unicode.Scalar]) -> Int {
    rows.current[0] = row + 1
    var least = row + 1
    for column in wanted.indices {
      let isSame = wanted[column] == word[row]
      var cost = min(
        rows.current[column] + 1, rows.previous[column + 1] + 1, rows.previous[column] + (isSame ? 0 : 1))
      if row > 0, column > 0, wanted[column] == word[row - 1], wanted[column - 1] == word[row] {
        cost = min(cost, rows.beforePrevious[column - 1] + 1)
      }
      rows.current[column + 1] = cost
      least = min(least, cost)
    }
    return least
  }
}
