import Testing

import SettingsDocuments
@testable import SettingsValues

/// Passing over sixteen bytes at a time finds what passing over each finds.
@Suite struct ByteScanTests {
  @Test func everyByteIsFoundAtEveryPlace() {
    for length in 0..<36 {
      for place in 0..<length {
        for byte in UInt8.min...UInt8.max {
          // What follows must not hide what comes first.
          for filler: UInt8 in [0x61, 0x23, 0xFF, 0x80] {
            var text = [UInt8](repeating: filler == 0x61 ? 0x61 : 0x5D, count: length)
            text[place] = byte
            if place + 1 < length { text[place + 1] = filler }
            let string = text.firstIndex { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 } ?? length
            let ascii = text.firstIndex { $0 >= 0x80 } ?? length
            text.withUnsafeBufferPointer { bytes in
              if ByteScan.endOfPlainString(in: bytes, from: 0) != string { Issue.record("\(text)") }
              if ByteScan.endOfASCII(in: bytes, from: 0) != ascii { Issue.record("\(text)") }
            }
          }
        }
      }
    }
  }

  @Test func theSearchBeginsWhereItIsTold() {
    Array(#"a"bcdefghijklmnopqrst"é"#.utf8).withUnsafeBufferPointer { text in
      #expect(ByteScan.endOfPlainString(in: text, from: 2) == 21)
      #expect(ByteScan.endOfPlainString(in: text, from: 22) == text.count)
      #expect(ByteScan.endOfASCII(in: text, from: 3) == 22)
    }
    [].withUnsafeBufferPointer { #expect(ByteScan.endOfASCII(in: $0, from: 0) == 0) }
  }

  @Test func blanksEndAtWhateverElseThereIs() {
    for length in 0..<36 {
      for byte in UInt8.min...UInt8.max {
        for blank: UInt8 in [0x20, 0x0A, 0x0D, 0x09] {
          let text = Array(repeating: blank, count: length) + [byte, blank]
          let end = [0x20, 0x0A, 0x0D, 0x09].contains(byte) ? text.count : length
          if text.withUnsafeBufferPointer({ ByteScan.endOfBlanks(in: $0, from: 0) }) != end { Issue.record("\(text)") }
        }
      }
    }
  }

  @Test func commasAndOpeningBracketsAreCounted() {
    func count(_ text: [UInt8]) -> Int { text.withUnsafeBufferPointer(ByteScan.countOfCommasAndBrackets) }
    #expect(count(Array("{[,]},[({".utf8)) == 6)
    for byte in UInt8.min...UInt8.max {
      let isCounted = [UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(byte)
      for length in [0, 1, 15, 16, 17, 255 * 16 + 3, 9000] {
        let many = [UInt8](repeating: byte, count: length)
        #expect(count(many) == (isCounted ? length : 0))
        #expect(ByteScan.count(of: byte, in: many, 0..<length) == length)
        #expect(ByteScan.count(of: byte &+ 1, in: many, 0..<length) == 0)
      }
    }
  }
}
