import SettingsFiles
import SettingsSession
import TerminalTables

/// Offers unsaved changes that an earlier session left behind: lists them as `key: old → new`, to restore or discard.
@MainActor
struct RecoveryScreen: TableScreen {
  enum SectionID { case changes, answers }
  enum ItemID: Hashable {
    case restore, look, discard
    case change(Int)
  }

  private let model: EditingSession
  private let copy: UnsavedCopy
  private let document: Document?
  private let changes: [DocumentDifference]
  private let explanation: String
  private let next: () -> any Screen
  let title = "Unsaved changes"

  /// - Parameter next: the screen that follows the answer.
  init(_ model: EditingSession, _ copy: UnsavedCopy, next: @escaping () -> any Screen) {
    self.model = model
    self.copy = copy
    self.next = next
    (document, explanation) =
      switch copy.restoration(over: model.document) {
      case .exact(let restored): (restored, "The program ended before they were saved.")
      case .merged(let restored):
        (restored, "Another program has changed other settings of the file since; its changes stay.")
      case .conflicting(let restored):
        (
          restored,
          "Another program has changed the file since, at the same places: restoring shows the text as it was."
        )
      case .impossible:
        (nil, "The file is another one now, and what it was is not known: they cannot be put into it.")
      }
    changes = document?.differences(from: model.document) ?? []
  }

  var status: String { "from \(copy.timeText)" }

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.changes, changes.indices.map(ItemID.change)),
      Section(.answers, document == nil ? [.discard] : [.restore, .look, .discard]),
    ]
  }

  var initialFocus: ItemID? { document == nil ? nil : .restore }

  func header(for section: SectionID) -> String? {
    switch section {
    case .changes: "NEVER SAVED TO \(model.name)"
    case .answers: nil
    }
  }

  func footer(for section: SectionID) -> String? {
    section == .changes ? explanation : nil
  }

  func register(in table: TableView) {
    table.register(ChangeCell.self)
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .restore: table.action("Restore")
    case .look: table.action("Look at the differences")
    case .discard: table.action("Discard")
    case .change(let index): table.dequeue(ChangeCell.self) { $0.show(changes[index], of: model) }
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .restore: RowHelp("Makes the changes again, unsaved as they were")
    case .look, .change: RowHelp("Shows the lines that restoring would change")
    case .discard: RowHelp("Removes the copy of these changes for good")
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .restore: restore(in: navigator)
    case .discard: discard(in: navigator)
    case .look, .change:
      if let document { navigator.push(DifferencesScreen(model, from: model.document, to: document)) }
    }
  }

  private func restore(in navigator: Navigator) {
    guard let document else { return }
    model.restore(document)
    // The copy goes only now that the session keeps one of its own.
    copy.remove()
    navigator.replaceTop(with: next())
    navigator.show(message: "restored \(changes.count.counted("change")), not saved yet")
  }

  private func discard(in navigator: Navigator) {
    copy.remove()
    navigator.replaceTop(with: next())
    navigator.show(message: "discarded what was not saved")
  }
}
