import Curses

/// The keys that every table answers to, as bindings.
@MainActor
struct TableBindings<Content: TableScreen> {
  let controller: TableController<Content>
  let navigator: Navigator

  var all: [KeyBinding] {
    values + rowCommands + opening + [
      binding(.search, "search", "Shows only the rows that have what is typed", inFooter: true) {
        controller.beginSearch()
      },
      binding(.back, navigator.screens.count > 1 ? "back" : "leave", "Goes back to the screen before", inFooter: true) {
        navigator.pop()
      },
      binding(.help, "all keys", "Shows this list", inFooter: true) { showHelp() },
      binding(.quit, "quit", "Leaves the program", inFooter: false) { navigator.quit() },
    ] + movements
  }

  /// What Enter does with the focused row; nothing where the row is only to be read.
  private var opening: [KeyBinding] {
    let traits = controller.table.focusedTraits
    guard let item: Content.ItemID = controller.table.focusedItem() else { return [] }
    guard traits.canToggle || traits.canEdit || controller.content.canSelect(item) else { return [] }
    let help = traits.canToggle ? "toggle" : traits.canEdit ? "edit" : traits.isDisclosing ? "open" : "choose"
    return [
      // A switch says in the footer what its own key does.
      binding(.open, help, "Opens the row, edits its value, or does what it says", inFooter: !traits.canToggle) {
        controller.open(in: navigator)
      }
    ]
  }

  private var values: [KeyBinding] {
    let traits = controller.table.focusedTraits
    let canStep = traits.canStep || traits.canToggle
    return [
      binding(.stepBack, "change", "Takes the value before", inFooter: canStep) {
        controller.table.stepFocused(by: -1)
      },
      binding(.stepForward, "next value", "Takes the value after", inFooter: false) {
        controller.table.stepFocused(by: 1)
      },
      binding(.toggle, "toggle", "Turns a switch on or off", inFooter: traits.canToggle) {
        controller.table.toggleFocused()
      },
    ]
  }

  /// What the screen lets the user do with rows: marking, acting, moving.
  private var rowCommands: [KeyBinding] {
    let table = controller.table
    var bindings: [KeyBinding] = []
    if controller.content.allowsMultipleSelection {
      bindings.append(
        binding(.mark, "mark", "Marks the row, to act on several at once", inFooter: true) {
          table.toggleMarkOfFocused()
        })
      if table.markCount > 0 {
        bindings.append(binding(.clearMarks, "unmark all", "Takes all marks away") { table.clearMarks() })
      }
    }
    guard let item: Content.ItemID = table.focusedItem() else { return bindings }
    let actions = controller.content.actions(for: item, in: table, navigator: navigator)
    if !actions.isEmpty {
      bindings += actions
      bindings.append(
        binding(.actions, "actions", "Shows what can be done with the row", inFooter: true) {
          navigator.push(ActionMenu(title: "Actions", actions.map(navigator.keyMap.applied)))
        })
    }
    if controller.content.canMove(item) {
      bindings.append(binding(.moveUp, "move up", "Moves the row up") { controller.move(item, by: -1) })
      bindings.append(binding(.moveDown, "move down", "Moves the row down") { controller.move(item, by: 1) })
    }
    return bindings
  }

  private var movements: [KeyBinding] {
    let table = controller.table
    return [
      binding(.up, "up", "To the row above") { table.move(.up) },
      binding(.down, "down", "To the row below") { table.move(.down) },
      binding(.pageUp, "page up", "A screen up") { table.move(.pageUp) },
      binding(.pageDown, "page down", "A screen down") { table.move(.pageDown) },
      binding(.first, "first", "To the first row") { table.move(.first) },
      binding(.last, "last", "To the last row") { table.move(.last) },
    ]
  }

  private func binding(
    _ command: TableCommand, _ help: String, _ explanation: String, inFooter: Bool = false,
    action: @escaping () -> Void
  ) -> KeyBinding {
    KeyBinding(
      command.rawValue, keys: command.keys(in: navigator.keyStyle), help: help, explanation: explanation,
      isInFooter: inFooter, action: action)
  }

  private func showHelp() {
    let all = controller.keyBindings(in: navigator)
    navigator.push(ActionMenu(title: "Keys", all.filter { !$0.keys.isEmpty }))
  }
}
