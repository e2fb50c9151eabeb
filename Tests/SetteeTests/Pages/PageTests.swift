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
      texts.append("════ \(kind.name)\n\(text)")
      if kind.name == "80×24", let title = page.pictureTitle {
        let file = PackageFolder.url("Documentation/Pictures/\(page.name).svg").path
        try pilot.expectDrawing(file: file, titled: title)
      }
    }
    let file = PackageFolder.url("Tests/SetteeTests/Pages/Snapshots/\(page.name).txt").path
    try Snapshot(file: file).expect(texts.joined())
  }
}

extension PageTests.Page {
  static let all: [Self] = [
    Self(name: "home", pictureTitle: "The home screen: settings files of this folder and account") { $0.goHome() },
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
      try await pilot.wait { !$0.shows("searching…") && !$0.shows("Nothing found") }
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
    Self(name: "unreadable") { try $0.open("broken.json") },
    Self(name: "kinds") { pilot in
      try pilot.open("sshd_config")
      try pilot.focus("Port")
      pilot.press(.character("v"))
    },
    Self(name: "preferences") { pilot in
      pilot.goHome()
      try pilot.focus("Settings")
      pilot.press(.enter)
    },
  ]
}
