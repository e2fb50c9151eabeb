import Curses
import TerminalTables

struct Plain: TableScreen {
  enum SectionID { case all }
  let title = "Rows"
  let sections = [Section(SectionID.all, 0..<1_000_000)]
  func cell(for item: Int, in table: TableView) -> any Cell {
    table.dequeue(BasicCell.self) { $0.setTitle("\(item) value \(item &* 7919 % 1000) some words of text") }
  }
}
struct Columned: ColumnScreen {
  enum SectionID { case all }
  let title = "Rows"
  let sections = [Section(SectionID.all, 0..<1_000_000)]
  let columns = [
    Column(0, "NUMBER", width: .fit(), alignment: .trailing), Column(1, "VALUE", width: .fixed(8), alignment: .trailing),
    Column(2, "TEXT", width: .fill()),
  ]
  func text(of item: Int, in column: Int) -> String {
    column == 0 ? "\(item)" : column == 1 ? "value \(item &* 7919 % 1000)" : "some words of text"
  }
}
@MainActor final class FModel {
  let files = ["bin": ["ls", "cp", "设定.json"], "etc": (0..<80).map { "file \($0)" }, "usr": []]
  var folder = "bin"
}
struct FoldersTable: TableScreen {
  enum SectionID { case all }
  let title = "Folders"
  let model: FModel
  var sections: [Section<SectionID, String>] { [Section(.all, model.files.keys.sorted())] }
  func cell(for name: String, in table: TableView) -> any Cell { table.dequeue(BasicCell.self) { $0.setTitle(name) } }
  func didFocus(_ name: String, in table: TableView) { model.folder = name }
  func help(for item: String) -> RowHelp? { RowHelp("The folder \(item)", text: "It has \(model.files[item]?.count ?? 0) files.") }
}
struct FilesTable: ColumnScreen {
  enum SectionID { case all }
  let model: FModel
  var title: String { model.folder }
  let columns = [Column(0, "NAME", width: .fill()), Column(1, "SIZE", alignment: .trailing)]
  var sections: [Section<SectionID, String>] { [Section(.all, model.files[model.folder] ?? [])] }
  func text(of item: String, in column: Int) -> String { column == 0 ? item : "\(item.utf8.count * 1000)" }
  func help(for item: String) -> RowHelp? { RowHelp("The file \(item)") }
}
let terminal = try Terminal.open()
let application = Application(on: terminal)
let words = CommandLine.arguments
if words[1] == "panes" {
  let model = FModel()
  let split = SplitScreen("Files", axis: words[2] == "h" ? .horizontal : .vertical, [
    Pane(FoldersTable(model: model), size: words[2] == "h" ? .fixed(24) : .weight(1)), Pane(FilesTable(model: model), followsFocus: true),
  ])
  _ = application.run(split)
} else if words[1] == "plain" { application.navigator.push(Plain()) } else { application.navigator.push(Columned()) }
application.display()
let key: Key = words[2] == "page" ? .pageDown : .down
for _ in 0..<(Int(words[3]) ?? 0) {
  _ = application.answer(.key(key))
  application.display()
}
terminal.close()
