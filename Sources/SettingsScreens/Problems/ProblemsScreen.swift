import SettingsDocuments
import SettingsSchema
import TerminalTables

/// What the schema finds wrong with a document; Enter goes to the setting.
@MainActor
final class ProblemsScreen: TableScreen {
  enum Group { case problems }

  private let model: SettingsModel
  private var problems: [Problem] = []

  init(_ model: SettingsModel) {
    self.model = model
  }

  let title = "Problems"
  let emptyMessage = "No problem is left; Esc goes back"

  var status: String { DocumentStatus(model).text }

  func willAppear(in table: TableView) {
    problems = model.violations
  }

  var sections: [Section<Group, Int>] { [Section(.problems, 0..<problems.count)] }

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

  func select(_ item: Int, in navigator: Navigator) {
    let path = problems[item].path
    let isGroup = model.node(at: path).map { !$0.kind.isScalar } ?? false
    guard let parent = path.parent, !isGroup || model.isOfWrongKind(at: path) else {
      navigator.push(SettingsScreen(model, at: path))
      return
    }
    navigator.push(SettingsScreen(model, at: parent, focus: .setting(path)))
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

extension SettingsModel {
  /// Whether a value is of a kind that its schema does not allow, so that its row must be changed and not what it
  /// holds.
  func isOfWrongKind(at path: Path) -> Bool {
    guard let node = node(at: path), let schema else { return false }
    guard let types = schema.description(at: path, in: document)?.types else { return true }
    switch node.kind {
    case .object: return !types.contains(.object)
    case .array: return !types.contains(.array)
    default: return !types.allows(node.value)
    }
  }
}
