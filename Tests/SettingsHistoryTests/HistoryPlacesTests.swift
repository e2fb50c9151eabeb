import Testing

@testable import SettingsHistory

/// Where the entries of a history are, in few bytes: a million of them are kept while the screen is shown.
@Suite struct HistoryPlacesTests {
  private static let limit = 256 << 10

  @Test(arguments: [(1000, limit, 4), (4095, 1 << 20, 5), (3, 1 << 37, 5)])
  func eachPlaceIsFoundAgainAndTakesFewBytes(journals: Int, size: Int, bytes: Int) {
    var places = HistoryPlaces(sizes: Array(repeating: size, count: journals), others: 3, count: 10)
    let all: [HistoryPlace] = [
      .line(0, journal: 0, isApplied: false), .line(size - 1, journal: 0, isApplied: true),
      .line(0, journal: 1, isApplied: true), .other(0), .line(size - 1, journal: journals - 1, isApplied: false),
      .other(2), .line(size / 3, journal: journals / 2, isApplied: true),
    ]
    for place in all { places.append(place) }
    #expect(all.indices.map { places[$0] } == all)
    #expect(places.bytesPerPlace == bytes)
  }

  @Test func aJournalWithNothingInItHasNoPlaces() {
    var places = HistoryPlaces(sizes: [0, 40, 0, 0, 40, 0], others: 0, count: 2)
    let all: [HistoryPlace] = [.line(9, journal: 1, isApplied: false), .line(0, journal: 4, isApplied: true)]
    for place in all { places.append(place) }
    #expect(all.indices.map { places[$0] } == all)
  }
}
