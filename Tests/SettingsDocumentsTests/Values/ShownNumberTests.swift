import SettingsDocuments
import Testing

/// Numbers that a document itself shows to be numbers.
@Suite struct ShownNumberTests {
  private let text = """
    max_connections = 100
    #shared_buffers = 128MB
    jit = 1
    log_line_prefix = '%m'
    port = '5432'
    #archive_timeout = 0
    #wal_buffers = -1
    log_file_mode = 0600

    """

  private func check(_ value: Value, at key: String, as format: String = "postgresql") throws {
    let document = try Document(parsing: Array(text.utf8), as: try #require(Format.named(format)))
    try document.checkNumber(value, at: [.key(key)])
  }

  @Test(arguments: [
    ("max_connections", "abc"), ("max_connections", ""), ("max_connections", "100 apples"), ("max_connections", "yes"),
    ("shared_buffers", "much"), ("shared_buffers", "128mb"), ("jit", "maybe"), ("wal_buffers", "auto"),
    ("archive_timeout", "never"), ("log_file_mode", "rw"), ("max_connections", "0xZ"), ("max_connections", "nan"),
  ])
  func aTextIsRefusedWhereANumberIs(key: String, value: String) throws {
    #expect(throws: NumberExpectedError.self) { try check(.string(value), at: key) }
  }

  @Test(arguments: [
    ("max_connections", "200"), ("max_connections", "-1"), ("shared_buffers", "1GB"), ("shared_buffers", "16384"),
    ("shared_buffers", "1.5 GB"), ("jit", "off"), ("archive_timeout", "1h"), ("archive_timeout", "1d"),
    ("log_line_prefix", "abc"), ("port", "abc"), ("unknown", "abc"), ("log_file_mode", "0x1FF"), ("jit", "1e3"),
  ])
  func whatMayBeRightIsTaken(key: String, value: String) throws {
    try check(.string(value), at: key)
  }

  @Test func whereTextsNeedNoQuotesNothingIsSure() throws {
    try check("abc", at: "max_connections", as: "ini")
    try check("infinity", at: "max_connections", as: "systemd")
  }

  @Test func theReasonNamesThePresentValue() throws {
    let document = try Document(parsing: Array(text.utf8), as: try #require(Format.named("postgresql")))
    do throws(NumberExpectedError) {
      try document.checkNumber("abc", at: ["max_connections"])
      Issue.record("taken")
    } catch {
      #expect(error.description == #""abc" is not a number, as 100 is"#)
    }
  }

  @Test func datesAndTimesAreRead() {
    #expect(DateTime("1979-05-27T07:32:00Z")?.parts == .offsetDateTime)
    #expect(DateTime("07:32:00")?.parts == .localTime)
    for text in ["", "tomorrow", "1979-02-30", "1979-05-27T25:00:00Z"] { #expect(DateTime(text) == nil) }
  }
}
