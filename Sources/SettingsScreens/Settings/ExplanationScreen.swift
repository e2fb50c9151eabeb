import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// All that is known of a setting, to be read and scrolled at every size of the terminal.
@MainActor
final class ExplanationScreen: TableScreen {
  struct ItemID: Hashable {
    let part: Int
    let line: Int
  }

  private let parts: [SettingExplanation.Part]
  private let otherFiles: OtherFiles?
  let title: String

  init(_ model: EditingSession, path: Path, host: DocumentHost) {
    otherFiles = host.otherFiles
    parts = SettingExplanation(model, at: path, otherFiles: host.otherFiles, program: host.program).parts
    title = "About \(SettingTitle.text(of: path, in: model))"
  }

  var sections: [Section<Int, ItemID>] {
    parts.enumerated().map { part, content in
      Section(part, content.lines.indices.map { ItemID(part: part, line: $0) })
    }
  }

  func header(for section: Int) -> String? { parts[section].title }

  func register(in table: TableView) {
    table.register(ExplanationCell.self)
    table.focusesEveryRow = true
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    table.dequeue(ExplanationCell.self) { $0.show(parts[item.part].lines[item.line]) }
  }

  func canSelect(_ item: ItemID) -> Bool { place(of: item) != nil }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    if let place = place(of: item) { otherFiles?.go(to: place, in: navigator) }
  }

  private func place(of item: ItemID) -> SettingSource? { parts[item.part].lines[item.line].place }
}

/// A paragraph, or a choice with what it means under it.
final class ExplanationCell: Cell, Highlightable {
  private let textLabel = Label(wraps: true)
  private let detailLabel = Label(.detail, wraps: true)
  var layout: RowLayout { .stack(.row(textLabel), .row(detailLabel)) }

  func show(_ line: SettingExplanation.Line) {
    textLabel.text = line.text
    textLabel.role = line.isProblem ? .error : line.isDisabled ? .disabled : .title
    detailLabel.text = line.detail
  }
}
