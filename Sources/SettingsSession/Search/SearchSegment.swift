import SettingsFiles
import SettingsSchema

/// Some of the settings of a document, and which words are in which of them.
///
/// A key of the search looks at the words, of which there are few, and never at the texts.
struct SearchSegment: Sendable {
  /// The number of the first entry.
  let first: Int
  let entries: [SearchEntry]
  /// The words of each entry's own: of its value and of the comments on it.
  let own: WordTable
  /// The names that entries have first in this segment, and what is said of the places that they are first at.
  let names: WordTable
  let places: WordTable
}

/// Gathers settings for one segment after the other.
struct SearchSegmentBuilder {
  /// The number of the first entry of the segment that is gathered.
  private(set) var first = 0
  private var entries: [SearchEntry] = []
  private var own = WordTableBuilder()
  private var names = WordTableBuilder()
  private var places = WordTableBuilder()
  /// The numbers of all names and places there were.
  private var nameNumbers: [String: Int32] = [:]
  private var placeNumbers: [ObjectIdentifier: Int32] = [:]
  /// The same in the order in which they came: what is in a list mostly comes again in the same order.
  private var order: [(key: String, name: Int32, place: DescribedPlace, said: Int32)] = []
  private var next = 0
  private static let longestOrder = 64

  /// How many entries the segment has so far.
  var length: Int { entries.count }
  /// How many there are with those of the segments before.
  var count: Int { first + entries.count }

  /// The entry that was begun last.
  var last: SearchEntry { entries[entries.count - 1] }

  /// Begins an entry.
  ///
  /// - Parameters:
  ///   - place: what is said of it and of all others there; it has to live on.
  ///   - hasWords: whether the words of its name are gathered.
  mutating func begin(
    _ step: Path.Step, parent: Int32?, _ traits: SearchEntry.Traits, _ types: TypeSet, _ control: Control,
    _ place: DescribedPlace?, hasWords: Bool
  ) -> Int32 {
    let number = Int32(count)
    let (name, place) = numbers(of: hasWords ? step.key : nil, place)
    entries.append(
      SearchEntry(
        parent: parent, step: step, name: name, place: place, traits: traits, types: types, control: control))
    own.begin()
    return number
  }

  /// Adds all words of a text to the last entry.
  mutating func add(_ text: String, as field: SearchField) { own.add(text, as: field) }

  /// Adds what is said of the last entry alone.
  mutating func add(said setting: SettingDescription) {
    SettingTexts.forEach(of: setting) { own.add($1, as: $0) }
  }

  private mutating func numbers(of key: String?, _ place: DescribedPlace?) -> (name: Int32?, place: Int32?) {
    guard let key, let place else { return (key.map { number(of: $0) }, place.map { number(of: $0) }) }
    if next < order.count, order[next].place === place, order[next].key == key {
      defer { next = next + 1 == order.count ? 0 : next + 1 }
      return (order[next].name, order[next].said)
    }
    let (name, said) = (number(of: key), number(of: place))
    if let known = order.firstIndex(where: { $0.place === place && $0.key == key }) {
      next = known + 1 == order.count ? 0 : known + 1
    } else if order.count < Self.longestOrder {
      order.append((key, name, place, said))
    }
    return (name, said)
  }

  /// The number of a key, with its words, and all of them as one.
  private mutating func number(of key: String) -> Int32 {
    if let known = nameNumbers[key] { return known }
    let number = Int32(nameNumbers.count)
    nameNumbers[key] = number
    names.begin()
    let words = KeyWords.words(of: key)
    for word in words { names.add(word, as: .key) }
    if words.count > 1 { names.add(words.joined(), as: .key) }
    return number
  }

  private mutating func number(of place: DescribedPlace) -> Int32 {
    if let known = placeNumbers[ObjectIdentifier(place)] { return known }
    let number = Int32(placeNumbers.count)
    placeNumbers[ObjectIdentifier(place)] = number
    places.begin()
    SettingTexts.forEach(of: place.setting) { places.add($1, as: $0) }
    return number
  }

  /// The segment of what was gathered; the next one begins behind it.
  mutating func finish() -> SearchSegment {
    defer { (first, entries) = (count, []) }
    return SearchSegment(
      first: first, entries: entries, own: own.finish(), names: names.finish(), places: places.finish())
  }
}
