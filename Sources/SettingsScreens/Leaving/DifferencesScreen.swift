import SettingsDocuments
import SettingsSession
import TerminalTables

/// The lines that saving would change.
@MainActor
struct DifferencesScreen: TableScreen {
  enum SectionID { case lines }

  private let lines: [UnifiedDiff.Line]
  let title = "Changes"
  let emptyMessage = "Nothing is changed"

  init(_ model: EditingSession) {
    self.init(model, from: model.history.saved, to: model.document)
  }

  init(_ model: EditingSession, from before: Document, to after: Document) {
    let texts = SecretMask(model).texts(before: before, after: after)
    let difference = UnifiedDiff(texts.before, texts.after)
    lines = difference.hunks.flatMap(\.lines)
  }

  var sections: [Section<SectionID, Int>] { [Section(.lines, 0..<lines.count)] }

  func register(in table: TableView) {
    table.register(DifferenceCell.self)
  }

  func cell(for item: Int, in table: TableView) -> any Cell {
    table.dequeue(DifferenceCell.self) { $0.show(lines[item]) }
  }
}

/// A line of a difference.
final class DifferenceCell: Cell {
  private let signLabel = Label(.detail)
  private let textLabel = Label(.detail)
  var layout: RowLayout { .row(signLabel, textLabel) }

  func show(_ line: UnifiedDiff.Line) {
    switch line.kind {
    case .added: signLabel.text = "+"
    case .removed: signLabel.text = "-"
    case .context: signLabel.text = " "
    }
    signLabel.role = line.kind == .context ? .detail : .modified
    textLabel.text = line.text
    textLabel.role = line.kind == .context ? .detail : .title
  }
}
