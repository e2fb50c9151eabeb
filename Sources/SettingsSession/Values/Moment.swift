import SettingsFiles

/// A date, a time or both, taken apart to be stepped; what is around its numbers stays as it is written.
///
///     Moment("2024-02-28")?.stepped(by: 1)?.text                     // 2024-02-29
///     Moment("2024-12-31T23:30:00Z")?.stepped(.hour, by: 1)?.text    // 2025-01-01T00:30:00Z
package struct Moment: Equatable, Sendable {
  /// What can be stepped.
  package enum Part: Sendable { case year, month, day, hour, minute, second }

  private var date: (year: Int, month: Int, day: Int)?
  private var time: (hour: Int, minute: Int, second: Int?)?
  /// What is between the date and the time.
  private var separator = ""
  /// The fraction and the offset.
  private var tail = ""

  /// The moment that a text spells; nil where it spells none.
  package init?(_ text: String) {
    var rest = text[...]
    if let date = Self.numbers([4, 2, 2], "-", &rest) { self.date = (date[0], date[1], date[2]) }
    if date != nil, let sign = rest.first, "Tt ".contains(sign) {
      separator = String(sign)
      rest.removeFirst()
    }
    if date == nil || !separator.isEmpty {
      guard let time = Self.numbers([2, 2], ":", &rest) else { return nil }
      self.time = (time[0], time[1], nil)
      if rest.first == ":" {
        rest.removeFirst()
        guard let second = Self.numbers([2], ":", &rest) else { return nil }
        self.time?.second = second[0]
      }
    }
    tail = String(rest)
    guard isPossible, time != nil || tail.isEmpty else { return nil }
  }

  private static func numbers(_ lengths: [Int], _ sign: Character, _ rest: inout Substring) -> [Int]? {
    var place = rest
    var numbers: [Int] = []
    for (index, length) in lengths.enumerated() {
      if index > 0 {
        guard place.first == sign else { return nil }
        place.removeFirst()
      }
      let digits = place.prefix(length)
      guard digits.count == length, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits) else {
        return nil
      }
      numbers.append(number)
      place.removeFirst(length)
    }
    rest = place
    return numbers
  }

  private var isPossible: Bool {
    if let date {
      guard 1...12 ~= date.month, date.day >= 1, date.day <= DateTimeText.days(in: date.month, of: date.year) else {
        return false
      }
    }
    if let time { return time.hour < 24 && time.minute < 60 && (time.second ?? 0) <= 60 }
    return true
  }

  /// The moment as it is written.
  package var text: String {
    func padded(_ number: Int, _ length: Int = 2) -> String { String(number, digits: length) }
    var text = date.map { "\(padded($0.year, 4))-\(padded($0.month))-\(padded($0.day))" } ?? ""
    text += separator
    if let time {
      text += "\(padded(time.hour)):\(padded(time.minute))" + (time.second.map { ":" + padded($0) } ?? "")
    }
    return text + tail
  }

  /// The part that a place in the text is in, counted in characters; the last part before it where it is in none.
  package func part(at place: Int) -> Part {
    let start = date == nil ? 0 : 10 + separator.count
    if date != nil, place < start || time == nil { return place <= 4 ? .year : place <= 7 ? .month : .day }
    let offset = place - start
    return offset <= 2 ? .hour : offset <= 5 || time?.second == nil ? .minute : .second
  }

  /// The next or the former one: by days, of a time alone by hours.
  package func stepped(by count: Int) -> Moment? { stepped(date == nil ? .hour : .day, by: count) }

  /// The moment with one part moved on, and those before it where it passes their end; nil beyond the years that have
  /// four digits.
  package func stepped(_ part: Part, by count: Int) -> Moment? {
    var moved = self
    switch part {
    case .year: moved.moveMonths(by: 12 * count)
    case .month: moved.moveMonths(by: count)
    case .day: moved.moveDays(by: count)
    case .hour: moved.moveSeconds(by: 3600 * count)
    case .minute: moved.moveSeconds(by: 60 * count)
    case .second: moved.moveSeconds(by: count)
    }
    if let year = moved.date?.year, !(1...9999 ~= year) { return nil }
    return moved
  }

  private mutating func moveMonths(by count: Int) {
    guard let date else { return }
    let months = date.year * 12 + date.month - 1 + count
    let (year, month) = (months / 12, months % 12 + 1)
    self.date = (year, month, min(date.day, DateTimeText.days(in: month, of: year)))
  }

  private mutating func moveDays(by count: Int) {
    guard var date else { return }
    date.day += count
    while date.day < 1 {
      (date.year, date.month) = date.month == 1 ? (date.year - 1, 12) : (date.year, date.month - 1)
      date.day += DateTimeText.days(in: date.month, of: date.year)
    }
    while date.day > DateTimeText.days(in: date.month, of: date.year) {
      date.day -= DateTimeText.days(in: date.month, of: date.year)
      (date.year, date.month) = date.month == 12 ? (date.year + 1, 1) : (date.year, date.month + 1)
    }
    self.date = date
  }

  private mutating func moveSeconds(by count: Int) {
    guard let time else { return }
    let day = 86_400
    // A leap second is stepped as the one before it.
    let total = time.hour * 3600 + time.minute * 60 + min(time.second ?? 0, 59) + count
    let within = (total % day + day) % day
    self.time = (within / 3600, within % 3600 / 60, time.second == nil ? nil : within % 60)
    moveDays(by: (total - within) / day)
  }

  package static func == (left: Moment, right: Moment) -> Bool { left.text == right.text }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
