import Testing

@testable import SettingsSchema

/// Formats tell right from wrong as their RFCs do. The standard suite has hundreds of cases; these stand for a build
/// without it.
@Suite struct FormatTests {
  @Test(arguments: [
    ("date", "2024-02-29", true), ("date", "2023-02-29", false), ("date", "2024-2-9", false),
    ("time", "08:30:06Z", true), ("time", "08:30:06", false), ("time", "23:59:60Z", true), ("time", "22:59:60Z", false),
    ("time", "01:29:60+01:30", true), ("date-time", "2024-02-29T08:30:00.5+02:00", true),
    ("date-time", "2024-02-29 08:30:00Z", false), ("duration", "P1DT12H", true), ("duration", "P1Y2D", false),
    ("duration", "P2W", true), ("duration", "PT", false), ("email", "a.b@example.com", true),
    ("email", "a..b@example.com", false), ("email", #""a b"@[127.0.0.1]"#, true), ("email", "a@", false),
    ("idn-email", "ünsal@beispiel.de", true), ("idn-email", "u@cafe\u{301}.example", true),
    ("hostname", "a-1.example", true), ("hostname", "-a", false),
    ("hostname", "a_b", false), ("idn-hostname", "例え。テスト", true), ("idn-hostname", "a·l", false),
    ("idn-hostname", "l·l", true), ("idn-hostname", "例え。テスト。", false), ("ipv4", "192.0.2.1", true),
    ("ipv4", "192.0.2.01", false),
    ("ipv6", "2001:db8::1", true), ("ipv6", "::ffff:192.0.2.1", true), ("ipv6", "1::2::3", false),
    ("ipv6", "1:2:3:4:5:6:7:8", true), ("ipv6", "1:2:3:4:5:6:7::", true), ("ipv6", "1:2:3:4:5:6:7:8::", false),
    ("ipv6", ":1", false), ("ipv6", "::", true), ("uri", "https://ann@example.com:80/a?b#c", true),
    ("uri", "/a", false), ("uri", "http://example.com/ a", false), ("uri", "http://[::1]/", true),
    ("uri-reference", "../a", true), ("uri-reference", "a b", false), ("iri", "https://例え/ü", true),
    ("uri-template", "/a/{b*}{?c:3}", true), ("uri-template", "/{a", false), ("json-pointer", "/a~1b/~0", true),
    ("json-pointer", "/a~2", false), ("json-pointer", "a", false), ("relative-json-pointer", "1/a", true),
    ("relative-json-pointer", "01", false), ("uuid", "123e4567-e89b-12d3-a456-426614174000", true),
    ("uuid", "123e4567e89b12d3a456426614174000", false), ("regex", "^a+$", true), ("regex", "^a+(", false),
  ])
  func aFormatTellsRightFromWrong(name: String, text: String, isRight: Bool) throws {
    #expect(try #require(StringFormat(name)).accepts(text) == isRight)
  }

  @Test func aFormatThatIsUnknownAssertsNothing() {
    #expect(StringFormat("double") == nil)
  }

  /// A name of each kind that IDNA 2008 refuses, or takes, and why.
  @Test(arguments: [
    ("bücher.example", true, "letters beyond ASCII"), ("Bücher.example", false, "an upper-case letter beyond ASCII"),
    ("cafe\u{301}.example", false, "a letter that is not in NFC"), ("caf\u{E9}.example", true, "the same in NFC"),
    ("\u{301}a", false, "a mark in front"), ("ab--c", false, "reserved hyphens"), ("ü-", false, "a hyphen at the end"),
    ("xn--bcher-kva.example", true, "an A-label"), ("XN--BCHER-KVA.example", true, "an A-label in upper case"),
    ("xn--bcher", false, "no Punycode"), ("xn--a-", false, "an A-label for ASCII"),
    ("xn--caf-dma.example", true, "a name whose A-label is in NFC"),
    ("xn--cafe-yvc.example", false, "an A-label for what is not in NFC"),
    ("אב.example", true, "a label from right to left"), ("אב.1example", false, "a digit in front beside such a label"),
    ("xn--4dbc.1example", false, "the same behind an A-label"), ("א0٠", false, "digits of two kinds"),
    ("א0\u{301}", true, "a mark behind the digit at the end"), ("a٠", false, "an Arabic digit from left to right"),
    (String(repeating: "ü", count: 60), false, "a label too long in Punycode"),
    (String(repeating: "ü", count: 50), true, "a long label"),
    (Array(repeating: String(repeating: "ü", count: 50), count: 5).joined(separator: "."), false, "too long a name"),
    ("a\u{0}b", false, "a NUL"), ("ü\u{0}b", false, "a NUL beyond ASCII"),
  ])
  func internationalNamesAreThoseThatMayBeRegistered(text: String, isRight: Bool, what: String) throws {
    #expect(try #require(StringFormat("idn-hostname")).accepts(text) == isRight, "\(what)")
  }
}
