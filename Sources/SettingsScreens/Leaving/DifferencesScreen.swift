import SettingsFiles
import SettingsSession
import TerminalTables

/// The lines by which two documents differ, those that are near each other together.
@MainActor
struct DifferencesScreen: TableScreen {
  struct LineID: Hashable {
    let hunk: Int
    let line: Int
  }

  let title: String
  let emptyMessage = "Nothing is changed"
  private let hunks: () -> [UnifiedDiff.Hunk]

  /// The lines by which documents differ, with secrets masked.
  init(_ model: EditingSession, from before: Document, to after: Document) {
    let texts = SecretMask(model).texts(before: before, after: after)
    let hunks = UnifiedDiff(texts.before, texts.after).hunks
    self.init(title: "Changes") { hunks }
  }

  /// What is shown of lines that are known; asked each time that the rows are.
  init(title: String, hunks: @escaping () -> [UnifiedDiff.Hunk]) {
    self.title = title
    self.hunks = hunks
  }

  var sections: [Section<Int, LineID>] {
    hunks().map { hunk in
      Section(hunk.newStart, hunk.lines.indices.map { LineID(hunk: hunk.newStart, line: $0) })
    }
  }

  /// Where the first of its lines is that differs, as the text is now.
  func header(for section: Int) -> String? {
    let same = hunks().first { $0.newStart == section }?.lines.prefix { $0.kind == .context }.count ?? 0
    return "LINE \(section + same)"
  }

  func register(in table: TableView) {
    table.register(DifferenceCell.self)
  }

  func cell(for item: LineID, in table: TableView) -> any Cell {
    let lines = hunks().first { $0.newStart == item.hunk }?.lines ?? []
    return table.dequeue(DifferenceCell.self) { cell in
      if lines.indices.contains(item.line) { cell.show(lines[item.line]) }
    }
  }
}

/// A line of a difference, wrapped where it is longer than the screen.
final class DifferenceCell: Cell {
  private let textLabel = Label(.detail, wraps: true)
  var layout: RowLayout { .row(textLabel) }

  func show(_ line: UnifiedDiff.Line) {
    let sign =
      switch line.kind {
      case .added: "+"
      case .removed: "-"
      case .context: " "
      }
    textLabel.text = "\(sign) \(line.text)"
    textLabel.role = line.kind == .context ? .detail : .title
  }
}
