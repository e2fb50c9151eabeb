import Foundation
import SettingsPrograms
import TestSupport
import Testing

@testable import TerminalTables
@testable import settee

/// `settee schemas update`, against a server on the loopback address.
@MainActor
@Suite struct SchemasUpdateTests {
  /// A server with a catalogue of one schema, which refers to another.
  private func server(_ more: [String: LoopbackServer.Reply] = [:]) throws -> LoopbackServer {
    let port = PortBox()
    let server = try LoopbackServer { path in
      let root = "http://127.0.0.1:\(port.value)"
      if let reply = more[path] { return reply }
      switch path {
      case "/catalog.json":
        return .ok(#"{"schemas": [{"name": "App", "fileMatch": ["app.json"], "url": "\#(root)/app.json"}]}"#)
      case "/app.json":
        return .ok(##"{"type": "object", "properties": {"size": {"$ref": "parts.json#/$defs/size"}}}"##)
      case "/parts.json": return .ok(#"{"$defs": {"size": {"enum": ["small", "large"]}}}"#)
      default: return .notFound
      }
    }
    port.value = server.port
    return server
  }

  /// The port is known only once the server is there.
  private final class PortBox: @unchecked Sendable { var value = 0 }

  private func lines(_ account: Account) -> [String] { account.output.split(separator: "\n").map(String.init) }

  private func schemas(_ account: Account) -> String { account.home + "/.config/settee/schemas" }

  @Test func theCatalogueTheSchemasThatFilesHaveAndWhatTheseReferToAreFetched() throws {
    let server = try server()
    defer { server.stop() }
    let account = try Account()
    try account.write("app.json", #"{"size": "huge"}"#)
    let words = ["schemas", "update", "--yes", "--catalogue", server.address("/catalog.json")]
    #expect(account.run(words) == 0)
    let names = ["catalog", "app", "parts"].map { server.address("/\($0).json") }
    #expect(lines(account) == names.map { "new \($0)" })
    #expect(account.run("check", account.currentFolder + "/app.json") == 1)
    #expect(account.output.contains("small"))
    // Once more nothing has changed.
    #expect(account.run(words) == 0)
    #expect(lines(account) == names.map { "unchanged \($0)" })
    try account.write("127.0.0.1:\(server.port)/parts.json", "{}", in: "home/.config/settee/schemas")
    #expect(account.run(words + ["--json"]) == 0)
    let path = "\(schemas(account))/127.0.0.1:\(server.port)/parts.json"
    #expect(
      lines(account).last == #"{"address": "\#(names[2])", "outcome": "changed", "path": "\#(path)"}"#,
      "\(account.output)")
  }

  @Test func aFileThatIsNamedHasItsOwnWordFetchedAndNoOther() throws {
    let server = try server()
    defer { server.stop() }
    let account = try Account()
    try account.write("app.json", "{}")
    let file = try account.write("other.json", #"{"$schema": "\#(server.address("/parts.json"))"}"#)
    #expect(account.run("schemas", "update", file, "--yes", "--catalogue", server.address("/catalog.json")) == 0)
    #expect(lines(account) == ["new \(server.address("/catalog.json"))", "new \(server.address("/parts.json"))"])
  }

  @Test func nothingIsFetchedUnasked() throws {
    let server = try server()
    defer { server.stop() }
    let account = try Account()
    let words = ["schemas", "update", "--catalogue", server.address("/catalog.json")]
    #expect(account.run(words) == 2)
    #expect(account.errors.contains("nothing is fetched unless it is agreed to: --yes agrees"))
    #expect(account.run(words + ["--dry-run"]) == 0)
    #expect(lines(account) == [server.address("/catalog.json")])
    #expect(server.paths.isEmpty)
  }

  @Test func aPersonSeesTheAddressesAndIsAskedAboutEachRound() throws {
    let server = try server()
    defer { server.stop() }
    let account = try Account()
    try account.write("app.json", "{}")
    account.hasTypist = true
    account.input = Array("n".utf8)
    let words = ["schemas", "update", "--catalogue", server.address("/catalog.json")]
    #expect(account.run(words) == 1)
    #expect(account.errors.contains("  \(server.address("/catalog.json"))  the catalogue of schemas\n"))
    #expect(account.errors.hasSuffix("Fetch it with curl? [y/N] "))
    #expect(server.paths.isEmpty)
    account.input = Array("yes".utf8)
    #expect(account.run(words) == 0)
    #expect(account.errors.contains("  \(server.address("/app.json"))  for "))
    #expect(account.errors.contains("  \(server.address("/parts.json"))  named by \(server.address("/app.json"))\n"))
    #expect(server.paths == ["/catalog.json", "/app.json", "/parts.json"])
  }

  @Test(arguments: [
    (LoopbackServer.Reply.notFound, "The requested URL returned error: 404"),
    (.redirect(to: "http://example.com/app.json"), "it leads on to an address that is not https"),
    (.ok("<html>not found</html>"), "what it has is no JSON: "), (.ok("[]"), "what it has is no JSON Schema"),
    (.ok(#"{"message": "rate limit"}"#), "what it has is no JSON Schema"), (.ok(""), "what it has is no JSON Schema"),
  ]) func whatIsNoSchemaReplacesNothing(_ reply: LoopbackServer.Reply, _ reason: String) throws {
    let server = try server(["/app.json": reply])
    defer { server.stop() }
    let account = try Account()
    try account.write("app.json", "{}")
    let kept = try account.write(
      "127.0.0.1:\(server.port)/app.json", #"{"type": "object"}"#, in: "home/.config/settee/schemas")
    #expect(account.run("schemas", "update", "--yes", "--catalogue", server.address("/catalog.json")) == 1)
    #expect(
      lines(account).last?.hasPrefix("failed \(server.address("/app.json")): \(reason)") == true, "\(account.output)")
    #expect(try account.text(kept) == #"{"type": "object"}"#)
  }

  @Test func aCatalogueThatIsNoneReplacesNothing() throws {
    let server = try server(["/catalog.json": .ok(#"{"schemas": []}"#)])
    defer { server.stop() }
    let account = try Account()
    let kept = try account.write("catalog.json", #"{"schemas": []}"#, in: "home/.config/settee/schemas")
    #expect(account.run("schemas", "update", "--yes", "--catalogue", server.address("/catalog.json")) == 1)
    #expect(account.output.hasSuffix("what it has is no catalogue of schemas\n"))
    #expect(try account.text(kept) == #"{"schemas": []}"#)
  }

  @Test func anAddressOfAnotherKindIsNotFetched() throws {
    let account = try Account()
    #expect(account.run("schemas", "update", "--yes", "--catalogue", "ftp://example.com/catalog.json") == 1)
    #expect(
      account.output
        == "failed ftp://example.com/catalog.json: ftp://example.com/catalog.json is no address that is fetched; one begins with https://\n"
    )
  }

  /// Old files name addresses without encryption; these are asked with it.
  @Test func anUnencryptedAddressOfAFileIsAskedEncrypted() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{"$schema": "http://json.example.org/a"}"#)
    #expect(account.run("schemas", "update", file, "--dry-run") == 0)
    #expect(lines(account) == [SchemaUpdate.schemaStore, "https://json.example.org/a"])
  }

  @Test func withoutCurlItIsSaidWhatIsMissing() throws {
    let account = try Account()
    var arguments = try Arguments(["update", "--yes"])
    var errors = ""
    let output = Output { text, stream in if stream == .errors { errors += text } }
    let context = account.context(.standard, output)
    context.fetcher = WebFetcher(program: "/usr/bin/no-such-curl")
    let verb = try SchemasVerb(&arguments, in: context)
    #expect(context.saying { () throws(VerbError) in try verb.run() } == .failure)
    #expect(errors.hasSuffix("the package curl has it\n"))
  }

  @Test func aFileThatCannotBeReadIsSaid() throws {
    let account = try Account()
    #expect(account.run("schemas", "update", "/no/such.json", "--yes") == 2)
    #expect(account.run("schemas", "fetch", "--yes") == 2)
  }
}

/// The offer on the screen of a file whose schema is not at hand.
@MainActor
@Suite struct SchemaOfferTests {
  @Test func theSchemaIsFetchedFromTheScreenAndUsedAtOnce() async throws {
    let server = try LoopbackServer { path in
      path == "/app.json"
        ? .ok(#"{"type": "object", "properties": {"size": {"enum": ["small", "large"]}}}"#) : .notFound
    }
    defer { server.stop() }
    let account = try Account()
    try account.write("app.json", #"{"$schema": "\#(server.address("/app.json"))", "size": "small"}"#)
    let pilot = try HomePilot(account)
    try pilot.focus("app.json")
    pilot.press(.enter)
    #expect(pilot.screen.contains("The schema of this file is not at hand"))
    #expect(server.paths.isEmpty)
    pilot.press(.character("F"))
    #expect(pilot.screen.contains(server.address("/app.json")))
    #expect(pilot.focusedLine.contains("Leave it"))
    pilot.press(.up, .enter)
    try await pilot.wait { $0.screen.contains("‹ small ›") }
    #expect(!pilot.screen.contains("not at hand"))
    #expect(server.paths == ["/app.json"])
    // The next time it is there.
    let again = try HomePilot(account)
    try again.focus("app.json")
    again.press(.enter)
    #expect(again.screen.contains("‹ small ›"))
  }

  /// A file whose schema the server has, when it is asked for.
  private func fetching(from server: LoopbackServer, _ account: Account) throws -> HomePilot {
    try account.write("app.json", #"{"$schema": "\#(server.address("/app.json"))", "size": "small"}"#)
    let pilot = try HomePilot(account)
    try pilot.focus("app.json")
    pilot.press(.enter, .character("F"), .up, .enter)
    return pilot
  }

  @Test(arguments: [false, true]) func leavingStops(_ withControlC: Bool) async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let account = try Account()
    let pilot = try fetching(from: server, account)
    try await pilot.wait { _ in server.paths == ["/app.json"] }
    #expect(pilot.lines[0].contains("Fetching"))
    if withControlC { pilot.send(.interrupt) } else { pilot.press(.escape) }
    #expect(pilot.lines[0].contains("app.json"))
    #expect(!pilot.application.navigator.isFinished)
  }

  @Test func aFailureIsSaidAndTheOfferStays() async throws {
    let server = try LoopbackServer { _ in .notFound }
    defer { server.stop() }
    let account = try Account()
    let pilot = try fetching(from: server, account)
    try await pilot.wait { $0.screen.contains("error: 404") }
    #expect(pilot.screen.contains("not at hand"))
  }
}
