import SettingsFiles
import TerminalTables

/// Offers the two whole contents of a file that a save in place was interrupted on.
@MainActor
struct InterruptedSaveScreen: TableScreen {
  enum SectionID { case answers }
  enum ItemID: Hashable {
    case before, after, leave
  }

  let name: String
  let save: InterruptedSave
  /// The screen that follows the answer; nil where the file cannot be opened.
  let next: () -> (any Screen)?
  let title = "Interrupted save"

  var status: String { name }

  var sections: [Section<SectionID, ItemID>] { [Section(.answers, [.after, .before, .leave])] }

  func header(for section: SectionID) -> String? { "A SAVE OF \(name) WAS INTERRUPTED" }

  func footer(for section: SectionID) -> String? {
    save.isTorn
      ? "The file holds the beginning of the new text and the rest of the old one. Both are known whole."
      : "The file was changed by another program since. The texts before and after the save are known whole."
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .after: table.action("Finish the save")
    case .before: table.action("Put back what it held before")
    case .leave: table.action("Leave it as it is")
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .after: RowHelp("Writes the text that was being saved")
    case .before: RowHelp("Writes the text from before the save")
    case .leave: RowHelp("Forgets both texts, and opens the file as it is")
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    let isDone = navigator.attempt { () throws(FileError) in
      switch item {
      case .after: try save.restore(.after)
      case .before: try save.restore(.before)
      case .leave: save.discard()
      }
    }
    if isDone, let next = next() { navigator.replaceTop(with: next) }
  }
}
