import TestSupport
import Testing

import SettingsDocuments
@testable import YAMLFormat

struct YAMLPlacesTests {
  @Test(arguments: [2, 255, 256, 1000])
  func placesAreFoundAgainAndMove(furthest: Int) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var expected = [Int.random(in: 0...2, using: &random)]
      for _ in 0..<Int.random(in: 0...300, using: &random) {
        expected.append(expected[expected.count - 1] + Int.random(in: 1...furthest, using: &random))
      }
      let places = Self.places(expected)
      Self.compare(places, expected)
      let start = Int.random(in: 0...expected.count, using: &random)
      let run = start..<Int.random(in: start...expected.count, using: &random)
      let before = start == 0 ? -1 : expected[start - 1]
      let new = (0..<Int.random(in: 0...70, using: &random)).map { before + 1 + $0 * furthest }
      let growth = (new.last ?? before) - (run.isEmpty ? before : expected[run.upperBound - 1])
      let moved = expected[..<start] + new + expected[run.upperBound...].map { $0 + growth }
      let replaced = places.replacing(run, with: new, movingRestBy: growth)
      Self.compare(replaced, Array(moved))
      #expect(replaced == Self.places(Array(moved)))
    }
  }

  @Test func whatIsElsewhereHasNoPlace() {
    let places = Self.places([2, -1, -1, 7, 5])
    #expect((0..<5).map { places[$0] } == [2, -1, -1, 7, 5])
  }

  @Test func keysOfManyNodesArePassed() throws {
    let key = (0..<300).map(String.init).joined(separator: ", ")
    let document = try Document(parsing: Array("a: 1\n? [\(key)]\n: 2\nb: [3, 4]\n".utf8), as: .yaml)
    let edited = try document.applying(.set(["b", 1], 5)).document
    #expect(String(decoding: edited.text, as: UTF8.self) == "a: 1\n? [\(key)]\n: 2\nb: [3, 5]\n")
  }

  private static func places(_ list: [Int]) -> YAMLPlaces {
    var places = YAMLPlaces()
    for place in list { places.append(place) }
    return places
  }

  private static func compare(_ places: YAMLPlaces, _ expected: [Int]) {
    #expect(places.count == expected.count)
    #expect(expected.indices.allSatisfy { places[$0] == expected[$0] })
    #expect(expected.indices.allSatisfy { places.record(at: expected[$0]) == $0 })
    #expect(places.record(at: (expected.last ?? 0) + 1) == nil)
  }
}
