import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// What the schema finds wrong with a document, and names that are likely to be slips; Enter goes to the setting.
@MainActor
final class ProblemsScreen: TableScreen {
  enum SectionID { case problems, slips }
  enum ItemID: Hashable {
    case problem(Int)
    case slip(Int)
  }

  private let model: EditingSession
  private let host: DocumentHost
  private var problems: [Problem] = []
  private var slips: [KeySlip] = []

  init(_ model: EditingSession, host: DocumentHost) {
    self.model = model
    self.host = host
  }

  let title = "Problems"
  let emptyMessage = "No problem is left; Esc goes back"

  var status: String { DocumentStatus(model).text }

  func willAppear(in table: TableView) {
    (problems, slips) = (model.violations, model.slips)
  }

  var sections: [Section<SectionID, ItemID>] {
    [Section(.problems, problems.indices.map(ItemID.problem)), Section(.slips, slips.indices.map(ItemID.slip))]
      .filter { !$0.items.isEmpty }
  }

  func header(for section: SectionID) -> String? { section == .slips ? "LIKELY SLIPS" : nil }

  func register(in table: TableView) {
    table.register(ProblemCell.self)
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    let (path, span, message) = finding(item)
    return table.dequeue(ProblemCell.self) { cell in
      cell.setTitle(path.isRoot ? model.name : path.description)
      cell.setDetail("line \(model.document.lines.position(at: span.lowerBound).line)")
      cell.setSubtitle(message)
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    RowHelp("Enter goes to the setting", text: finding(item).message)
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    navigator.push(SettingsScreen(model, host: host, showing: finding(item).path))
  }

  private func finding(_ item: ItemID) -> (path: Path, span: Range<Int>, message: String) {
    switch item {
    case .problem(let index): (problems[index].path, problems[index].span, problems[index].message)
    case .slip(let index): (slips[index].path, slips[index].span, slips[index].message)
    }
  }
}

/// Where something is wrong, and what.
final class ProblemCell: Cell, TitlePresentable, DetailPresentable, SubtitlePresentable, DisclosurePresentable,
  Highlightable
{
  let titleLabel = Label()
  let detailLabel = Label(.detail)
  let subtitleLabel = Label(.error, wraps: true)
  var layout: RowLayout { .stack(.row(titleLabel, .spacer, detailLabel, .chevron), .row(subtitleLabel)) }
}
