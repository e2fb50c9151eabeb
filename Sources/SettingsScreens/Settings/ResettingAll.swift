import SettingsDocuments
import SettingsSession
import TerminalTables

/// The key that resets many settings at once: of a section, of a screen or of the whole file.
@MainActor
struct ResettingAll {
  let screen: SettingsScreen
  let item: SettingItem?
  let table: TableView
  let navigator: Navigator

  private var model: EditingSession { screen.model }

  var binding: KeyBinding {
    KeyBinding(
      "resetAll", keys: [.character("R")], help: "reset all",
      explanation: "Resets this section, this screen or the whole file, after a question", isInFooter: false
    ) {
      ask()
    }
  }

  /// What is around the focused row, the nearest first.
  private var scopes: [(title: String, path: Path)] {
    var scopes: [(String, Path)] = []
    if let section { scopes.append(("This section, \(SettingTitle.text(of: section, in: model))", section)) }
    if !screen.path.isRoot {
      scopes.append(("This screen, \(SettingTitle.text(of: screen.path, in: model))", screen.path))
    }
    return scopes + [("The whole file", .root)]
  }

  /// The object that is shown as a section around the focused row.
  private var section: Path? {
    if case .all(let path)? = item { return path == screen.path ? nil : path }
    guard let parent = item?.settingPath?.parent, parent != screen.path, screen.path.isPrefix(of: parent) else {
      return nil
    }
    return parent
  }

  private func ask() {
    let scopes = scopes.map { (title: $0.title, plan: model.resetPlan(in: $0.path)) }.filter { $0.plan.count > 0 }
    if scopes.isEmpty { return navigator.show(message: "there is nothing to reset", isError: true) }
    let none = DialogChoice("Nothing", value: -1, help: "Goes back, and leaves all as it is")
    let choices = scopes.enumerated().map { index, scope in
      DialogChoice(
        scope.title, value: index, detail: count(scope.plan.count),
        help: "u takes it back in one step" + kept(scope.plan), isDestructive: true)
    }
    navigator.choose("Reset", text: "Takes settings back to their defaults", from: choices + [none]) { index in
      guard let index, scopes.indices.contains(index) else { return }
      let done = model.reset(scopes[index].plan)
      screen.rowsChanged(in: table)
      navigator.show(message: "\(count(done)) reset; u takes it back")
    }
  }

  private func count(_ count: Int) -> String { count == 1 ? "1 setting" : "\(count) settings" }

  private func kept(_ plan: ResetPlan) -> String {
    plan.requiredCount == 0 ? "" : "; \(count(plan.requiredCount)) must be set and stay"
  }
}
