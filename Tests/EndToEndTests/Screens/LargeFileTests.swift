import Foundation
import Glibc
import Testing

/// A file that takes a while to be opened.
@Suite struct LargeFileTests {
  @Test func openingItSaysSoAndIsStopped() async throws {
    let sandbox = try Sandbox()
    let entries = (0..<400_000).map { "  - name: entry \($0)\n    value: [1, 2, {a: b}]\n" }.joined()
    let file = try sandbox.write("big.yaml", "list:\n" + entries)
    let terminal = try BareTerminal(settee: [file.path], in: sandbox)
    // What a terminal was sent stays to be read, however late.
    try await terminal.read(until: "Opening big.yaml… Ctrl-C stops")
    terminal.send([3])
    #expect(try await terminal.exitStatus() == 128 + SIGINT)
    #expect(!terminal.isRaw)
  }
}
