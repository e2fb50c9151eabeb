import SettingsFiles
import SettingsSession
import TerminalTables

/// The key that resets many settings at once: of a section, of a screen or of the whole file.
extension SettingBindings {
  var resetAll: KeyBinding {
    KeyBinding(
      "resetAll", keys: [.character("R")], help: "reset all",
      explanation: "Resets this section, this screen or the whole file, after a question", isInFooter: false
    ) {
      ask()
    }
  }

  /// What is around the focused row, the nearest first, and what resetting it would do.
  private var scopes: [(title: String, plan: ResetPlan)] {
    var scopes = [sectionOfValues].compactMap { $0 }
    if let section { scopes.append(scope("This section", section)) }
    if !screen.path.isRoot { scopes.append(scope("This screen", screen.path)) }
    scopes.append(("The whole file", model.resetPlan(in: .root)))
    return scopes.filter { $0.plan.count > 0 }
  }

  private func scope(_ title: String, _ path: Path) -> (title: String, plan: ResetPlan) {
    ("\(title), \(SettingTitle.text(of: path, in: model))", model.resetPlan(in: path))
  }

  /// The plain values around the focused row, where the screen has others below another heading.
  private var sectionOfValues: (title: String, plan: ResetPlan)? {
    guard let item, item.settingPath?.last?.key != nil else { return nil }
    let sections = screen.sections
    guard sections.count > 1, let section = sections.first(where: { $0.items.position(of: item) != nil }) else {
      return nil
    }
    switch section.id {
    case .values, .banner:
      let title = screen.header(for: section.id) ?? "GENERAL"
      return ("This section, \(title)", model.resetPlan(of: section.items.compactMap(\.settingPath)))
    default: return nil
    }
  }

  private func ask() {
    let scopes = scopes
    if scopes.isEmpty { return navigator.show(message: "there is nothing to reset", isError: true) }
    let none = DialogChoice("Nothing", value: -1, help: "Goes back, and leaves all as it is")
    let choices = scopes.enumerated().map { index, scope in
      DialogChoice(
        scope.title, value: index, detail: scope.plan.count.counted("setting"),
        help: "u takes it back in one step" + kept(scope.plan), isDestructive: true)
    }
    let text = "Takes settings back to their defaults, and out of the file where they have none"
    navigator.choose("Reset", text: text, from: choices + [none]) { index in
      guard let index, scopes.indices.contains(index) else { return }
      let done = model.reset(scopes[index].plan)
      screen.rowsChanged(in: table)
      navigator.show(message: "\(done.counted("setting")) reset; u takes it back")
    }
  }

  private func kept(_ plan: ResetPlan) -> String {
    plan.requiredCount == 0 ? "" : "; \(plan.requiredCount.counted("setting")) must be set and stay"
  }
}
