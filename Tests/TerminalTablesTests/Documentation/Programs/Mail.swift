import TerminalTables

struct Letter: Hashable {
  var subject: String
  var text: String
}

@MainActor final class Mail {
  var letters = [Letter]()
  var chosen: Letter?

  init(_ letters: [Letter]) { self.letters = letters }
}

struct LettersTable: TableScreen {
  enum SectionID { case all }
  let mail: Mail
  let title = "Letters"
  let emptyMessage = "No letters"
  var status: String { "\(mail.letters.count) letters" }
  var sections: [Section<SectionID, Letter>] { [Section(.all, mail.letters)] }

  func cell(for letter: Letter, in table: TableView) -> any Cell {
    table.dequeue(BasicCell.self) { $0.setTitle(letter.subject) }
  }

  func didFocus(_ letter: Letter, in table: TableView) { mail.chosen = letter }

  func keyBindings(for letter: Letter?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    guard let letter else { return [] }
    return [
      KeyBinding("delete", keys: [.character("d")], help: "delete", explanation: "Deletes the letter") {
        mail.letters.removeAll { $0 == letter }
        table.reloadSections()
      }
    ]
  }
}

struct LetterTable: TableScreen {
  enum SectionID { case all }
  let mail: Mail
  var title: String { mail.chosen?.subject ?? "" }
  var sections: [Section<SectionID, Int>] { [Section(.all, 0..<lines.count)] }
  private var lines: [Substring] { mail.chosen?.text.split(separator: "\n") ?? [] }

  func cell(for line: Int, in table: TableView) -> any Cell {
    table.dequeue(BasicCell.self) { $0.setTitle(String(lines[line])) }
  }
}

@MainActor func mailScreen(_ mail: Mail) -> SplitScreen {
  SplitScreen(
    "Mail",
    [
      Pane(LettersTable(mail: mail), size: .fixed(24)),
      Pane(LetterTable(mail: mail), followsFocus: true),
    ])
}
