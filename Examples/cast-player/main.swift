import Curses
import TerminalTables

// 播放器的设置页：六种单元格，由三个特征拼成。 The settings pages of a player, in Chinese: six kinds of cell, put
// together from traits.

/// What the pages show and change.
@MainActor
final class Player {
  let qualities = ["自动", "高清", "标清"]
  var quality = "自动"
  let skips = [5, 10, 30]
  var skip = 10
  var cache: Int? = 3_200_000_000
  var downloads: [(title: String, bytes: Int?)] = [("第一集：开始", 734_003_200), ("第二集：途中 🚄", 812_646_400), ("未知", nil)]

  var downloadBytes: Int { downloads.reduce(0) { $0 + ($1.bytes ?? 0) } }
}

struct PlayerTable: TableScreen {
  enum SectionID { case quality, playback, storage, more }
  enum ItemID { case quality, skip, downloads, cache, clear, feedback, about }

  let player: Player
  let title = "设置"
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

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .downloads: navigator.push(DownloadsTable(player: player))
    case .clear:
      player.cache = 0
      navigator.reloadTop()
      navigator.show(message: "缓存已清除")
    case .feedback, .about: navigator.show(message: "谢谢")
    case .quality, .skip, .cache: break
    }
  }
}

/// The page behind the byte count.
struct DownloadsTable: TableScreen {
  enum SectionID { case all }

  let player: Player
  let title = "下载"
  var sections: [Section<SectionID, Int>] { [Section(.all, 0..<player.downloads.count)] }

  func cell(for item: Int, in table: TableView) -> any Cell {
    table.dequeue(BytesCountTitleCell.self) {
      $0.setTitle(player.downloads[item].title)
      $0.setBytesCount(player.downloads[item].bytes)
    }
  }
}

do {
  let application = Application(on: try Terminal.open())
  application.navigator.words = .chinese
  _ = application.run(PlayerTable(player: Player()))
} catch {
  print("cast-player: \(error)")
}
