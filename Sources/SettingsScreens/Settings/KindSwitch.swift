import SettingsFiles
import SettingsSession
import TerminalTables

/// Gives a setting another kind of value: says first what goes and what is needed, then asks for that.
@MainActor
struct KindSwitch {
  let model: EditingSession
  let host: DocumentHost
  let path: Path

  /// The screen on which the kind is chosen.
  ///
  /// - Parameter key: the member that is to tell the kinds apart; nil for any.
  func screen(toldBy key: String? = nil) -> KindsScreen {
    KindsScreen(model, path: path, toldBy: key) { choose($0, in: $1) }
  }

  /// The screen on which the kind of a setting is chosen that is not there yet; the setting is opened then.
  func screenOfNew() -> KindsScreen {
    KindsScreen(model, path: path, isNew: true) { kind, navigator in
      if kind.value.isContainer {
        make(model.change(of: path, to: kind), in: navigator)
        navigator.open(new: path, in: model, host: host)
      } else {
        navigator.pop()
        navigator.typeValue(of: path)
      }
    }
  }

  /// The screen on which the kind of an entry is chosen that is put above the one that is there now.
  func screenOfInserted() -> KindsScreen {
    let next = SettingAddition(session: model, container: path.parent ?? .root).nextEntry
    return KindsScreen(model, path: next, isNew: true) { kind, navigator in
      navigator.pop()
      let change = model.change(of: next, to: kind)
      guard case .set(_, let value)? = change.changes.first else { return }
      navigator.attempt { () throws(SettingError) in
        try model.apply(.insert(path, value))
        navigator.reloadSettings()
        navigator.ask(for: change.needed.compactMap(\.last?.key).map(path.appending), in: path, of: model, host: host)
      }
    }
  }

  private func choose(_ kind: SettingKind, in navigator: Navigator) {
    if kind.isPresent { return navigator.pop() }
    let change = model.change(of: path, to: kind)
    let isHeld = model.node(at: path).map { !$0.kind.isScalar && $0.count > 0 } ?? false
    guard isHeld, !change.lost.isEmpty || !change.needed.isEmpty else { return make(change, in: navigator) }
    navigator.present({ question(about: change, kind.title, reply: $0) }) { (agrees: Bool?) in
      if agrees == true { make(change, in: navigator) }
    }
  }

  /// Says what goes, what is needed and what stays; Enter pressed without reading does no harm.
  private func question(
    about change: KindChange, _ kind: String, reply: @escaping @MainActor (Bool) -> Void
  ) -> AnswersTable {
    func part(_ header: String, _ paths: [Path], help: String) -> AnswersTable.Part? {
      let rows = paths.map { path in AnswersTable.Row(cell: { cell(of: path, in: $0) }, help: help, choose: nil) }
      return rows.isEmpty ? nil : AnswersTable.Part(header: header, rows: rows)
    }
    let isHarmless = change.lost.isEmpty
    let agreement = AnswersTable.Row(
      cell: { table in
        let cell = table.action("Change it to \(kind)")
        if !isHarmless { cell.titleLabel.role = .error }
        return cell
      }, help: "One step, which u takes back", choose: { _ in reply(true) })
    let refusal = AnswersTable.Row.answer("Leave it as it is", help: "Nothing changes") { _ in reply(false) }
    let parts = [
      AnswersTable.Part(rows: [agreement, refusal]),
      part("WHAT GOES", change.lost, help: "\(kind) has no such setting"),
      part("WHAT IS NEEDED", change.needed, help: "\(kind) must have it; it is asked for next"),
      part("WHAT STAYS", change.kept, help: "It fits, and stays as it is"),
    ]
    return AnswersTable(
      title: "\(SettingTitle.text(of: path, in: model)) becomes \(kind)", parts: parts.compactMap { $0 },
      initialFocus: .init(part: 0, row: isHarmless ? 0 : 1))
  }

  private func cell(of path: Path, in table: TableView) -> any Cell {
    let value = model.node(at: path).map { model.isSecret(path) ? SecretMask.text : ValueText.shown($0) }
    return table.row(SettingTitle.text(of: path, in: model), detail: value ?? "")
  }

  private func make(_ change: KindChange, in navigator: Navigator) {
    navigator.pop()
    let isMade = navigator.attempt { () throws(SettingError) in
      try model.apply(change.changes)
      navigator.reloadSettings()
      if !change.lost.isEmpty { navigator.show(message: "\(path) is changed; u takes it back") }
      // What the new kind begins as may not be allowed yet; what it needs is asked for.
      if change.needed.isEmpty, let problem = model.problem(at: path) {
        navigator.show(message: problem.message, isError: true)
      }
    }
    let isOpen = model.node(at: path).map { !$0.kind.isScalar } ?? false
    if isMade, isOpen, !change.needed.isEmpty { navigator.ask(for: change.needed, in: path, of: model, host: host) }
  }
}
