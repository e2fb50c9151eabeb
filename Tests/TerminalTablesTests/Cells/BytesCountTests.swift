import Testing

@testable import TerminalTables

@MainActor
@Suite struct BytesCountTests {
  @Test func aMissingCountReadsNA() {
    let cell = BytesCountTitleCell()
    cell.setBytesCount(nil)
    #expect(cell.bytesCountLabel.text == "N/A")
    cell.setBytesCount(0)
    #expect(cell.bytesCountLabel.text == "0 B")
  }

  @Test(arguments: [
    (0, "0 B"), (1, "1 B"), (1023, "1023 B"), (1024, "1.0 KiB"), (1536, "1.5 KiB"), (10240, "10.0 KiB"),
    (1_048_575, "1.0 MiB"), (1_048_576, "1.0 MiB"), (33_285_996_544, "31.0 GiB"), (Int.max, "8.0 EiB"),
  ])
  func binaryUnitsArePowersOf1024(count: Int, text: String) {
    #expect(ByteUnits.binary.string(for: count) == text)
  }

  @Test(arguments: [(999, "999 B"), (1000, "1.0 kB"), (1536, "1.5 kB"), (999_950, "1.0 MB"), (Int.max, "9.2 EB")])
  func decimalUnitsArePowersOf1000(count: Int, text: String) {
    #expect(ByteUnits.decimal.string(for: count) == text)
  }

  @Test func bytesAreCountedOneByOne() {
    #expect(ByteUnits.bytes.string(for: 1_234_567) == "1234567 B")
  }
}
