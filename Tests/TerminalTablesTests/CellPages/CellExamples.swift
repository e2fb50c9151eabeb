@testable import TerminalTables

/// The cells of the pages, filled as the examples of their doc comments fill them: a test holds the two together.
@MainActor
enum CellExamples {
  /// A page's example by the name of its class.
  static let cells: [String: @MainActor (TableView) -> any Cell] = [
    "ActionTitleCell": action, "BasicCell": basic, "BytesCountTitleCell": bytesCount,
    "DisclosureBytesCountTitleCell": disclosureBytesCount, "DisclosureTitleCell": disclosure,
    "FeedShellCell": feedShell, "LoadingCell": loading, "OutlineCell": outline, "RightDetailCell": rightDetail,
    "SecureFieldCell": secureField, "StepperCell": stepper,
    "SubtitleCell": subtitle, "SwitchCell": onOff, "TextFieldCell": textField, "TextViewCell": textView,
    "ValuePickerCell": valuePicker,
    "ValuePickerLabelCell": valuePickerLabel,
  ]

  static let headersAndFooters: [String: @MainActor (TableView) -> any HeaderFooter] = [
    "SectionHeader": header, "SectionFooter": footer,
  ]

  private enum Quality: CaseIterable {
    case low, medium, high
    var name: String { "\(self)" }
  }

  /// What the examples show and change.
  private final class Model {
    var notifies = true
    var days = 30
    var helper = "/usr/local/bin/helper"
    var quality = Quality.high
    var key = "a secret"
    var message = "The search is quick.\nThe colours could be brighter."
  }

  private struct SettingChanged: FeedEntry {
    let id: AnyHashable = 1
    let kind = FeedKind(icon: "✎", role: .modified)
    let time = "14:02"
    let day = "Today"
    let title = "Permit root login"
    let author = "you"
    let summary = "yes → no"
  }

  private static let model = Model()
  private static let entry = SettingChanged()
  private static let bodies = FeedBodies()

  private static func action(in table: TableView) -> any Cell {
    table.dequeue(ActionTitleCell.self) { cell in
      cell.setTitle("Clear the cache")
    }
  }

  private static func basic(in table: TableView) -> any Cell {
    table.dequeue(BasicCell.self) { cell in
      cell.setTitle("Iceland")
      cell.accessory = .check
    }
  }

  private static func bytesCount(in table: TableView) -> any Cell {
    table.dequeue(BytesCountTitleCell.self) { cell in
      cell.setTitle("Free space")
      cell.setBytesCount(8_704_000_000)
    }
  }

  private static func disclosureBytesCount(in table: TableView) -> any Cell {
    table.dequeue(DisclosureBytesCountTitleCell.self) { cell in
      cell.setTitle("Downloads")
      cell.setBytesCount(412_000_000)
    }
  }

  private static func disclosure(in table: TableView) -> any Cell {
    table.dequeue(DisclosureTitleCell.self) { cell in
      cell.setTitle("About")
    }
  }

  private static func feedShell(in table: TableView) -> any Cell {
    table.dequeue(FeedShellCell.self) { cell in
      cell.show(entry, in: bodies, isExpanded: table.isExpanded(entry.id))
    }
  }

  private static func loading(in table: TableView) -> any Cell {
    table.dequeue(LoadingCell.self) { cell in
      cell.setTitle("Counting the files of /var")
      cell.setProgress(0.4)
    }
  }

  private static func outline(in table: TableView) -> any Cell {
    table.dequeue(OutlineCell.self) { cell in
      cell.setPlace(OutlinePlace(depth: 1, disclosure: .collapsed))
      cell.setTitle("Pictures")
      cell.setDetail("214 files")
    }
  }

  private static func rightDetail(in table: TableView) -> any Cell {
    table.dequeue(RightDetailCell.self) { cell in
      cell.setTitle("Default country")
      cell.setDetail("Iceland")
      cell.accessory = .disclosure
      cell.isModified = true
    }
  }

  private static func stepper(in table: TableView) -> any Cell {
    table.dequeue(StepperCell.self) { cell in
      cell.setTitle("Cleanup period")
      cell.setValue(model.days, in: 1...365, unit: "days") { model.days = $0 }
    }
  }

  private static func subtitle(in table: TableView) -> any Cell {
    table.dequeue(SubtitleCell.self) { cell in
      cell.setTitle("Rate this app")
      cell.setSubtitle("1 204 people have")
    }
  }

  private static func onOff(in table: TableView) -> any Cell {
    table.dequeue(SwitchCell.self) { cell in
      cell.setTitle("Notifications")
      cell.setOn(model.notifies) { model.notifies = $0 }
    }
  }

  private static func textField(in table: TableView) -> any Cell {
    table.dequeue(TextFieldCell.self) { cell in
      cell.setTitle("API key helper")
      cell.setText(model.helper, placeholder: "none") { text throws(TextProblem) in
        if !text.hasPrefix("/") { throw TextProblem("The path begins with /") }
        model.helper = text
      }
    }
  }

  private static func secureField(in table: TableView) -> any Cell {
    table.dequeue(SecureFieldCell.self) { cell in
      cell.setTitle("API key")
      cell.setText(model.key, placeholder: "none") { model.key = $0 }
    }
  }

  private static func textView(in table: TableView) -> any Cell {
    table.dequeue(TextViewCell.self) { cell in
      cell.setTitle("Your message")
      cell.setText(model.message, placeholder: "What could be better?") { model.message = $0 }
    }
  }

  private static func valuePicker(in table: TableView) -> any Cell {
    table.dequeue(ValuePickerCell.self) { cell in
      cell.setOptions(Quality.allCases, selected: model.quality, title: \.name) { model.quality = $0 }
    }
  }

  private static func valuePickerLabel(in table: TableView) -> any Cell {
    table.dequeue(ValuePickerLabelCell.self) { cell in
      cell.setTitle("Video quality")
      cell.setOptions(Quality.allCases, selected: model.quality, title: \.name) { model.quality = $0 }
    }
  }

  private static func header(in table: TableView) -> any HeaderFooter {
    table.dequeue(SectionHeader.self) { header in
      header.setTitle("ACCOUNT")
    }
  }

  private static func footer(in table: TableView) -> any HeaderFooter {
    table.dequeue(SectionFooter.self) { footer in
      footer.setTitle("Coach IDs are shared with everyone who trains in the same team as you.")
    }
  }
}
