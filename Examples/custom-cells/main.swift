import TerminalTables

// Cells, headers and footers of one's own: registered and dequeued by their types, one of them with a prepared layout.

/// A coffee with its price: a list of traits and one line of layout.
final class CoffeeCell: Cell, TitlePresentable, DetailPresentable, AccessoryPresentable, Highlightable {
  let titleLabel = Label()
  let detailLabel = Label(.detail)
  let cupsLabel = Label(.modified)
  var accessory = Accessory.none
  var layout: RowLayout { .row(titleLabel, cupsLabel, .spacer, detailLabel, .accessory(accessory)) }

  func setCups(_ count: Int) {
    cupsLabel.text = String(repeating: "☕", count: count)
  }
}

/// A header with a count at the right edge.
final class CountHeader: HeaderFooter, TitlePresentable {
  let titleLabel = Label(.header)
  let countLabel = Label(.detail)
  var layout: RowLayout { .row(titleLabel, .spacer, countLabel) }
}

/// A footer that says what is chosen.
final class ChoiceFooter: HeaderFooter, TitlePresentable {
  let titleLabel = Label(.footer, wraps: true)
  var layout: RowLayout { .row(titleLabel) }
}

@MainActor
final class Menu {
  var chosen: Coffee?
}

enum Coffee: String, CaseIterable {
  case espresso = "Espresso"
  case cappuccino = "Cappuccino"
  case flatWhite = "Flat white"

  var cups: Int { self == .espresso ? 1 : self == .cappuccino ? 2 : 3 }
  var price: String { "€ \(cups + 1).50" }
}

struct MenuTable: TableScreen {
  enum SectionID { case coffee, dense }
  enum ItemID: Hashable {
    case coffee(Coffee)
    case dense(Coffee)
  }

  let menu: Menu
  let title = "Menu"
  let chrome: ChromeParts = [.title, .rules, .keys]
  /// The identifier of the cell that is laid out in two lines.
  static let stacked = "stacked"

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.coffee, Coffee.allCases.map(ItemID.coffee)),
      Section(.dense, Coffee.allCases.map(ItemID.dense)),
    ]
  }

  func register(in table: TableView) {
    table.register(CoffeeCell.self)
    table.register(CoffeeCell.self, identifier: Self.stacked) {
      .stack(.row($0.titleLabel, .spacer), .row($0.detailLabel))
    }
    table.register(CountHeader.self)
    table.register(ChoiceFooter.self)
  }

  func headerView(for section: SectionID, in table: TableView) -> (any HeaderFooter)? {
    table.dequeue(CountHeader.self) {
      $0.setTitle(section == .coffee ? "Coffee" : "The same, stacked")
      $0.countLabel.text = "\(Coffee.allCases.count) kinds"
    }
  }

  func footerView(for section: SectionID, in table: TableView) -> (any HeaderFooter)? {
    guard section == .coffee else { return nil }
    return table.dequeue(ChoiceFooter.self) {
      $0.setTitle(menu.chosen.map { "\($0.rawValue) it is." } ?? "Choose one.")
    }
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .coffee(let coffee):
      table.dequeue(CoffeeCell.self) {
        $0.setTitle(coffee.rawValue)
        $0.setCups(coffee.cups)
        $0.setDetail(coffee.price)
        $0.accessory = coffee == menu.chosen ? .check : .none
      }
    case .dense(let coffee):
      table.dequeue(CoffeeCell.self, identifier: Self.stacked) {
        $0.setTitle(coffee.rawValue)
        $0.setDetail(coffee.price)
      }
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .coffee(let coffee), .dense(let coffee): menu.chosen = coffee
    }
    navigator.reloadTop()
  }
}

Application.main(MenuTable(menu: Menu()))
