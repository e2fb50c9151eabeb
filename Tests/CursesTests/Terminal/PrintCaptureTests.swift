import Foundation
import Testing

@testable import Curses

/// What a program prints while a screen is shown.
@Suite struct PrintCaptureTests {
  @Test func ofMuchThatIsPrintedTheLastLinesAreGivenBack() async throws {
    // In a process of its own, whose standard output may be led elsewhere.
    await #expect(processExitsWith: .success) {
      let path = FileManager.default.temporaryDirectory.appending(path: "printed-\(getpid())").path
      let terminal = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
      unlink(path)
      PrintCapture.begin(on: terminal)
      var dropped = 0
      for number in 1...60_000 {
        print("line \(number) of what is printed")
        if number.isMultiple(of: 1000) { dropped += PrintCapture.trim() }
      }
      PrintCapture.end()
      lseek(terminal, 0, SEEK_SET)
      let bytes = FileHandle(fileDescriptor: terminal).readDataToEndOfFile()
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let printed = (1...60_000).reduce(0) { $0 + "line \($1) of what is printed\n".utf8.count }
      #expect(dropped > 1_000_000)
      #expect(dropped + bytes.count == printed + 4)
      #expect(bytes.count < 2 * PrintCapture.keptCount + 64_000)
      #expect(lines.first == "...")
      #expect(lines.dropFirst().first?.hasPrefix("line ") == true)
      #expect(lines.last == "line 60000 of what is printed")
    }
  }
}
