import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// What the schema finds wrong with a document, and names that are likely to be slips; Enter goes to the setting.
@MainActor
final class ProblemsScreen: TableScreen {
  enum SectionID { case problems, slips }

  private let model: EditingSession
  private let host: DocumentHost
  /// The problems, and behind them the slips.
  private var findings: [(path: Path, span: Range<Int>, message: String)] = []
  private var problemCount = 0

  init(_ model: EditingSession, host: DocumentHost) {
    self.model = model
    self.host = host
  }

  let title = "Problems"
  let emptyMessage = "No problem is left; Esc goes back"

  var status: String { DocumentStatus(model: model).text }

  func willAppear(in table: TableView) {
    let problems = model.violations
    findings = problems.map { ($0.path, $0.span, $0.message) } + model.slips.map { ($0.path, $0.span, $0.message) }
    problemCount = problems.count
  }

  var sections: [Section<SectionID, Int>] {
    [Section(.problems, 0..<problemCount), Section(.slips, problemCount..<findings.count)].filter { !$0.items.isEmpty }
  }

  func header(for section: SectionID) -> String? { section == .slips ? "LIKELY SLIPS" : nil }

  func register(in table: TableView) {
    table.register(ProblemCell.self)
  }

  func cell(for item: Int, in table: TableView) -> any Cell {
    let (path, span, message) = findings[item]
    return table.dequeue(ProblemCell.self) { cell in
      cell.setTitle(path.isRoot ? model.name : path.description)
      cell.setDetail("line \(model.document.lines.position(at: span.lowerBound).line)")
      cell.setSubtitle(message)
    }
  }

  func help(for item: Int) -> RowHelp? {
    RowHelp("Enter goes to the setting", text: findings[item].message)
  }

  func didSelect(_ item: Int, in navigator: Navigator) {
    navigator.push(SettingsScreen(model, host: host, showing: findings[item].path))
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
