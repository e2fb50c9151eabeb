import SettingsFiles
import SettingsSession
import TerminalTables

/// The unsaved changes, each of which may be left out of what is saved, with the lines of the focused one beside it.
@MainActor
struct ReviewScreen: TableScreen {
  enum SectionID { case changes }

  let shared: ReviewModel
  let host: DocumentHost
  let title = "Changes"
  let emptyMessage = "Nothing is changed"

  /// The screen with both its panes, side by side where there is room, else above each other.
  ///
  /// - Parameter proposal: what is taken back unless it is agreed to here; nil for nothing.
  static func screen(of model: EditingSession, host: DocumentHost, proposal: ProposedChange? = nil) -> any Screen {
    let shared = ReviewModel(model)
    let lines = DifferencesScreen(title: "Lines") { [shared] in shared.hunks }
    let split = SplitScreen(
      axis: .adaptive, [Pane(ReviewScreen(shared: shared, host: host)), Pane(lines, followsFocus: true)])
    split.chrome = [.title, .rules, .keys]
    split.onRemoval = { navigator in
      if proposal?.takeBack() == true { navigator.show(message: "not saved, so the proposal is taken back") }
    }
    return split
  }

  private var model: EditingSession { shared.session }
  private var changes: [UnsavedChange] { shared.review.changes }

  var status: String {
    let (chosen, all) = (shared.review.chosenCount, changes.count)
    if all == 0 { return "" }
    return chosen == all ? "\(all) unsaved" : "\(chosen) of \(all) to save"
  }

  /// The changes of the text as it is: another program may have changed it meanwhile.
  var sections: [Section<SectionID, Int>] {
    shared.refresh()
    return [Section(.changes, 0..<changes.count)]
  }

  func register(in table: TableView) {
    table.register(ChangeCell.self)
  }

  func cell(for item: Int, in table: TableView) -> any Cell {
    table.dequeue(ChangeCell.self) {
      $0.show(ChangeText(model: model).text(of: changes[item]), isChosen: shared.review.isChosen(item))
    }
  }

  func didFocus(_ item: Int, in table: TableView) {
    shared.focused = item
  }

  func didSelect(_ item: Int, in navigator: Navigator) {
    let change = changes[item]
    let isGone = change.kind == .removed && !model.isDescribed(change.path)
    navigator.push(SettingsScreen(model, host: host, showing: isGone ? change.path.parent ?? .root : change.path))
  }

  func keyBindings(for item: Int?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    [toggle(item, table, navigator), save(navigator), open(item, navigator), undo(navigator)]
      + [CopyBinding(model: model, host: host, navigator: navigator).binding(for: item.map { changes[$0] })]
  }

  // MARK: - Leaving out

  private func toggle(_ item: Int?, _ table: TableView, _ navigator: Navigator) -> KeyBinding {
    let isChosen = item.map(shared.review.isChosen) ?? true
    return KeyBinding(
      "leaveOut", keys: [.character(" ")], help: isChosen ? "leave out" : "take in",
      explanation: "Leaves the change out of what is saved, or takes it in again",
      disabledReason: item == nil ? "nothing is changed" : nil
    ) {
      guard let item else { return }
      switch shared.toggle(item) {
      case .toggled(let others):
        table.reconfigureVisible()
        let names = others.map { changes[$0].path.description }
        let word = isChosen ? "left out" : "taken in again"
        if !names.isEmpty { navigator.show(message: "\(word) with it: \(names.joined(separator: ", "))") }
      case .impossible:
        navigator.show(message: "it cannot be left out: the others are written around it", isError: true)
      }
    }
  }

  private func open(_ item: Int?, _ navigator: Navigator) -> KeyBinding {
    KeyBinding(
      "open", keys: [.enter], help: "go to it", explanation: "Goes to the setting of the change",
      disabledReason: item == nil ? "nothing is changed" : nil
    ) {
      if let item { didSelect(item, in: navigator) }
    }
  }

  // MARK: - Saving

  private func save(_ navigator: Navigator) -> KeyBinding {
    let reason = changes.isEmpty ? "nothing to save" : shared.review.chosenCount == 0 ? "all changes are left out" : nil
    return KeyBinding(
      "save", keys: [.character("s")], help: "save", explanation: "Saves the changes that are not left out",
      disabledReason: reason
    ) {
      let saver = DocumentSaver(model: model, navigator: navigator, host: host, review: shared.review)
      saver.save { [model, shared] isSaved in
        if isSaved, !model.history.isModified { return navigator.pop() }
        if isSaved { shared.beginAgain() }
        reload(navigator)
      }
    }
  }

  private func undo(_ navigator: Navigator) -> KeyBinding {
    KeyBinding(
      "undo", keys: [.character("u")], help: "undo", explanation: "Takes the last change back",
      disabledReason: model.history.canUndo ? nil : "nothing to undo", isInFooter: false
    ) {
      if let path = model.undo() { navigator.show(message: "undone: \(path)") }
      reload(navigator)
    }
  }

  private func reload(_ navigator: Navigator) {
    shared.refresh()
    navigator.reloadTop()
  }
}
