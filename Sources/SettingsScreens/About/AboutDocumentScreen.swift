import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// What is known of a document: where it is kept, how it is written, what it is checked against.
@MainActor
struct AboutDocumentScreen: TableScreen {
  enum SectionID { case document, schema }
  /// By the titles of their rows.
  enum ItemID: String {
    case location = "Kept in"
    case format = "Format"
    case size = "Size"
    case lines = "Lines"
    case lineEnds = "Line ends"
    case settings = "Top-level settings"
    case schema = "Title"
    case source = "Source"
    case draft = "Edition"
    case problems = "Problems"
  }

  let model: EditingSession
  let host: DocumentHost
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
        $0.setTitle(item.rawValue)
        $0.setBytesCount(model.document.text.count)
      }
    case .problems:
      table.row(item.rawValue, detail: fact(item), .disclosure)
    default:
      table.row(item.rawValue, detail: fact(item))
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
    case .schema: return DocumentStatus(model: model).schemaName
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
    let carriageReturns = zip(text, text.dropFirst()).count { $0 == UInt8(ascii: "\r") && $1 == UInt8(ascii: "\n") }
    let name = carriageReturns == 0 ? "LF" : carriageReturns == ends ? "CRLF" : "LF and CRLF"
    return text.last == UInt8(ascii: "\n") ? name : "\(name), none at the end"
  }

  func help(for item: ItemID) -> RowHelp? {
    RowHelp(item.rawValue, text: item == .size ? "" : fact(item))
  }

  func canSelect(_ item: ItemID) -> Bool { item == .problems }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    if item == .problems { navigator.push(ProblemsScreen(model, host: host)) }
  }
}
