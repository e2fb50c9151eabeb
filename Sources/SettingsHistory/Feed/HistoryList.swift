import SettingsFiles

/// A history as a list: the entries by their numbers, the newest first, in days.
package struct HistoryList: Sendable {
  /// The entries of a day, by their numbers.
  package struct Day: Sendable, Equatable {
    /// When it begins, in milliseconds since 1970.
    package let start: Int
    package var numbers: Range<Int>
  }

  private let reader: HistoryReader
  private let places: HistoryPlaces
  package let days: [Day]
  /// Whether there may be more than was read.
  package let isCut: Bool

  /// Reads a history.
  ///
  /// - Parameters:
  ///   - most: no more entries than these.
  ///   - isWanted: whether to go on; asked now and then.
  package init(_ reader: HistoryReader, most: Int = .max, isWanted: () -> Bool = { true }) {
    self.reader = reader
    var (days, isCut): ([Day], Bool) = ([], false)
    var places = HistoryPlaces(
      sizes: reader.journals.map(\.size), others: reader.others.count, count: min(most, reader.likelyCount))
    reader.forEach { place, time, line in
      if places.count == most || places.count % 4096 == 4095 && !isWanted() {
        isCut = true
        return false
      }
      guard reader.isAsked(place, line) else { return true }
      if let last = days.indices.last, time >= days[last].start {
        days[last].numbers = days[last].numbers.lowerBound..<places.count + 1
      } else {
        days.append(Day(start: TimeText.startOfDay(ofMilliseconds: time), numbers: places.count..<places.count + 1))
      }
      places.append(place)
      return true
    }
    (self.places, self.days, self.isCut) = (places, days, isCut)
  }

  package var count: Int { places.count }

  /// What an entry says; nil where it is not kept any more.
  package func entry(_ number: Int) -> HistoryEntry? {
    (0..<places.count).contains(number) ? reader.entry(at: places[number]) : nil
  }

  /// What an entry is found by: its file, and all that its line says in words.
  package func searchText(_ number: Int) -> String {
    switch places[number] {
    case .other(let number): return Self.text(of: reader.others[number])
    case .line(let offset, let number, _):
      let journal = reader.journals[number]
      return journal.file + JournalWords.text(of: reader.line(at: offset, of: journal))
    }
  }

  private static func text(of entry: HistoryEntry) -> String {
    ([entry.file, entry.origin?.account, entry.reason].compactMap { $0 } + entry.changes.map(Self.text))
      .joined(separator: " ")
  }

  private static func text(of change: JournalEntry.ChangedSetting) -> String {
    "\(change.path) \(change.old?.json ?? "") \(change.new?.json ?? "")"
  }
}

/// The words of a line of a journal that people are told: they come first in it.
enum JournalWords {
  /// All strings that are no names of members, and what has no quotes, up to what only the program reads.
  static func text(of line: [UInt8]) -> String {
    var words: [UInt8] = []
    var place = 0
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    while place < line.count {
      if line[place] != quote {
        if ![UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]")].contains(line[place]) {
          words.append(line[place] == UInt8(ascii: ",") ? UInt8(ascii: " ") : line[place])
        }
        place += 1
        continue
      }
      var end = place + 1
      while end < line.count, line[end] != quote { end += line[end] == backslash ? 2 : 1 }
      let word = line[(place + 1)..<min(end, line.count)]
      place = end + 1
      if place < line.count, line[place] == UInt8(ascii: ":") {
        if word.elementsEqual("size".utf8) || word.elementsEqual("settings".utf8) { break }
        place += 1
      } else {
        words.append(UInt8(ascii: " "))
        words += word
      }
    }
    return String(decoding: words, as: UTF8.self)
  }
}
