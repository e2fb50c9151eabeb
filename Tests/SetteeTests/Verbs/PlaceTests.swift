import Foundation
import SettingsDocuments
import SettingsPrograms
import Testing

@testable import settee

/// The verb that root runs for an editor that is not root does nothing else, and nothing for anybody else.
@MainActor
@Suite struct PlaceTests {
  let account: Account
  let file: String

  init() throws {
    account = try Account()
    file = try account.write("x.conf", "a = 1\n")
  }

  /// A program that root alone may change.
  private static let trusted = try? SystemFileSystem().resolve("/bin/true")

  private func place(
    _ path: String, _ bytes: [UInt8]? = nil, account number: UInt32 = 0, program: String? = Self.trusted
  ) throws -> (status: Int32, errors: String, output: String) {
    var (errors, said) = ("", "")
    let output = Output { text, stream in if stream == .errors { errors += text } else { said += text } }
    let placement = FilePlacement(
      path: path, expected: ContentHash(of: Array("a = 1\n".utf8)), text: Array("a = 2\n".utf8))
    let input = Input { _ in bytes ?? placement.bytes }
    var arguments = try Arguments([path])
    var verb = try PlaceVerb(&arguments, in: account.context(input, output))
    (verb.account, verb.program) = (number, program)
    return (verb.context.saying { () throws(VerbError) in try verb.run() }.code, errors, said)
  }

  @Test func rootPlacesIt() throws {
    guard geteuid() == 0 else { return print("skipped: only root places files for others") }
    let outcome = try place(file)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "placed\n")
    #expect(try account.text(file) == "a = 2\n")
    #expect(try place(file).status == 1)
  }

  @Test func rootsHistoryKnowsWhatWasPlaced() throws {
    guard geteuid() == 0 else { return print("skipped: only root places files for others") }
    let file = try account.write("x.toml", "a = 1\n")
    #expect(try place(file).status == 0)
    #expect(account.run("log", file) == 0 && account.output.contains("a: 1 → 2"), "\(account.output)")
  }

  @Test func othersAreRefused() throws {
    #expect(try place(file, account: 1000).errors.contains("place is for sudo and doas"))
    #expect(try place("x.conf").errors.contains("must be absolute"))
    #expect(try place(file, Array("a = 2\n".utf8)).errors.contains("did not come whole"))
    #expect(try account.text(file) == "a = 1\n")
  }

  @Test func aProgramThatOthersMayChangeRefusesItself() throws {
    guard geteuid() == 0 else { return print("skipped: only root can give a file away") }
    // Below the folder for temporary files anybody may put something.
    #expect(try place(file, program: file).errors.contains("may be written by others than root"))
    #expect(try place(file, program: nil).errors.contains("cannot be found"))
    #expect(TrustedProgram.distrust(of: try #require(Self.trusted)) == nil)
    #expect(try account.text(file) == "a = 1\n")
  }

  @Test func itIsNoVerbForPeople() {
    #expect(!VerbTable.forPeople.contains { $0 == PlaceVerb.self })
    #expect(account.run("place") == 2)
    #expect(account.run("place", "--force", file) == 2)
  }
}
