import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// What is known of a document: where it is kept, how it is written, what it is checked against.
@MainActor
final class AboutDocumentScreen: TableScreen {
  enum SectionID { case document, schema }
  enum ItemID: CaseIterable { case location, format, size, lines, lineEnds, settings, schema, source, draft, problems }

  private let model: EditingSession
  private let host: DocumentHost

  init(_ model: EditingSession, host: DocumentHost) {
    self.model = model
    self.host = host
  }

  let title = "About this file"

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.document, [.location, .format, .size, .lines, .lineEnds, .settings]),
      Section(.schema, model.schema == nil ? [.source] : [.schema, .source, .draft, .problems]),
    ]
  }

  func header(for section: SectionID) -> String? {
    switch section {
    case .document: nil
    case .schema: "SCHEMA"
    }
  }

  func footer(for section: SectionID) -> String? {
    switch section {
    case .schema where model.schema == nil:
      "Without a schema the values themselves decide how they are shown."
        + (host.schemaAdvice.isEmpty ? "" : " " + host.schemaAdvice)
    case .schema where model.isCheckStopped:
      "Checking was stopped, so what is wrong may not be found. ! in the settings checks again."
    default: nil
    }
  }

  func register(in table: TableView) {
    table.focusesEveryRow = true
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .size:
      table.dequeue(BytesCountTitleCell.self) {
        $0.setTitle(name(of: item))
        $0.setBytesCount(model.document.text.count)
      }
    case .problems:
      table.row(name(of: item), detail: fact(item), .disclosure)
    default:
      table.row(name(of: item), detail: fact(item))
    }
  }

  private func name(of item: ItemID) -> String {
    switch item {
    case .location: "Kept in"
    case .format: "Format"
    case .size: "Size"
    case .lines: "Lines"
    case .lineEnds: "Line ends"
    case .settings: "Top-level settings"
    case .schema: "Title"
    case .source: "Source"
    case .draft: "Edition"
    case .problems: "Problems"
    }
  }

  private func fact(_ item: ItemID) -> String {
    let text = model.document.text
    switch item {
    case .location: return FilePath.abbreviated(model.store.location, home: host.home)
    case .format:
      return model.document.format.name + (text.starts(with: [0xEF, 0xBB, 0xBF]) ? ", byte-order mark" : "")
    case .size: return ""
    case .lines: return "\(model.document.lines.lineCount)"
    case .lineEnds: return lineEnds(of: text)
    case .settings: return "\(model.document.root.count)"
    case .schema: return DocumentStatus(model).schemaName
    case .source: return model.schemaSource.isEmpty ? "none" : model.schemaSource
    case .draft: return model.schema.map { edition(of: $0.draft) } ?? ""
    case .problems:
      if let progress = model.checkProgress { return "checked to \(Int(progress * 100)) %" }
      return model.isCheckStopped ? "unchecked" : "\(model.violations.count)"
    }
  }

  private func edition(of draft: Draft) -> String {
    switch draft {
    case .draft4: "JSON Schema draft 4"
    case .draft6: "JSON Schema draft 6"
    case .draft7: "JSON Schema draft 7"
    case .draft201909: "JSON Schema 2019-09"
    case .draft202012: "JSON Schema 2020-12"
    }
  }

  private func lineEnds(of text: [UInt8]) -> String {
    let ends = text.count { $0 == UInt8(ascii: "\n") }
    var carriageReturns = 0
    var last: UInt8 = 0
    for byte in text {
      if byte == UInt8(ascii: "\n"), last == UInt8(ascii: "\r") { carriageReturns += 1 }
      last = byte
    }
    let name = carriageReturns == 0 ? "LF" : carriageReturns == ends ? "CRLF" : "LF and CRLF"
    return text.last == UInt8(ascii: "\n") ? name : "\(name), none at the end"
  }

  func help(for item: ItemID) -> RowHelp? {
    RowHelp(name(of: item), text: item == .size ? "" : fact(item))
  }

  func canSelect(_ item: ItemID) -> Bool { item == .problems }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    if item == .problems { navigator.push(ProblemsScreen(model, host: host)) }
  }
}
