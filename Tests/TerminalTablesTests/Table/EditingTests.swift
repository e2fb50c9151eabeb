import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

@MainActor
@Suite struct EditingTests {
  @MainActor
  private final class Model {
    var text = "/usr/bin"
    var offered: [String] = []
  }

  private func pilot(columns: Int, title: String = "Helper", model: Model) throws -> TablePilot {
    let pilot = try TablePilot(rows: 4, columns: columns)
    try pilot.table.apply(
      [Section("all", ["field", "other"])],
      views: TableViews(cell: { item, table in
        guard item == "field" else { return table.dequeue(BasicCell.self) { $0.setTitle(item) } }
        return table.dequeue(TextFieldCell.self) { cell in
          cell.setTitle(title)
          cell.setText(model.text, placeholder: "none")
          cell.onValidate = { text throws(TextProblem) in
            if !text.hasPrefix("/") { throw TextProblem("must begin with /") }
          }
          cell.onCommit = { [unowned table] text throws(TextProblem) in
            model.offered.append(text)
            guard text.hasPrefix("/") else { throw TextProblem("must begin with /") }
            model.text = text
            table.reconfigure("field")
          }
        }
      }))
    pilot.draw()
    return pilot
  }

  @Test func enterTakesTheTextOver() throws {
    let model = Model()
    let pilot = try pilot(columns: 40, model: model)
    #expect(pilot.table.beginEditing())
    pilot.table.handleEditing(.control("u"))
    for character in "/bin/ls" { pilot.table.handleEditing(.character(character)) }
    #expect(pilot.draw()[0].contains("/bin/ls"))
    pilot.table.handleEditing(.enter)
    #expect(!pilot.table.isEditing && model.text == "/bin/ls")
    #expect(pilot.draw()[0].contains("/bin/ls"))
  }

  @Test func escapeLeavesItAsItWas() throws {
    let model = Model()
    let pilot = try pilot(columns: 40, model: model)
    let before = pilot.draw()
    pilot.table.beginEditing()
    pilot.table.paste("nonsense")
    pilot.draw()
    pilot.table.handleEditing(.escape)
    #expect(pilot.draw() == before && model.offered.isEmpty)
  }

  @Test func whatIsWrongIsSaidWhileTypingAndKeepsTheEditorOpen() throws {
    let model = Model()
    let pilot = try pilot(columns: 40, model: model)
    pilot.table.beginEditing()
    pilot.table.handleEditing(.control("u"))
    pilot.table.handleEditing(.character("x"))
    #expect(pilot.table.editingProblem == "must begin with /")
    pilot.table.handleEditing(.enter)
    #expect(pilot.table.isEditing && model.text == "/usr/bin")
    pilot.table.handleEditing(.escape)
    #expect(!pilot.table.isEditing, "one can always leave")
  }

  @Test func lineBreaksInAPasteBecomeBlanks() throws {
    let model = Model()
    let pilot = try pilot(columns: 40, model: model)
    pilot.table.beginEditing()
    pilot.table.handleEditing(.control("u"))
    pilot.table.paste("/a\nb\r\nc")
    pilot.table.handleEditing(.enter)
    #expect(model.text == "/a b c")
  }

  @Test(arguments: [5, 10, 14, 20, 30, 40, 80]) func theCursorStandsBehindWhatIsTyped(columns: Int) throws {
    let model = Model()
    let pilot = try pilot(columns: columns, title: "A title of some length", model: model)
    pilot.table.beginEditing()
    pilot.table.handleEditing(.control("u"))
    for character in "/設定/a long path/with 設" { pilot.table.handleEditing(.character(character)) }
    let lines = pilot.draw()
    let cursor = try #require(pilot.table.cursorPlace)
    #expect(cursor.isVisible)
    #expect((0..<columns).contains(cursor.point.column) && (0..<4).contains(cursor.point.row))
    if columns >= 10 {
      let before = pilot.cells[cursor.point.row][..<cursor.point.column].map(\.text).joined()
      #expect(before.hasSuffix("設"), "\(lines)")
    }
  }
}
