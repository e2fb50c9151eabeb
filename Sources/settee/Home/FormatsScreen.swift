import SettingsDocuments
import TerminalTables

/// Every format by its family, to choose one: what is typed finds it by its name or by what it is.
final class FormatsScreen: TableScreen {
  private(set) lazy var searchBar: SearchBar? = SearchBar { [unowned self] in words = Self.words(of: $0) }
  private let name: String
  private let choose: (Format, Navigator) -> Void
  private let families = FormatCatalogue.shared.families
  private var words: [String] = []

  /// - Parameter choose: called with the chosen one, while this screen is shown.
  init(name: String, choose: @escaping (Format, Navigator) -> Void) {
    (self.name, self.choose) = (name, choose)
  }

  var title: String { "What is in \(name)?" }

  let emptyMessage = "No format is called so"

  func header(for section: Int) -> String? { families[section].title }

  var sections: [Section<Int, FormatCatalogue.Listing>] {
    families.enumerated().compactMap { number, family in
      let found = family.formats.filter { isFound($0, in: family.title) }
      return found.isEmpty ? nil : Section(number, found)
    }
  }

  private func isFound(_ format: FormatCatalogue.Listing, in family: String) -> Bool {
    let text = "\(format.name) \(format.summary) \(family)".lowercased()
    return words.allSatisfy { text.holds($0) }
  }

  private static func words(of typed: String) -> [String] { typed.lowercased().split(separator: " ").map(String.init) }

  func cell(for item: FormatCatalogue.Listing, in table: TableView) -> any Cell {
    table.row(item.name, detail: item.summary)
  }

  func help(for item: FormatCatalogue.Listing) -> RowHelp? {
    RowHelp("\(item.name) · \(item.summary)", text: "The file's name does not say how it is written; choose it here.")
  }

  func didSelect(_ item: FormatCatalogue.Listing, in navigator: Navigator) {
    if let format = Format.named(item.name) { choose(format, navigator) }
  }
}
