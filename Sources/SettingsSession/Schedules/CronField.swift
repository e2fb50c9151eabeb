/// A field of a crontab's line: the numbers that it means.
///
///     CronField("*/20", 0...59)?.numbers      // [0, 20, 40]
struct CronField {
  let numbers: [Int]
  /// Whether it begins with a star, and so restricts nothing by itself.
  let hasStar: Bool

  /// - Parameters:
  ///   - text: a star, a number, a name or a range of these, with a step behind a slash; several between commas.
  ///   - range: the numbers that there are.
  ///   - names: names of numbers in small letters, the first of the lowest number.
  init?(_ text: String, _ range: ClosedRange<Int>, names: [String] = []) {
    var numbers: Set<Int> = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let more = Self.numbers(of: item, range, names) else { return nil }
      numbers.formUnion(more)
    }
    self.numbers = numbers.sorted()
    hasStar = text.hasPrefix("*")
  }

  private static func numbers(of item: Substring, _ range: ClosedRange<Int>, _ names: [String]) -> [Int]? {
    func number(_ text: Substring) -> Int? {
      if let place = names.firstIndex(of: text.lowercased()) { return range.lowerBound + place }
      return text.allSatisfy(\.isNumber) ? Int(text).flatMap { range.contains($0) ? $0 : nil } : nil
    }
    let parts = item.split(separator: "/", omittingEmptySubsequences: false)
    let step = parts.count == 2 ? Int(parts[1]) ?? 0 : 1
    guard let first = parts.first, parts.count <= 2, step > 0 else { return nil }
    if first == "*" { return Array(stride(from: range.lowerBound, through: range.upperBound, by: step)) }
    let ends = first.split(separator: "-", omittingEmptySubsequences: false).map(number)
    switch ends.count {
    case 1: return ends[0].map { [$0] }
    case 2:
      guard let low = ends[0], let high = ends[1] else { return nil }
      return low <= high ? Array(stride(from: low, through: high, by: step)) : []
    default: return nil
    }
  }
}
