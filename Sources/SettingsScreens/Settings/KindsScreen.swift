import SettingsFiles
import SettingsSession
import TerminalTables

/// The kinds of value that a setting may have, to choose one; where there are many, one types to find it.
@MainActor
final class KindsScreen: TableScreen {
  enum SectionID { case kinds }

  private(set) lazy var searchBar: SearchBar? =
    isAlwaysSearched || kinds.count > Self.fewKinds ? SearchBar { [unowned self] in find($0) } : nil
  private let model: EditingSession
  private let path: Path
  private let kinds: [SettingKind]
  private let isAlwaysSearched: Bool
  private let choose: (SettingKind, Navigator) -> Void
  private var found: [Int]

  /// So many are seen at a glance.
  private static let fewKinds = 6

  /// - Parameters:
  ///   - path: the setting, which need not be there.
  ///   - key: the member that tells the kinds apart; nil for any.
  ///   - isNew: whether the setting is being added: what is typed is never a command then.
  ///   - choose: called with the chosen one, while this screen is shown.
  init(
    _ model: EditingSession, path: Path, toldBy key: String? = nil, isNew: Bool = false,
    choose: @escaping (SettingKind, Navigator) -> Void
  ) {
    self.model = model
    self.path = path
    self.choose = choose
    isAlwaysSearched = isNew
    kinds = model.kinds(of: path, toldBy: key)
    found = Array(kinds.indices)
  }

  var title: String { SettingTitle.text(of: path, in: model) }

  func header(for section: SectionID) -> String? {
    kinds.lazy.compactMap(\.selector).first.map { "Which \($0.key)?" } ?? "What kind of value?"
  }

  var sections: [Section<SectionID, Int>] { [Section(.kinds, found)] }

  var initialFocus: Int? { kinds.firstIndex(where: \.isPresent) }

  // MARK: - Finding

  private func find(_ typed: String) {
    let words = typed.lowercased().split(separator: " ").map(String.init)
    let ranked = kinds.indices.compactMap { index in rank(of: kinds[index], for: words).map { (index, $0) } }
    found = ranked.ordered { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }

  /// How well a kind fits what is typed, the best being 0; nil where it does not.
  private func rank(of kind: SettingKind, for words: [String]) -> Int? {
    let (title, name) = (kind.title.lowercased(), self.name(of: kind).lowercased())
    let summary = kind.summary.lowercased()
    var rank = 0
    for word in words {
      if title == word || name == word { continue }
      if title.hasPrefix(word) || name.hasPrefix(word) {
        rank = max(rank, 1)
      } else if title.holds(word) || name.holds(word) {
        rank = max(rank, 2)
      } else if summary.holds(word) {
        rank = max(rank, 3)
      } else {
        return nil
      }
    }
    return rank
  }

  // MARK: - Content

  func register(in table: TableView) {
    table.register(ChoiceCell.self, traits: \.accessorized.highlightable)
  }

  func cell(for item: Int, in table: TableView) -> any Cell {
    let kind = kinds[item]
    return table.dequeue(ChoiceCell.self) { cell in
      cell.setTitle(kind.title)
      let name = name(of: kind)
      if name.lowercased() != kind.title.lowercased() { cell.setDetail(name) }
      cell.setSubtitle(kind.summary.split(separator: "\n").first.map(String.init) ?? "")
      if kind.isPresent { cell.accessory = .check }
    }
  }

  /// The value that the file has for the kind.
  private func name(of kind: SettingKind) -> String {
    kind.selector.map { ValueText.plain($0.value) } ?? kind.title
  }

  func help(for item: Int) -> RowHelp? {
    let kind = kinds[item]
    if kind.isPresent { return RowHelp("\(kind.title) · as it is now", text: kind.summary) }
    if kind.isShape { return RowHelp(kind.title, text: kind.summary) }
    return RowHelp(
      "\(kind.title) · becomes \(SecretMask(model).line(for: kind.value, at: path))", text: kind.summary)
  }

  func didSelect(_ item: Int, in navigator: Navigator) {
    choose(kinds[item], navigator)
  }
}
