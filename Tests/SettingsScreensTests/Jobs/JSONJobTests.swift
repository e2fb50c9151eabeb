import Curses
import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsScreens

/// Jobs on JSON files, each within its keys, from the file's first screen to saved.
@MainActor
@Suite(.needs(.real)) struct JSONJobTests {
  private func daemon() throws -> JobPilot {
    try JobPilot("documents/daemon.json", as: "jsonc", schema: "schemas/dockerd.json")
  }

  @Test func theSizeOfDockersLogs() throws {
    let job = try daemon()
    job.change(found: "max-s", to: "20m")
    #expect(job.keys <= 14)
    #expect(job.saved == job.before.replacing(#""max-size": "10m""#, with: #""max-size": "20m""#), "\(job.screen)")
  }

  @Test(arguments: [("mi", "registry-mirrors", "https://mirror.example"), ("dn", "dns", "192.0.2.53")])
  func anEntryOfAListThatIsEmpty(_ query: String, _ key: String, _ entry: String) throws {
    let job = try daemon()
    job.search(query)
    job.press(.enter)
    job.type(entry)
    job.press(.control("s"))
    #expect(job.keys <= 5)
    let list = "\"\(key)\": [\n    \"\(entry)\"\n  ]"
    #expect(job.saved == job.before.replacing("\"\(key)\": []", with: list), "\(job.screen)")
  }

  @Test func permissionsAndVariablesOfClaude() throws {
    let job = try JobPilot("documents/claude-settings.json", as: "jsonc", schema: "schemas/claude-code-settings.json")
    job.search("allow")
    job.press(.enter)
    let list: Path = ["permissions", "allow"]
    func entries() -> [String] { job.pilot.model.document.node(at: list)?.elements.compactMap(\.string) ?? [] }
    let former = entries()
    _ = job.count()

    job.press(.character("a"))
    job.type("Bash(make:*)")
    job.press(.enter)
    #expect(job.count() <= 3 && entries() == former + ["Bash(make:*)"])
    job.press(.up, .character("K"))
    #expect(job.count() <= 3 && entries()[3] == "Bash(make:*)", "\(job.screen)")
    job.press(.enter, .control("u"))
    job.type("Bash(ninja:*)")
    job.press(.enter)
    #expect(job.count() <= 3 && entries()[3] == "Bash(ninja:*)")
    job.press(.character("D"))
    #expect(job.count() <= 3 && entries().filter { $0 == "Bash(ninja:*)" }.count == 2)
    job.press(.character("x"))
    #expect(job.count() <= 3 && entries().count == former.count + 1)

    job.press(.escape, .escape)
    job.search("EDITOR")
    job.press(.enter)
    _ = job.count()
    job.press(.character("n"), .control("u"))
    job.type("VISUAL")
    job.press(.enter)
    #expect(job.count() <= 3)
    job.press(.character("a"))
    job.type("HTTP_PROXY")
    job.press(.enter)
    job.type("quiet proxy")
    job.press(.enter)
    #expect(job.count() <= 3)
    let env = job.pilot.model.document.node(at: ["env"])?.value
    #expect(
      env == ["CLAUDE_EFFORT": "high", "DEBUG_MODE": "true", "VISUAL": "vim", "HTTP_PROXY": "quiet proxy"],
      "\(job.screen)")
    let after = job.pilot.text
    let steps = 7
    for _ in 0..<steps { job.press(.character("u")) }
    #expect(job.pilot.text == job.before)
    for _ in 0..<steps { job.press(.control("r")) }
    job.press(.character("s"))
    #expect(job.saved == after)
    job.press(.character("u"))
    #expect(job.pilot.model.document.node(at: ["env", "HTTP_PROXY"]) == nil)
  }

  private func tsconfig() throws -> JobPilot {
    try JobPilot("documents/tsconfig.json", as: "jsonc", schema: "schemas/tsconfig.json")
  }

  @Test func theTargetOfTypeScript() throws {
    let job = try tsconfig()
    job.search("targ")
    job.press(.enter)
    job.search("22")
    job.press(.enter, .enter, .character("s"))
    #expect(job.keys <= 12)
    let sourceMap = "    \"sourceMap\": true"
    #expect(
      job.saved == job.before.replacing(sourceMap, with: sourceMap + ",\n    \"target\": \"es2022\""), "\(job.screen)")
  }

  @Test func aLibraryOfTypeScript() throws {
    let job = try tsconfig()
    job.search("lib")
    job.press(.enter)
    job.type("dom")
    job.press(.control("s"))
    #expect(job.keys <= 8)
    let sourceMap = "    \"sourceMap\": true"
    #expect(
      job.saved == job.before.replacing(sourceMap, with: sourceMap + ",\n    \"lib\": [\n      \"dom\"\n    ]"),
      "\(job.screen)")
  }

  @Test func anAliasOfTypeScript() throws {
    let job = try tsconfig()
    job.search("path")
    job.press(.enter)
    job.type("@app/*")
    job.press(.enter)
    job.type("src/*")
    job.press(.control("s"))
    #expect(job.keys <= 12)
    let paths = job.pilot.model.document.node(at: ["compilerOptions", "paths"])?.value
    #expect(paths == ["@app/*": ["src/*"]], "\(job.saved)\n\(job.screen)")
  }
}
