import SettingsScreens
import Testing

@testable import settee

/// The editor that the user named, and how it is told the line.
@Suite struct EditorCommandTests {
  @Test(
    arguments: [
      ([:], "vi"), (["EDITOR": "nano"], "nano"), (["EDITOR": "nano", "VISUAL": "/usr/bin/vim -u NONE"], "vim"),
      (["VISUAL": "", "EDITOR": "hx"], "hx"), (["EDITOR": "/usr/bin/settee --large"], "vi"),
      (["VISUAL": "settee", "EDITOR": "hx"], "hx"),
    ] as [([String: String], String)])
  func isVisualThenEditorThenVi(_ environment: [String: String], _ name: String) {
    #expect(EditorCommand(environment: environment).name == name)
  }

  @Test(
    arguments: [
      ("vim", ["+7", "/a b"]), ("code -n", ["--wait", "--goto", "/a b:7"]), ("hx", ["/a b:7"]), ("ed", ["/a b"]),
    ])
  func tellsTheLineInTheEditorsOwnWay(_ command: String, _ words: [String]) {
    #expect(EditorCommand(environment: ["EDITOR": command]).arguments(path: "/a b", line: 7) == words)
  }

  @Test(arguments: ["-x", "+!touch x", "!touch x", "scp://host/x", "~root", "a b"])
  func aNameIsNoOptionAndNoCommandToAnyEditor(_ name: String) {
    func words(_ editor: String) -> [String] {
      EditorCommand(environment: ["EDITOR": editor]).arguments(path: name, line: 1)
    }
    for editor in ["vi", "vim", "nano", "emacs"] { #expect(words(editor) == ["+1", "./" + name]) }
    #expect(words("hx") == ["./\(name):1"])
    #expect(words("code") == ["--wait", "--goto", "./\(name):1"])
    #expect(words("ed") == ["./" + name])
  }

  @Test func theShellReadsTheCommandAndNotTheFilesName() throws {
    let name = "/tmp/$(touch pwned) ' \" `x` ;"
    #expect(throws: ProgramError.self) { try EditorCommand.run("test \"a b\" =", [name]) }
    try EditorCommand.run("A=1; test \"\(1)\" = 1 && true", [])
    try EditorCommand.run("test '/tmp/$(touch pwned) '\\'' \" `x` ;' =", [name])
  }

  @Test func anEditorThatIsNotThereOrFailsIsSaid() {
    #expect { try EditorCommand.run("no-such-editor 2>/dev/null", ["x"]) } throws: {
      "\($0)".contains("VISUAL or EDITOR")
    }
    #expect { try EditorCommand.run("exit 3;", []) } throws: { "\($0)".contains("status 3") }
  }
}
