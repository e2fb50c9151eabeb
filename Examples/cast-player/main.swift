import TerminalTables

// 播放器的设置页：六种单元格，由三个特征拼成。 The settings pages of a player, in Chinese: six kinds of cell, put
// together from traits.

struct PlayerTable: TableScreen {
  enum SectionID { case quality, playback, storage, more }
  enum ItemID { case quality, skip, downloads, cache, clear, feedback, about }

  let player: Player
  let title = "设置"
  let chrome: ChromeParts = [.title, .rules, .keys]
  let sections = [
    Section(SectionID.quality, [ItemID.quality]), Section(.playback, [.skip]),
    Section(.storage, [.downloads, .cache, .clear]), Section(.more, [.feedback, .about]),
  ]

  func header(for section: SectionID) -> String? {
    switch section {
    case .quality: "画质"
    case .playback: "播放"
    case .storage: "存储空间"
    case .more: nil
    }
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .quality:
      table.dequeue(ValuePickerCell.self) {
        $0.setOptions(player.qualities, selected: player.quality) { player.quality = $0 }
      }
    case .skip:
      table.dequeue(ValuePickerLabelCell.self) {
        $0.setTitle("快进间隔")
        $0.setOptions(player.skips, selected: player.skip, title: { "\($0) 秒" }) { player.skip = $0 }
      }
    case .downloads:
      table.dequeue(DisclosureBytesCountTitleCell.self) {
        $0.setTitle("下载")
        $0.setBytesCount(player.downloadBytes)
      }
    case .cache:
      table.dequeue(BytesCountTitleCell.self) {
        $0.setTitle("缓存")
        $0.setBytesCount(player.cache)
      }
    case .clear: table.dequeue(ActionTitleCell.self) { $0.setTitle("清除缓存") }
    case .feedback: table.dequeue(DisclosureTitleCell.self) { $0.setTitle("意见反馈") }
    case .about: table.dequeue(DisclosureTitleCell.self) { $0.setTitle("关于") }
    }
  }

  func canSelect(_ item: ItemID) -> Bool { item != .cache }

  func didSelect(_ item: ItemID, in navigator: Navigator) async {
    switch item {
    case .downloads: navigator.push(DownloadsTable(player: player))
    case .clear: await clearCache(in: navigator)
    case .feedback: navigator.push(FeedbackTable(player: player))
    case .about: navigator.push(AboutTable())
    case .quality, .skip, .cache: break
    }
  }

  private func clearCache(in navigator: Navigator) async {
    let question = "清除缓存？"
    guard await navigator.confirm(question, text: "缓存的内容会重新加载。", yes: "清除", no: "取消", isDestructive: true)
    else { return }
    player.cache = 0
    navigator.reloadTop()
    navigator.show(message: "缓存已清除", for: .seconds(3))
  }
}

Application.main(PlayerTable(player: Player())) { $0.navigator.words = .chinese }
