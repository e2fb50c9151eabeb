import Foundation
import Testing

@testable import settee

/// `settee check FOLDER`: what is looked at, and what is accepted.
@MainActor
@Suite struct CheckFolderTests {
  private let account: Account
  private let folder: String
  private let wrong = #"{ "$schema": "../s.json", "size": 10 }"#

  init() throws {
    account = try Account()
    folder = account.currentFolder + "/conf"
    try account.write(
      "s.json", #"{ "properties": { "size": { "maximum": 9 }, "level": { "enum": ["low", "high"] } } }"#)
    try account.write("conf/a.json", wrong)
  }

  @Test func aFolderIsWalkedAndWhatIsPassedOverIsCounted() throws {
    try account.write("conf/.gitignore", "*.old.json\n")
    try account.write("conf/.setteeignore", "/vendor\n")
    for name in ["b.old.json", "vendor/c.json", "sub/d.json"] { try account.write("conf/" + name, "{") }
    try account.write("conf/picture.png", "png")
    try account.write("conf/bytes.json", "\0\u{1}")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder + "/out.json", withDestinationPath: "/etc/hostname")
    try manager.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: "..")
    #expect(account.run("check", folder) == 1)
    #expect(
      account.output == """
        \(folder)/a.json:1:35: size: 10 is more than 9, the most allowed
        \(folder)/sub/d.json:1:1: expected "}", found the end of the file: the { that opens here is not closed

        """)
    #expect(
      account.errors == """
        2 files: 1 by their schemas, 1 syntax only
        passed over: 2 ignored, 3 of no known format, 1 binary, 2 links out of the folder

        """)
    #expect(account.run("check", "--quiet", folder) == 1 && account.errors == "")
    #expect(account.run("check", account.currentFolder + "/none") == 2)
  }

  @Test func aNamedFileIsCheckedAllTheSameButWhereItIsToBeTakenAsFound() throws {
    try account.write("conf/.gitignore", "a.json\n")
    let ignored = try account.write("conf/vendor/b.json", "{")
    try account.write("conf/.setteeignore", "vendor/\n")
    let text = try account.write("conf/notes.txt", "some words\n")
    #expect(account.run("check", "--quiet", "\(folder)/a.json", ignored) == 1)
    #expect(account.run("check", text) == 2)
    #expect(account.run("check", "--skip-unknown", ignored, text) == 0)
    #expect(account.output == "" && account.errors == "passed over: 1 ignored, 1 of no known format\n")
    // What git ignores and somebody names is meant.
    #expect(account.run("check", "--skip-unknown", "\(folder)/a.json") == 1)
  }

  @Test func aCommentBesideALineOrAboveItAcceptsIt() throws {
    let file = try account.write(
      "conf/b.jsonc",
      """
      { "$schema": "../s.json",
        "size": 10, // settee:ignore
        // settee:ignore, until the new disk is there
        "level": "none",
        "b": { "size": "settee:ignore" } }
      """)
    #expect(account.run("check", "--quiet", file) == 0 && account.output == "")
    #expect(account.run("check", file) == 0 && account.errors.hasSuffix("accepted: 2\n"))
    // In a value it is no comment.
    try account.write("conf/b.jsonc", "{ \"$schema\": \"../s.json\",\n  \"level\": \"settee:ignore\" }\n")
    #expect(account.run("check", "--quiet", file) == 1)
    #expect(
      account.run("check", "--json", "--quiet", try account.write("conf/c.jsonc", wrong + " // settee:ignore\n")) == 0)
    #expect(account.output.contains(#""valid": true, "accepted": 1, "#))
  }

  @Test func aTeamBeginsWithWhatItHas() throws {
    let list = account.currentFolder + "/accepted.json"
    try account.write("conf/b.json", "{")
    #expect(account.run("check", "--write-baseline", list, folder) == 0)
    #expect(account.output == "" && account.errors.hasPrefix("\(list): 2 problems are accepted\n"))
    #expect(
      try account.text(list) == """
        {
          "accepted": [
            {"file": "conf/a.json", "rule": "maximum", "setting": "/size", "message": "size: 10 is more than 9, the most allowed"},
            {"file": "conf/b.json", "rule": "syntax", "message": "expected \\"}\\", found the end of the file: the { that opens here is not closed"}
          ]
        }

        """)
    #expect(account.run("check", "--quiet", "--baseline", list, folder) == 0 && account.output == "")
    // Lines may move; what is new is said, also where it is the same setting.
    try account.write("conf/a.json", "\n\n" + wrong)
    #expect(account.run("check", "--quiet", "--baseline", list, folder) == 0)
    try account.write("conf/a.json", wrong.replacing("10", with: "11"))
    #expect(account.run("check", "--baseline", list, folder) == 1)
    #expect(account.output == "\(folder)/a.json:1:35: size: 11 is more than 9, the most allowed\n")
    #expect(account.errors.hasSuffix("accepted: 1\n1 accepted problems are gone; --write-baseline leaves them out\n"))
    #expect(account.run("check", "--write-baseline", list, folder) == 0)
    #expect(try account.text(list).contains("size: 11"))
    try account.write("accepted.json", "[]")
    #expect(account.run("check", "--baseline", list, folder) == 2)
    #expect(account.errors.contains("this is no list of accepted problems"))
  }
}
