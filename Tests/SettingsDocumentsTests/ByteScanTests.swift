import Testing

@testable import SettingsDocuments

/// Passing over eight bytes at a time finds what passing over each finds.
@Suite struct ByteScanTests {
  @Test func everyByteIsFoundAtEveryPlace() {
    for length in 0..<20 {
      for place in 0..<length {
        for byte in UInt8.min...UInt8.max {
          // What follows must not hide what comes first.
          for filler: UInt8 in [0x61, 0x23, 0xFF, 0x80] {
            var text = [UInt8](repeating: filler == 0x61 ? 0x61 : 0x5D, count: length)
            text[place] = byte
            if place + 1 < length { text[place + 1] = filler }
            let string = text.firstIndex { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 } ?? length
            let ascii = text.firstIndex { $0 >= 0x80 } ?? length
            if ByteScan.endOfPlainString(in: text, from: 0) != string { Issue.record("\(text)") }
            if ByteScan.endOfASCII(in: text, from: 0) != ascii { Issue.record("\(text)") }
          }
        }
      }
    }
  }

  @Test func theSearchBeginsWhereItIsTold() {
    let text = Array(#"a"bcdefghij"é"#.utf8)
    #expect(ByteScan.endOfPlainString(in: text, from: 2) == 11)
    #expect(ByteScan.endOfPlainString(in: text, from: 12) == text.count)
    #expect(ByteScan.endOfASCII(in: text, from: 3) == 12)
    #expect(ByteScan.endOfASCII(in: [], from: 0) == 0)
  }

  @Test func commasAndOpeningBracketsAreCounted() {
    #expect(ByteScan.countOfCommasAndBrackets(in: Array("{[,]},[({".utf8)) == 6)
    for byte in UInt8.min...UInt8.max {
      let isCounted = [UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(byte)
      #expect(ByteScan.countOfCommasAndBrackets(in: [byte]) == (isCounted ? 1 : 0))
      let many = [UInt8](repeating: byte, count: 17)
      #expect(ByteScan.countOfCommasAndBrackets(in: many) == (isCounted ? 17 : 0))
    }
  }
}
