import SettingsFiles
import TerminalTables

/// A file that is not read as settings: why, and the lines that tell. Nothing can be changed here.
@MainActor
struct UnreadableScreen: TableScreen {
  enum SectionID { case fault, text }
  enum ItemID: Hashable {
    case message
    case line(Int)
    /// The mark under the column at fault.
    case mark
  }

  private let name: String
  private let reason: String
  /// Where the text is at fault; nil where it is another text than settings as a whole.
  private let fault: (line: Int, column: Int)?
  private let lines: [String]
  private let first: Int
  /// The line at fault, as it is shown; nil where there is none.
  private let excerpt: FaultExcerpt?
  private let editor: ExternalEditor?
  private let reopen: () -> (any Screen)?

  /// Lines shown before and after the fault.
  private static let context = 5

  /// - Parameters:
  ///   - fault: where the text does not parse; nil where it is something else than settings, or it is not known what.
  ///   - editor: opens the file where it is at fault.
  ///   - reopen: the screen to show after that; nil where there is none any more.
  init(
    name: String, text: [UInt8], reason: String, fault: (line: Int, column: Int)?, editor: ExternalEditor?,
    reopen: @escaping () -> (any Screen)?
  ) {
    self.editor = editor
    self.reopen = reopen
    self.name = name
    self.reason = reason
    self.fault = fault
    let index = LineIndex(text)
    first = max(1, (fault?.line ?? 1) - Self.context)
    let last = min(index.lineCount, (fault?.line ?? Self.context) + Self.context)
    lines = (first...max(first, last)).map { line in
      index.range(ofLine: line).map { String(decoding: text[$0], as: UTF8.self) } ?? ""
    }
    if let fault, lines.indices.contains(fault.line - first) {
      excerpt = FaultExcerpt(of: lines[fault.line - first], column: fault.column)
    } else {
      excerpt = nil
    }
  }

  var title: String { name }
  var status: String { "not opened" }

  var sections: [Section<SectionID, ItemID>] {
    [Section(.fault, [.message]), Section(.text, lines.indices.flatMap(rows))]
  }

  private func rows(ofLine index: Int) -> [ItemID] { isFaulty(index) ? [.line(index), .mark] : [.line(index)] }

  private func isFaulty(_ index: Int) -> Bool { first + index == fault?.line }

  func header(for section: SectionID) -> String? {
    switch section {
    case .fault: fault == nil ? "This file is not read as settings" : "This file cannot be read, and stays as it is"
    case .text: fault.map { "Line \($0.line), column \($0.column)" } ?? "How it begins"
    }
  }

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    guard let editor else { return [] }
    return [
      KeyBinding(
        "edit", keys: [.character("e")], help: "open it in \(editor.name)",
        explanation: "Opens \(editor.name)\(fault == nil ? "" : " at the fault, and the settings when it is mended")"
      ) {
        navigator.attempt { () throws(ProgramError) in
          try editor.open(at: fault?.line ?? 1, in: navigator)
          if let screen = reopen() { navigator.replaceTop(with: screen) }
        }
      }
    ]
  }

  func register(in table: TableView) {
    table.register(MessageCell.self)
    table.register(SourceLineCell.self)
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .message: table.dequeue(MessageCell.self) { $0.setTitle(reason) }
    case .line(let index):
      table.dequeue(SourceLineCell.self) { cell in
        let text = isFaulty(index) ? excerpt?.text : nil
        cell.show(text ?? lines[index], number: first + index, isFaulty: isFaulty(index))
      }
    case .mark:
      table.dequeue(SourceLineCell.self) { cell in cell.showMark(under: excerpt?.columnsBefore ?? 0) }
    }
  }
}

/// What is wrong, in as many lines as it takes.
final class MessageCell: Cell, TitlePresentable {
  let titleLabel = Label(.error, wraps: true)
  var layout: RowLayout { .row(titleLabel) }
}

/// A line of a file with its number.
final class SourceLineCell: Cell {
  private let numberLabel = Label(.detail)
  private let textLabel = Label(.detail)
  var layout: RowLayout { .row(numberLabel, textLabel) }

  func show(_ text: String, number: Int, isFaulty: Bool) {
    let digits = String(number)
    numberLabel.text = String(repeating: " ", count: max(0, 5 - digits.count)) + digits
    textLabel.text = text
    textLabel.role = isFaulty ? .title : .detail
    numberLabel.role = isFaulty ? .error : .detail
  }

  /// Points to a place in the line above.
  func showMark(under columns: Int) {
    numberLabel.text = "     "
    textLabel.text = String(repeating: " ", count: columns) + "^"
    textLabel.role = .error
  }
}
