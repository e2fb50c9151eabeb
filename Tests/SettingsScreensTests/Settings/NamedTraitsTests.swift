import Testing

@testable import SettingsScreens
@testable import TerminalTables

/// The traits of the screens' own cells are named where they are registered, and are those that the runtime tells.
@MainActor
@Suite struct NamedTraitsTests {
  @Test func theyAreThoseOfTheClass() throws {
    let pilot = try SettingsPilot("{}")
    let table = TableView()
    let host = DocumentHost(editor: nil)
    SettingsScreen(pilot.model, host: host).register(in: table)
    ChoicesScreen(pilot.model, path: ["a"], close: {}).register(in: table)
    KindsScreen(pilot.model, path: ["a"]) { _, _ in }.register(in: table)
    for kind in table.pool.kinds {
      let asked = RowKind(kind.type, identifier: nil, make: kind.make)
      #expect(kind.named != nil, "\(kind.type)")
      #expect(kind.isHighlightable == asked.isHighlightable, "\(kind.type)")
      #expect(kind.isPickable == asked.isPickable && kind.isSteppable == asked.isSteppable, "\(kind.type)")
      #expect(kind.isSwitchable == asked.isSwitchable && kind.isEditable == asked.isEditable, "\(kind.type)")
      #expect(kind.isDisclosing == asked.isDisclosing && kind.isModifiable == asked.isModifiable, "\(kind.type)")
    }
  }
}
