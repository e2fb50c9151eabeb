import SettingsDocuments
import Testing

@testable import SettingsSession

/// Counts of bytes and spans of time that are written as text: read as people say them, written as the file does.
@MainActor
@Suite struct QuantityTests {
  @Test(arguments: [
    ("10m", "1.5 GB", "1536m"), ("512MB", "1.5 GB", "1536MB"), ("512MB", "2 gigabytes", "2GB"),
    ("512 MB", "2gb", "2 GB"),
    ("1Gi", "1.5 GiB", "1536Mi"), ("1g", "100 kilobytes", "100k"), ("10m", "20", "20"), ("10m", "20m", "20m"),
    ("10m", "much", "much"), ("100MiB", "0.1 kB", "0.1 kB"), ("10m", "1,5 GB", "1536m"),
    // In Kubernetes these are other numbers.
    ("512M", "512Mi", "512Mi"), ("10Gi", "10G", "10G"), ("500m", "128Mi", "128Mi"),
  ])
  func bytesAreWrittenInTheSpellingOfThePresentValue(present: String, typed: String, written: String) throws {
    let session = try session("{\"max-size\": \"\(present)\"}")
    #expect(try session.read(typed, at: ["max-size"]) == .string(written))
  }

  @Test(arguments: [
    ("30s", "90 minutes", "90m"), ("30s", "1 h 30", "90m"), ("1h30m", "1 h 30", "1h30m"),
    ("1h30m", "2.5 hours", "2h30m"),
    ("30s", "2 days", "48h"), ("7d", "2 days", "2d"), ("30 seconds", "1.5 min", "90 seconds"),
    ("30 seconds", "1 hour", "1 hour"),
    ("5min", "1 h 30", "90min"), ("1h 5m", "2h30", "2h 30m"), ("30s", "45s", "45s"), ("30s", "0.5 ms", "0.5 ms"),
    ("1m", "1.5h", "90m"), ("30s", "1w", "1w"),
  ])
  func timeIsWrittenInTheSpellingOfThePresentValue(present: String, typed: String, written: String) throws {
    let session = try session("{\"timeout\": \"\(present)\"}")
    #expect(try session.read(typed, at: ["timeout"]) == .string(written))
  }

  @Test(arguments: [
    ("redis", "maxmemory 256mb\n", "maxmemory", "1.5 GB", "1536mb"),
    ("postgresql", "shared_buffers = 128MB\n", "shared_buffers", "1.5 gb", "1536MB"),
    ("postgresql", "#checkpoint_timeout = 5min\n", "checkpoint_timeout", "1 h 30", "90min"),
    ("postgresql", "work_mem = 4MB\n", "work_mem", "64 kilobytes", "64kB"),
    ("mysql", "[mysqld]\nmax_allowed_packet = 16M\n", "mysqld.max_allowed_packet", "1.5 GB", "1536M"),
    ("ucl", "expire = 1d;\ntimeout = 300s;\n", "timeout", "5min", "5min"),
    ("ucl", "timeout = 300s;\n", "timeout", "1 h 30", "90min"), ("ucl", "max_size = 2kb;\n", "max_size", "3 MB", "3mb"),
    ("ucl", "max_size = 77;\n", "max_size", "2k", "2k"), ("ucl", "max_size = 1mb;\n", "max_size", "2k", "2k"),
    ("redis", "maxmemory 256m\n", "maxmemory", "4kb", "4kb"), ("redis", "maxmemory 0\n", "maxmemory", "4 KB", "4kb"),
    ("mysql", "[mysqld]\nmax_allowed_packet = 77\n", "mysqld.max_allowed_packet", "16k", "16k"),
    ("mysql", "[mysqld]\nmax_allowed_packet = 1M\n", "mysqld.max_allowed_packet", "16k", "16K"),
    ("nginx", "keepalive_timeout 65s;\n", "keepalive_timeout", "1 h 30", "1h30m"),
    ("nginx", "client_max_body_size 1m;\n", "client_max_body_size", "1.5 GB", "1536m"),
    ("postfix", "x_timeout = 1000s\n", "x_timeout", "90 minutes", "90m"),
    ("fail2ban", "[a]\nx_timeout = 10m\n", "a.x_timeout", "36 hours", "36h"),
  ])
  func eachFormatHasItsUnits(format: String, text: String, key: String, typed: String, written: String) throws {
    let format = try #require(Format.named(format))
    let session = try session(text, format)
    let path = Path(key.split(separator: ".").map { .key(String($0)) })
    #expect(try session.read(typed, at: path) == .string(written))
  }

