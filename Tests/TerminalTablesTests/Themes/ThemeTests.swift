import Curses
import Foundation
import TerminalTablesTesting
import Testing

@testable import TerminalTables

@Suite("Themes")
struct ThemeTests {
  @Test func readsAttributesAndColours() throws {
    let theme = try Theme(
      parsing: """
        # my own
        error = bold, #ff0000 on black
        value = underline, 81
        title = plain
        """)
    #expect(
      theme[.error] == Style(attributes: .bold, foreground: .rgb(255, 0, 0), background: .indexed(0)))
    #expect(theme[.value] == Style(attributes: .underline, foreground: .indexed(81)))
    #expect(theme[.highlight] == Theme.monochrome[.highlight])
  }

  @Test func rolesOfAProgramHaveTheirOwnStyles() throws {
    let high = StyleRole("cpu-high", fallback: .error)
    let low = StyleRole("cpu-low", fallback: high)
    #expect(StyleRole("cpu-high", fallback: .title) == high && StyleRole("error") == .error)
    #expect(high.name == "cpu-high" && high.fallback == .error && StyleRole.all.contains(low))
    #expect(Theme.standard[low] == Theme.standard[.error], "it looks like what it falls back to")
    let theme = try Theme(parsing: "cpu-high = underline, 81", over: .standard, roles: [high, low])
    #expect(theme[high] == Style(attributes: .underline, foreground: .indexed(81)) && theme[low] == theme[high])
    #expect(theme[.error] == Theme.standard[.error])
    #expect(throws: NamedLinesError.self) { try Theme(parsing: "cpu-hihg = bold", roles: [high, low]) }
  }

  @MainActor
  @Test func aPaletteKnowsRolesThatWereNamedAfterIt() throws {
    let pilot = try TablePilot(theme: .monochrome)
    let early = StyleRole("early", fallback: .header)
    var theme = Theme.monochrome
    theme[early] = Style(attributes: .underline)
    let palette = Palette(theme, on: pilot.terminal)
    let late = StyleRole("late-\(StyleRole.all.count)", fallback: early)
    #expect(palette[early] == pilot.terminal.pen(for: Style(attributes: .underline)))
    #expect(palette[late] == palette[early])
  }

  @Test(arguments: [
    ("eror = bold", 1), ("\n\nerror bold", 3), ("error = boldly", 1), ("error = #12345", 1), ("error = 256", 1),
  ])
  func saysWhichLineIsWrong(text: String, line: Int) {
    let error = #expect(throws: NamedLinesError.self) { try Theme(parsing: text) }
    #expect(error?.line == line)
  }

  /// WCAG 2.1, 1.4.3: a contrast of 4.5 for text; rules are no text.
  @Test(arguments: [(Theme.dark, 0.0), (Theme.light, 1.0)])
  func theThemesThatShipAreLegible(theme: Theme, background: Double) {
    for role in StyleRole.all where role != .rule {
      guard case .rgb(let red, let green, let blue) = theme[role].foreground else { continue }
      let light = luminance(red, green, blue)
      let contrast = (max(light, background) + 0.05) / (min(light, background) + 0.05)
      #expect(contrast >= 4.5, "\(role) has a contrast of \(contrast)")
    }
  }

  private func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
