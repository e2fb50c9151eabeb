/// Which lines two texts share, in order: runs of lines kept, and what is between them.
///
/// Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), after the lines both texts begin and end with
/// are set aside. Where more than `effort` lines differ, what lies between is taken as replaced, so that the cost
/// stays bounded.
struct LineDiff {
  /// Lines `old` of the first text were replaced by lines `new` of the second; one of the two may be empty.
  struct Replacement: Hashable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The lines that are compared: those from the first that differs to the last, and some around them.
  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  /// How many lines both texts have before those.
  let linesBefore: Int
  let replacements: [Replacement]
  /// Where the lines that are compared end in the first text.
  private let oldEnd: Int
  static let effort = 1000

  /// - Parameter margin: how many lines around those that differ are wanted too.
  init(_ oldText: [UInt8], _ newText: [UInt8], margin: Int = 0) {
    let window = Self.window(oldText, newText, margin: margin)
    linesBefore = ByteScan.count(of: 0x0A, in: oldText, 0..<window.old.lowerBound)
    oldEnd = window.old.upperBound
    old = Self.lines(of: oldText[window.old])
    new = Self.lines(of: newText[window.new])
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    let middle = Replacement(old: prefix..<old.count - suffix, new: prefix..<new.count - suffix)
    replacements = Self.differences(old, new, within: middle)
  }

  /// The whole lines that hold all that differs, found without a look at each line.
  private static func window(
    _ old: [UInt8], _ new: [UInt8], margin: Int
  ) -> (old: Range<Int>, new: Range<Int>) {
    var start = ByteScan.commonPrefix(old, new)
    start = old[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let suffix = ByteScan.commonSuffix(old, new, most: min(old.count, new.count) - start)
    var end = old.count - suffix
    for _ in 0...margin { end = old[end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? old.count }
    for _ in 0..<margin where start > 0 { start = old[..<(start - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0 }
    return (start..<end, start..<new.count - (old.count - end))
  }

  /// The edits of whole lines that lead from the first text to the second.
  var edits: [TextEdit] {
    replacements.map { replacement in
      let lines = old[replacement.old]
      let start =
        lines.first?.startIndex
        ?? (replacement.old.lowerBound < old.count ? old[replacement.old.lowerBound].startIndex : oldEnd)
      return TextEdit(start..<(lines.last?.endIndex ?? start), with: Array(new[replacement.new].joined()))
    }
  }

  /// The lines of a text, each with its line break.
  private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  private static func differences(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], within part: Replacement
  ) -> [Replacement] {
    if part.old.isEmpty && part.new.isEmpty { return [] }
    if part.old.isEmpty || part.new.isEmpty { return [part] }
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func numbered(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [Int] {
      lines.map { line in
        if let number = numbers[line] { return number }
        numbers[line] = numbers.count
        return numbers.count - 1
      }
    }
    let search = MyersSearch(old: numbered(old[part.old]), new: numbered(new[part.new]))
    guard let kept = search.keptLines(effort: effort) else { return [part] }
    return gaps(between: kept, in: part)
  }

  /// What lies between pairs of kept lines, given in order and relative to `part`.
  private static func gaps(between kept: [(old: Int, new: Int)], in part: Replacement) -> [Replacement] {
    var result: [Replacement] = []
    var old = part.old.lowerBound
    var new = part.new.lowerBound
    for pair in kept.map({ ($0.old + part.old.lowerBound, $0.new + part.new.lowerBound) })
      + [(part.old.upperBound, part.new.upperBound)]
    {
      if pair.0 > old || pair.1 > new { result.append(Replacement(old: old..<pair.0, new: new..<pair.1)) }
      old = pair.0 + 1
      new = pair.1 + 1
    }
    return result
  }
}

/// The greedy search of Myers's paper over numbered lines.
private struct MyersSearch {
  let old: [Int]
  let new: [Int]

  /// The pairs of equal lines on a shortest path; `nil` when it has more than `effort` steps.
  func keptLines(effort: Int) -> [(old: Int, new: Int)]? {
    let bound = min(effort, old.count + new.count)
    var reach = [Int](repeating: 0, count: 2 * bound + 3)
    var trace: [[Int]] = []
    for steps in 0...bound {
      trace.append(Array(reach[(bound + 1 - steps - 1)...(bound + 1 + steps + 1)]))
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let place = bound + 1 + diagonal
        let isDown = diagonal == -steps || (diagonal != steps && reach[place - 1] < reach[place + 1])
        var x = isDown ? reach[place + 1] : reach[place - 1] + 1
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        reach[place] = x
        if x >= old.count, x - diagonal >= new.count { return path(back: trace) }
      }
    }
    return nil
  }

  private func path(back trace: [[Int]]) -> [(old: Int, new: Int)] {
    var kept: [(old: Int, new: Int)] = []
    var x = old.count
    var y = new.count
    for steps in stride(from: trace.count - 1, through: 0, by: -1) {
      let reach = trace[steps]
      let diagonal = x - y
      let place = diagonal + steps + 1
      let isDown = diagonal == -steps || (diagonal != steps && reach[place - 1] < reach[place + 1])
      let startX = steps == 0 ? 0 : (isDown ? reach[place + 1] : reach[place - 1] + 1)
      while x > startX, x > 0, y > 0 {
        x -= 1
        y -= 1
        kept.append((x, y))
      }
      if steps == 0 { break }
      if isDown { y -= 1 } else { x -= 1 }
    }
    return kept.reversed()
  }
}
