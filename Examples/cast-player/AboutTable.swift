import TerminalTables

/// What the player is, and the pages that say more.
struct AboutTable: TableScreen {
  enum SectionID { case facts, pages }
  enum ItemID: Hashable {
    case version
    case page(AboutPage)
  }

  let title = "关于"
  let chrome: ChromeParts = [.title, .rules, .keys]
  let sections = [
    Section(SectionID.facts, [ItemID.version]), Section(.pages, AboutPage.allCases.map(ItemID.page)),
  ]

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .version:
      table.dequeue(RightDetailCell.self) {
        $0.setTitle("版本")
        $0.setDetail("2.4")
      }
    case .page(let page): table.dequeue(DisclosureTitleCell.self) { $0.setTitle(page.rawValue) }
    }
  }

  func canSelect(_ item: ItemID) -> Bool { item != .version }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    if case .page(let page) = item { navigator.push(PageTable(page: page)) }
  }
}

/// A page of text, by its title.
enum AboutPage: String, CaseIterable {
  case developer = "开发者", privacy = "隐私", licence = "许可"

  var paragraphs: [String] {
    switch self {
    case .developer: ["我们三个人住在杭州，喜欢看电影，也喜欢写程序。", "播放器是利用周末的时间写成的，从第一天起就能显示中文。"]
    case .privacy: ["播放器不收集任何数据：看过什么、下载了什么，都只保存在这台设备上。", "只有您自己填写的意见反馈会发送给我们。"]
    case .licence: ["您可以自由地使用、修改和分发本软件，但请保留作者的名字。", "本软件按原样提供，不附带任何担保。"]
    }
  }
}

/// Paragraphs under one another, as wide as the screen.
struct PageTable: TableScreen {
  enum SectionID { case text }

  let page: AboutPage
  var title: String { page.rawValue }
  let chrome: ChromeParts = [.title, .rules, .keys]
  var sections: [Section<SectionID, String>] { [Section(.text, page.paragraphs)] }

  func register(in table: TableView) {
    table.register(ParagraphCell.self)
    table.focusesEveryRow = true
  }

  func cell(for paragraph: String, in table: TableView) -> any Cell {
    table.dequeue(ParagraphCell.self) { $0.setTitle(paragraph) }
  }
}

/// A text of as many lines as it takes.
final class ParagraphCell: Cell, TitlePresentable {
  let titleLabel = Label(wraps: true)
  var layout: RowLayout { .row(titleLabel) }
}
