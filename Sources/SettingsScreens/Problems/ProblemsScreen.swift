import SettingsDocuments
import SettingsSchema
import SettingsSession
import TerminalTables

/// What the schema finds wrong with a document; Enter goes to the setting.
@MainActor
final class ProblemsScreen: TableScreen {
  enum SectionID { case problems }

  private let model: EditingSession
  private let host: DocumentHost
  private var problems: [Problem] = []

  init(_ model: EditingSession, host: DocumentHost) {
    self.model = model
    self.host = host
  }

  let title = "Problems"
  let emptyMessage = "No problem is left; Esc goes back"

  var status: String { DocumentStatus(model).text }

  func willAppear(in table: TableView) {
    problems = model.violations
  }

  var sections: [Section<SectionID, Int>] { [Section(.problems, 0..<problems.count)] }

  func register(in table: TableView) {
    table.register(ProblemCell.self)
  }

  func cell(for item: Int, in table: TableView) -> any Cell {
    let problem = problems[item]
    return table.dequeue(ProblemCell.self) { cell in
      cell.setTitle(problem.path.isRoot ? model.name : problem.path.description)
      cell.setDetail("line \(model.document.lines.position(at: problem.span.lowerBound).line)")
      cell.setSubtitle(problem.message)
    }
  }

  func help(for item: Int) -> RowHelp? {
    RowHelp("Enter goes to the setting", text: problems[item].message)
  }

  func didSelect(_ item: Int, in navigator: Navigator) {
    navigator.push(SettingsScreen(model, host: host, showing: problems[item].path))
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