  @Test func systemdHasSeveralPartsWithBlanks() throws {
    let session = try session("[Service]\nTimeoutStartSec=1min 30s\n", try #require(Format.named("systemd")))
    #expect(try session.read("2 h 5", at: ["Service", "TimeoutStartSec"]) == "2h 5min")
    #expect(session.spokenQuantity("1min 30s", at: ["Service", "TimeoutStartSec"]) == nil)
    #expect(session.spokenQuantity("5400s", at: ["Service", "TimeoutStartSec"]) == "1 h 30 min")
  }

  @Test func theSchemaSaysHowWhereNothingIsSet() throws {
    let schema = """
      {"properties": {
        "a": {"type": "string", "pattern": "^[0-9]+(ms|[smhdwy])$"},
        "b": {"type": "string", "format": "duration"},
        "c": {"type": "string", "description": "How much, e.g. `10MB`."},
        "d": {"type": "string", "pattern": "^[0-9]+[KMG]i$"},
        "e": {"type": "string", "default": "15s", "description": "How long, as a Go duration."}}}
      """
    let session = try session("{\"a\": \"x\", \"f\": \"20s\"}", schema: schema)
    #expect(try session.read("1 h 30", at: ["a"]) == "90m")
    #expect(try session.read("2 days", at: ["a"]) == "2d")
    #expect(try session.read("90 minutes", at: ["b"]) == "PT1H30M")
    #expect(try session.read("1.5 GB", at: ["d"]) == "1536Mi")
    #expect(try session.read("1.5 min", at: ["e"]) == "90s")
    // Nothing tells how this one is written.
    #expect(try session.read("1.5 GB", at: ["c"]) == "1.5 GB")
  }

  @Test func aPlainNumberTakesWhatIsWholeInItsUnit() throws {
    let schema = #"{"properties": {"timeoutMs": {"type": "integer"}, "maxFileSize": {"type": "integer"}}}"#
    let session = try session(#"{"timeoutMs": 500, "maxFileSize": 1000}"#, schema: schema)
    #expect(try session.read("1.5 s", at: ["timeoutMs"]) == 1500)
    #expect(try session.read("250", at: ["timeoutMs"]) == 250)
    #expect(throws: SettingError.self) { try session.read("10 us", at: ["timeoutMs"]) }
    #expect(try session.read("2 MB", at: ["maxFileSize"]) == .number(Number(2 << 20)))
  }

  @Test(
    arguments: [
      ("30s", 1, "45s"), ("45s", 1, "1m"), ("1m", -1, "45s"), ("12h", 1, "18h"), ("18h", 1, "24h"), ("1ms", -1, nil),
    ] as [(String, Int, String?)])
  func timeIsSteppedThroughWhatPeopleChoose(present: String, direction: Int, next: String?) throws {
    let session = try session("{\"timeout\": \"\(present)\"}")
    #expect(session.steppedText(at: ["timeout"], by: direction) == next.map(Value.string))
  }

  @Test(
    arguments: [
      ("10m", 1, "20m"), ("20m", -1, "10m"), ("10m", -1, "5m"), ("512MB", 1, "1GB"), ("1GB", -1, "512MB"),
      ("1MB", -1, "512KB"),
      ("0MB", -1, nil), ("100m", 1, "200m"), ("50m", 1, "100m"),
    ] as [(String, Int, String?)])
  func bytesAreDoubledOrStepped(present: String, direction: Int, next: String?) throws {
    let session = try session("{\"max-size\": \"\(present)\"}")
    #expect(session.steppedText(at: ["max-size"], by: direction) == next.map(Value.string))
  }

  @Test func datesAreSteppedByDays() throws {
    let session = try session("born = 1979-05-27\nat = 07:32:00\n", .toml)
    #expect(session.steppedText(at: ["born"], by: 1) == DateTime("1979-05-28").map(Value.dateTime))
    #expect(session.steppedText(at: ["at"], by: -1) == DateTime("06:32:00").map(Value.dateTime))
    #expect(throws: SettingError.self) { try session.set(["born"], toTyped: "1979-02-30") }
    let text = try SettingsSessionTests.session(
      #"{"day": "2024-02-28"}"#, schema: #"{"properties": {"day": {"type": "string", "format": "date"}}}"#)
    #expect(text.steppedText(at: ["day"], by: 1) == "2024-02-29")
    #expect(throws: SettingError.notAllowed(#""2024-02-30" is not a date such as 2024-02-29"#)) {
      try text.set(["day"], toTyped: "2024-02-30")
    }
  }
}
