import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SettingsPrograms

/// Texts of the web, fetched from a server on the loopback address.
@Suite struct WebFetcherTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func failure(_ fetcher: WebFetcher, _ address: String) -> FetchError? {
    do throws(FetchError) { _ = try fetcher.fetch(WebAddress(address)) } catch { return error }
    return nil
  }

  @Test func whatAnAddressHasComesWhole() throws {
    let text = "{\"title\": \"" + String(repeating: "é", count: 300_000) + "\"}"
    let server = try LoopbackServer { $0 == "/a.json" ? .ok(text) : .notFound }
    defer { server.stop() }
    #expect(self.text(try WebFetcher().fetch(WebAddress(server.address("/a.json#/definitions/x")))) == text)
    #expect(server.paths == ["/a.json"])
  }

  @Test func whatIsNotThereIsAFailure() throws {
    let server = try LoopbackServer { _ in .notFound }
    defer { server.stop() }
    #expect(failure(WebFetcher(), server.address("/a.json"))?.description == "The requested URL returned error: 404")
  }

  /// Redirects are followed to encrypted addresses alone: not even this machine's own plain one is.
  @Test func noRedirectLeadsToWhatIsNotEncrypted() throws {
    let server = try LoopbackServer { $0 == "/b.json" ? .ok("{}") : .redirect(to: "/b.json") }
    defer { server.stop() }
    #expect(failure(WebFetcher(), server.address("/a.json")) == .leadsAstray)
    #expect(server.paths == ["/a.json"])
  }

  @Test(arguments: ["ftp://127.0.0.1/a.json", "file:///etc/passwd"]) func noRedirectLeadsOutOfTheWeb(_ target: String)
    throws
  {
    let server = try LoopbackServer { _ in .redirect(to: target) }
    defer { server.stop() }
    #expect(failure(WebFetcher(), server.address("/a.json")) == .leadsAstray)
  }

  @Test func whatIsTooLargeIsLeftThere() throws {
    let server = try LoopbackServer { path in
      path == "/told" ? .ok(String(repeating: " ", count: 3 << 20)) : .endless(bytes: 64 << 20)
    }
    defer { server.stop() }
    var fetcher = WebFetcher()
    fetcher.mostBytes = 1 << 20
    #expect(failure(fetcher, server.address("/told")) == .tooLarge(bytes: 1 << 20))
    #expect(failure(fetcher, server.address("/endless")) == .tooLarge(bytes: 1 << 20))
  }

  @Test func whoIsTooSlowIsNotWaitedFor() throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    var fetcher = WebFetcher()
    fetcher.seconds = 0.2
    #expect(failure(fetcher, server.address("/a.json")) == .tooSlow(seconds: 0.2))
  }

  @Test func whoeverAskedMayStop() throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let looks = Mutex(0)
    #expect(throws: FetchError.stopped) {
      try WebFetcher().fetch(WebAddress(server.address("/a.json"))) { _ in
        looks.withLock { looks in
          looks += 1
          return looks < 3
        }
      }
    }
  }

  @Test func withoutCurlItIsSaidWhatIsMissing() throws {
    let fetcher = WebFetcher(program: "/usr/bin/no-such-curl")
    let problem = try #require(fetcher.problem)
    #expect(problem.description.contains("/usr/bin/no-such-curl is not there; the package curl has it"))
    #expect(failure(fetcher, "https://example.com/a.json") == problem)
    #expect(WebFetcher().problem == nil)
  }

  /// A program that others may change is no curl.
  @Test func onlyTheSystemsOwnCurlIsRun() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "curl-\(UUID().uuidString)")
    try Data("#!/bin/sh\necho '{}'\n".utf8).write(to: file)
    chmod(file.path, 0o755)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(WebFetcher(program: file.path).problem?.description.contains("is not run") == true)
  }

  @Test(arguments: [
    "https://www.schemastore.org/a.json", "https://example.com:8443/a/b%20c?x=1", "http://127.0.0.1:80/a",
    "http://127.1.2.3/",
    "http://localhost/a", "http://[::1]:8000/a", "HTTPS://example.com/a",
  ]) func addressesThatAreFetched(_ text: String) throws {
    #expect(try WebAddress(text).text == text)
  }

  @Test(arguments: [
    "http://example.com/a", "http://127.0.0.1.example.com/a", "http://0177.0.0.1/a", "http://127.0.0.999/a",
    "http://2130706433/",
  ]) func addressesThatAreNotEncrypted(_ text: String) {
    #expect(throws: FetchError.notEncrypted(text)) { try WebAddress(text) }
  }

  @Test(arguments: [
    "", "a.json", "//example.com/a", "ftp://example.com/a", "file:///etc/passwd", "https://", "https:///a",
    "https://user@example.com/a", "http://127.0.0.1@example.com/a", "https://exa mple.com/a",
    "https://example.com/{a,b}",
    "https://example.com/a\nb", "https://example.com:8x/a", "https://example.com\\a", "--output=/tmp/x",
    "https://é.example/a",
  ]) func wordsThatAreNoAddress(_ text: String) {
    #expect(throws: FetchError.noAddress(text)) { try WebAddress(text) }
  }
}
