import Curses
import TerminalTables
import TerminalTablesTesting
import TestSupport
import Testing

@testable import settee

/// Each screen of the program as a person has looked at it, on terminals of all sizes and kinds.
@MainActor
@Suite struct PageTests {
  /// A screen, and how a user gets there.
  struct Page: Sendable, CustomTestStringConvertible {
    let name: String
    /// What the picture of it shows, where the manual has one.
    var pictureTitle: String?
    let steps: @MainActor @Sendable (PagePilot) async throws -> Void

    var testDescription: String { name }
  }

  @Test(arguments: Page.all)
  func looksAsRecorded(_ page: Page) async throws {
    var texts: [String] = []
    for kind in PageTerminal.all {
      let pilot = try PagePilot(on: kind)
      try await page.steps(pilot)
      // What the attributes mean is recorded once; without colours they are all there is.
      let picture = pilot.picture
      let isWhole = ["80×24", "NO_COLOR"].contains(kind.name)
      let text = isWhole ? picture.description : picture.lines.map { $0 + "\n" }.joined()
      texts.append("════ \(kind.name)\n\(Self.timeless(text))")
      if kind.name == "80×24", let title = page.pictureTitle {
        let file = PackageFolder.url("Documentation/Pictures/\(page.name).svg").path
        try pilot.expectDrawing(file: file, titled: title)
      }
    }
    let file = PackageFolder.url("Tests/SetteeTests/Pages/Snapshots/\(page.name).txt").path
    try Snapshot(file: file).expect(texts.joined())
  }
}

extension PageTests {
  /// A screen without the time at which it was made, and without what was sent, which is more where tests share the
  /// terminal's library.
  fileprivate static func timeless(_ text: String) -> String {
    let dated = text.replacing(/from [-0-9]{5,10}[ :0-9]*/) { "from 2026-01-01 00:00".prefix($0.0.count) }
    return dated.replacing(/Since the last key(.|\n)*/) { $0.0.replacing(/[0-9]+/, with: "N") }
  }
}

