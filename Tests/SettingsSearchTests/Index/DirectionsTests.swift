import Testing

@testable import SettingsSearch

/// Settings of which the same is said point the same way.
@Suite struct DirectionsTests {
  /// Eighty kinds of five settings; each kind has five words, each of which is in four of its settings.
  private static let directions: Directions = {
    var maker = DirectionMaker(settingCount: 400)
    for kind in 0..<80 {
      for word in 0..<5 {
        maker.add((0..<5).filter { $0 != word }.map { (kind * 5 + $0 + 1, 1) })
      }
    }
    return maker.directions
  }()

  @Test func theLikeIsNearAndTheOtherIsNot() {
    var direction = [Float](repeating: 0, count: Directions.dimensions)
    Self.directions.add(3, by: 1, to: &direction)
    let nearness = Self.directions.nearness(to: direction)
    #expect(nearness.count == 401)
    let others = nearness[6...].reduce(0, +) / 395
    #expect((nearness[1...5].min() ?? 0) > others + 0.5, "\(nearness[1...5]) \(others)")
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
