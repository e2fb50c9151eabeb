import TerminalTables

/// The page behind the byte count of all downloads.
struct DownloadsTable: TableScreen {
  enum SectionID { case episodes, all }
  enum ItemID: Hashable {
    case episode(Int)
    case clear
  }

  let player: Player
  let title = "下载"
  let chrome: ChromeParts = [.title, .rules, .keys]

  var sections: [Section<SectionID, ItemID>] {
    [Section(.episodes, player.downloads.indices.map(ItemID.episode)), Section(.all, [.clear])]
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .episode(let number):
      table.dequeue(BytesCountTitleCell.self) {
        $0.setTitle(player.downloads[number].title)
        $0.setBytesCount(player.downloads[number].bytes)
      }
    case .clear: table.dequeue(ActionTitleCell.self) { $0.setTitle("删除全部下载") }
    }
  }

  func canSelect(_ item: ItemID) -> Bool { item == .clear }

  func didSelect(_ item: ItemID, in navigator: Navigator) async {
    let question = "删除全部下载？"
    guard await navigator.confirm(question, text: "之后需要重新下载。", yes: "删除", no: "取消", isDestructive: true)
    else { return }
    player.downloads = []
    navigator.pop()
    navigator.show(message: "下载已删除", for: .seconds(3))
  }
}
