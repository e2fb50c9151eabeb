import Testing

@testable import SettingsSession

/// Dates and times, stepped.
@Suite struct MomentTests {
  @Test(arguments: [
    ("2024-02-28", 1, "2024-02-29"), ("2023-02-28", 1, "2023-03-01"), ("2024-01-01", -1, "2023-12-31"),
    ("08:30", 1, "09:30"), ("23:30:15.5", 1, "00:30:15.5"), ("00:10:00Z", -1, "23:10:00Z"),
    ("1979-05-27T07:32:00-08:00", 1, "1979-05-28T07:32:00-08:00"),
    ("1979-05-27 07:32:00.25", -1, "1979-05-26 07:32:00.25"),
  ])
  func theNextOneIsADayOrAnHourOn(text: String, count: Int, next: String) {
    #expect(Moment(text)?.stepped(by: count)?.text == next)
  }

  @Test(arguments: [
    (0, "1981-02-28T23:59:59Z"), (6, "1980-03-29T23:59:59Z"), (9, "1980-03-01T23:59:59Z"), (12, "1980-03-01T00:59:59Z"),
    (14, "1980-03-01T00:00:00Z"), (17, "1980-03-01T00:00:00Z"),
  ])
  func thePartUnderTheCursorIsStepped(place: Int, next: String) throws {
    let moment = try #require(Moment("1980-02-29T23:59:59Z"))
    let part = moment.part(at: place)
    let expected = place == 14 ? "1980-03-01T00:00:59Z" : next
    #expect(moment.stepped(part, by: 1)?.text == expected)
  }

  @Test(arguments: ["2024-02-30", "2024-13-01", "24:00", "12:60", "tomorrow", "", "2024-02-2", "2024-02-28x"])
  func whatIsNoMomentIsNone(text: String) {
    #expect(Moment(text) == nil)
  }

  @Test func theYearsEnd() {
    #expect(Moment("9999-12-31")?.stepped(by: 1) == nil)
    #expect(Moment("0001-01-01")?.stepped(by: -1) == nil)
  }
}