extension PageTests.Page {
  static let all: [Self] = [
    Self(name: "home", pictureTitle: "The home screen: this machine's programs, and the settings files found") {
      try await $0.goHomeAmongPrograms()
    },
    Self(name: "settee") { pilot in
      pilot.goHome()
      pilot.press(.end, .enter)
    },
    Self(name: "settings", pictureTitle: "The settings of a file, as sections of cells") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.focus("mode")
    },
    Self(name: "settings-changed") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.changeSome()
    },
    Self(name: "choices") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.focus("mode")
      pilot.press(.enter)
    },
    Self(name: "editing") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.focus("station")
      pilot.press(.enter, .control("u"))
      pilot.type("No")
    },
    Self(name: "refused") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.focus("interval")
      pilot.press(.enter, .control("u"))
      pilot.type("7")
      pilot.press(.enter)
    },
    Self(name: "list") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.focus("watchers")
      pilot.press(.enter)
    },
    Self(name: "map") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.focus("buoys")
      pilot.press(.enter)
    },
    Self(name: "lines") { pilot in
      try pilot.open("sshd_config")
      try pilot.focus("MaxAuthTries")
    },
    Self(name: "search", pictureTitle: "The search of a whole file, with what is not set too") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.focus("mode")
      pilot.press(.character("/"))
      pilot.type("report")
      try await pilot.wait { $0.shows("sendReports") && !$0.shows("searching…") }
    },
    Self(name: "commands") { pilot in
      try pilot.open("lighthouse.json")
      pilot.press(.character("?"))
    },
    Self(name: "about") { pilot in
      try pilot.open("lighthouse.json")
      pilot.press(.end, .enter)
    },
    Self(name: "problems", pictureTitle: "What a schema finds wrong with a file") { pilot in
      try pilot.open("mistaken.json")
      pilot.press(.character("!"))
    },
    Self(name: "review", pictureTitle: "The changes of a file before they are saved") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.changeSome()
      pilot.press(.character("d"))
    },
    Self(name: "leave") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.changeSome()
      pilot.press(.character("q"))
    },
    Self(name: "conflict") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.changeSome()
      let theirs = PageSamples.settings.replacing("Rauhe Klippe", with: "Hohe Klippe")
      try pilot.account.write("station/lighthouse.json", theirs, in: "home")
      pilot.press(.character("s"))
    },
    Self(name: "help") { pilot in
      try pilot.openRefusing()
      try pilot.focus("mode")
      pilot.press(.function(1))
    },
    Self(name: "copying") { pilot in
      try pilot.openRefusing()
      try pilot.focus("station")
      pilot.press(.character("y"))
    },
    Self(name: "text") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.focus("greeting")
      pilot.press(.enter)
      pilot.type("\n")
      pilot.paste("Keep off the rocks.")
    },
    Self(name: "color") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.focus("color")
      pilot.press(.enter)
    },
    Self(name: "path") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.focus("logFile")
      pilot.press(.enter, .control("u"))
      pilot.type("./")
      pilot.press(.tab)
      try await pilot.wait { $0.shows("broken.json") }
    },
    Self(name: "date") { pilot in
      try pilot.openRelay()
      try pilot.focus("started")
      pilot.press(.enter)
    },
    Self(name: "shapes") { pilot in
      try pilot.openRelay()
      try pilot.focus("source")
      pilot.press(.character("v"))
    },
    Self(name: "shape-change") { pilot in
      try pilot.openRelay()
      try pilot.focus("source")
      pilot.press(.character("v"))
      try pilot.focus("Network")
      pilot.press(.enter)
    },
    Self(name: "adding") { pilot in
      try pilot.openRelay()
      try pilot.focus("sinks")
      pilot.press(.enter, .character("a"))
      pilot.type("file")
      pilot.press(.enter)
    },
    Self(name: "naming") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.focus("buoys")
      pilot.press(.enter, .character("a"))
      pilot.type("east")
    },
    Self(name: "reset-all") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.focus("mode")
      pilot.press(.character("R"))
    },
    Self(name: "review-left-out") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.changeSome()
      pilot.press(.character("d"), .down, .character(" "))
    },
    Self(name: "outside") { pilot in
      try pilot.open("lighthouse.json")
      try pilot.changeSome()
      let theirs = PageSamples.settings.replacing("Rauhe Klippe", with: "Hohe Klippe")
      try pilot.account.write("station/lighthouse.json", theirs, in: "home")
      pilot.files.followOutsideChanges(on: pilot.navigator)
      try pilot.focus("station")
    },
    Self(name: "read-only") { pilot in
      try pilot.openRefusing()
      try pilot.focus("timeoutSeconds")
      pilot.press(.right, .home)
    },
    Self(name: "not-saved") { pilot in
      try pilot.openRefusing()
      try pilot.focus("timeoutSeconds")
      pilot.press(.right, .home, .character("s"), .down)
    },
    Self(name: "elsewhere") { pilot in
      try pilot.openRefusing()
      try pilot.focus("timeoutSeconds")
      pilot.press(.right, .home, .character("s"), .down, .down, .enter)
    },
    Self(name: "recovery") { pilot in
      try pilot.leaveUnsaved("lighthouse.json") { session in
        try session.set(["mode"], to: "fog")
        try session.set(["lamp", "period"], to: 6)
      }
      try pilot.open("lighthouse.json")
    },
    Self(name: "inspector") { pilot in
      pilot.application.inspectorKey = .control("g")
      try pilot.open("lighthouse.json")
      try pilot.focus("mode")
      pilot.press(.right, .control("g"))
    },
    Self(name: "open-file") { pilot in
      pilot.goHome()
      pilot.press(.character("o"))
      pilot.type("~/station/l")
      try await pilot.wait { $0.shows("station/light") }
    },
    Self(name: "new-file") { pilot in
      pilot.goHome()
      pilot.press(.character("n"))
      pilot.type("~/beacon")
      pilot.press(.enter)
    },
    Self(name: "unreadable") { try $0.open("broken.json") },
    Self(name: "kinds") { pilot in
      try pilot.account.write("station/plain.toml", "limit = 5\nname = \"x\"\n", in: "home")
      try pilot.open("plain.toml")
      try pilot.focus("limit")
      pilot.press(.character("v"))
    },
    Self(name: "preferences") { pilot in
      pilot.goHome()
      pilot.press(.end, .enter)
      try pilot.focus("Settings")
      pilot.press(.enter)
    },
  ]
}
