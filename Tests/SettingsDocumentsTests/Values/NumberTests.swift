import SettingsDocuments
import Testing

@Suite struct NumberTests {
  func number(_ literal: String) throws -> Number { try #require(Number(literal: literal)) }

  @Test func equalityIsThatOfTheValue() throws {
    #expect(try number("1.0") == number("1"))
    #expect(try number("10e-1").hashValue == number("1").hashValue)
    #expect(try number("1e2") == Number(100))
    #expect(try number("-0") == Number(0))
    #expect(try number("0.1") != number("0.10000000000000000001"))
    #expect(try number("123456789012345678901234567890") == number("12345678901234567890123456789e1"))
    #expect(try number("1.50").literal == "1.50")
  }

  @Test(arguments: ["", "01", "1.", ".5", "+1", "1e", "0x10", "1 ", "--1", "NaN"])
  func refusesWhatJSONDoesNotSpell(literal: String) {
    #expect(Number(literal: literal) == nil)
  }

  @Test func orderIsExact() throws {
    let sorted = ["-1e99", "-2", "-1.5", "0", "1e-400", "0.1", "0.11", "9", "10", "1e400"]
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      #expect(try number(left) < number(right))
      #expect(try !(number(right) < number(left)))
    }
    #expect(try number("1e400") < Number.infinity(isNegative: false, literal: "inf"))
    #expect(try Number.infinity(isNegative: true, literal: "-inf") < number("-1e400"))
  }

  @Test func convertsToSwiftsNumbers() throws {
    #expect(try number("1e3").int == 1000)
    #expect(try number("1.5").int == nil)
    #expect(try number("9223372036854775807").int == Int.max)
    #expect(try number("9223372036854775808").int == nil)
    #expect(try number("1.5").double == 1.5)
    #expect(try number("-1e400").double == -.infinity)
    #expect(try number("1e-400").double == 0)
    #expect(try number("1.0").isInteger)
    #expect(Number(0.25).literal == "0.25")
    #expect(Number(3.0).literal == "3")
  }

  @Test func multiplesAreExact() throws {
    #expect(try number("0.3").isMultiple(of: number("0.1")))
    #expect(try number("19.99").isMultiple(of: number("0.01")))
    #expect(try !number("0.35").isMultiple(of: number("0.1")))
    #expect(try number("4.5").isMultiple(of: number("1.5")))
    #expect(try number("0").isMultiple(of: number("7")))
    #expect(try !number("7").isMultiple(of: number("0")))
    #expect(try number("1e308").isMultiple(of: number("0.123456789")) == false)
    #expect(try number("1000").isMultiple(of: number("8")))
    #expect(
      try number("12345678901234567890123456789012345678901234567890")
        .isMultiple(of: number("1234567890123456789012345")) == false)
    #expect(try number("3703703670370370368").isMultiple(of: number("3")) == false)
  }

  @Test func longDivisionAgreesWithMultiplication() throws {
    // 1…1 (40 digits) is 1…1 (20 digits) times 10²⁰ + 1; 2⁷⁰ divides 10⁴⁰⁰, 2⁷⁰ + 1 does not.
    let repunit = String(repeating: "1", count: 40)
    let divisor = String(repeating: "1", count: 20)
    #expect(try number(repunit).isMultiple(of: number(divisor)))
    #expect(try !number(repunit + "1").isMultiple(of: number(divisor)))
    #expect(try number("1e400").isMultiple(of: number("1180591620717411303424")))
    #expect(try !number("1e400").isMultiple(of: number("1180591620717411303425")))
  }

  @Test func hugeExponentsCostNothing() throws {
    let huge = try number("1e100000000")
    #expect(try huge.isMultiple(of: number("7")) == false)
    #expect(try huge.isMultiple(of: number("1e-100000000")))
    #expect(try number("1e99999999999999999999").isMultiple(of: number("0.5")))
    #expect(try number("1").isMultiple(of: huge) == false)
    #expect(huge.isInteger)
    #expect(huge.int == nil)
  }

  /// What a script reads as a number is one to a shell.
  @Test(arguments: [
    ("1_000_000", "1000000", "1000000"), (".5", "0.5", "0.5"), ("-.050", "-0.05", "-0.05"), ("1e3", "1000", "1000"),
    ("1e-7", "1e-7", "0.0000001"), ("1e25", "1e25", "1e25"), ("+12.50", "12.5", "12.5"),
    ("123456789012345678901234567890", "123456789012345678901234567890", "123456789012345678901234567890"),
  ])
  func aDecimalHasNoExponentWithinTwentyPlaces(_ literal: String, _ value: String, _ decimal: String) throws {
    let number = try #require(Number(literal: literal, decimal: value))
    #expect(Number(literal: number.decimal) == number)
    #expect(number.decimal == decimal)
  }
}
