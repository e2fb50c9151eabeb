import Testing

@testable import SettingsSearch

/// Settings of which the same is said point the same way.
@Suite struct DirectionsTests {
  /// Two kinds of settings: those of lamps are 1 to 20, those of doors 21 to 40; each word is in some of one kind.
  private static let directions: Directions = {
    var maker = DirectionMaker(settingCount: 40)
    for word in 0..<12 {
      let start = word < 6 ? 1 : 21
      maker.add((start..<start + 20).filter { ($0 + word) % 3 != 0 }.map { ($0, 1) })
    }
    return maker.directions
  }()

  @Test func theLikeIsNearAndTheOtherIsNot() {
    var direction = [Float](repeating: 0, count: Directions.dimensions)
    Self.directions.add(3, by: 1, to: &direction)
    let nearness = Self.directions.nearness(to: direction)
    #expect(nearness.count == 41)
    let (own, other) = (nearness[1...20].min() ?? 0, nearness[21...40].max() ?? 0)
    #expect(own > other + 0.3, "\(own) \(other)")
    #expect(abs(nearness[3] - 1) < 0.05)
  }

  @Test func nothingPointsNowhere() {
    #expect(Self.directions.nearness(to: Array(repeating: 0, count: Directions.dimensions)).isEmpty)
    #expect(DirectionMaker(settingCount: 2).directions.components.allSatisfy { $0 == 0 })
  }

  @Test func theyAreTheSameInEveryRun() {
    var maker = DirectionMaker(settingCount: 3)
    maker.add([(1, 1), (2, 2)])
    maker.add([(2, 1), (3, 1)])
    #expect(maker.directions.components == maker.directions.components)
  }

  @Test func theLogarithmIsNearEnough() {
    for (number, logarithm) in [(Float(1), Float(0)), (2, 1), (1024, 10), (0.25, -2), (3, 1.585)] {
      #expect(abs(number.logarithm - logarithm) < 0.1)
    }
  }
}
