import Curses

@MainActor
struct TableBindings<Content: TableScreen> {
  let controller: TableController<Content>
  let navigator: Navigator

  var all: [KeyBinding] {
    sideways + outline + values + rowCommands + opening + [
      binding(.search, inFooter: true) { controller.beginSearch() }
    ] + leaving + [binding(.help, inFooter: true) { showHelp() }] + sorting + movements
  }

  /// Esc leads back, and never out of the program: that is left to a key of its own.
  private var leaving: [KeyBinding] {
    var back = binding(.back, inFooter: true) { navigator.pop() }
    back.disabledReason = navigator.reasonToStay(isTyping: controller.content.searchBar != nil)
    return [back, binding(.quit, inFooter: back.disabledReason != nil) { navigator.quit() }]
  }

  /// What Enter does with the focused row; nothing where the row is only to be read.
  private var opening: [KeyBinding] {
    let traits = controller.table.focusedTraits
    guard let item: Content.ItemID = controller.table.focusedItem() else {
      guard controller.table.isMoreRowFocused else { return [] }
      return [binding(.open, .retry, inFooter: true) { controller.open(in: navigator) }]
    }
    guard traits.canToggle || traits.canChoose || traits.canEdit || controller.content.canSelect(item) else {
      return []
    }
    let help: Word =
      if let word = outlineWord {
        word
      } else if traits.canToggle {
        .toggle
      } else if traits.canEdit {
        .edit
      } else {
        traits.isDisclosing && !traits.canChoose ? .open : .choose
      }
    return [
      // A switch says in the footer what its own key does.
      binding(.open, help, inFooter: !traits.canToggle && help != .expand && help != .collapse) {
        controller.open(in: navigator)
      }
    ]
  }

  private var values: [KeyBinding] {
    let traits = controller.table.focusedTraits
    let canStep = traits.canStep || traits.canToggle
    return [
      binding(.stepBack, inFooter: canStep) { controller.table.stepFocused(by: -1) },
      binding(.stepForward) { controller.table.stepFocused(by: 1) },
      binding(.toggle, inFooter: traits.canToggle) { controller.table.toggleFocused() },
    ]
  }

  /// What the screen lets the user do with rows: marking, acting, moving.
  private var rowCommands: [KeyBinding] {
    let table = controller.table
    var bindings: [KeyBinding] = []
    if controller.content.allowsMultipleSelection {
      bindings.append(binding(.mark, inFooter: true) { table.toggleMarkOfFocused() })
      if table.markCount > 0 { bindings.append(binding(.clearMarks) { table.clearMarks() }) }
    }
    guard let item: Content.ItemID = table.focusedItem() else { return bindings }
    let actions = controller.content.actions(for: item, in: table, navigator: navigator)
    if !actions.isEmpty {
      bindings += actions
      bindings.append(
        binding(.actions, inFooter: true) {
          navigator.push(
            ActionMenu(
              title: Words.current[.actionsTitle], actions: actions.map(navigator.keyMap.applied), perform: run))
        })
    }
    if controller.content.canMove(item) {
      bindings.append(binding(.moveUp) { controller.move(item, by: -1) })
      bindings.append(binding(.moveDown) { controller.move(item, by: 1) })
    }
    return bindings
  }

  /// Left and Right scroll what is wider than the screen.
  private var sideways: [KeyBinding] {
    let table = controller.table
    guard table.canScrollSideways else { return [] }
    return [
      binding(.scrollLeft, inFooter: true) { table.scrollSideways(forward: false) },
      binding(.scrollRight) { table.scrollSideways(forward: true) },
    ]
  }

  private var sorting: [KeyBinding] {
    guard controller.canSort else { return [] }
    return [
      binding(.sortByNext, inFooter: true) { controller.sortByNextColumn(forward: true) },
      binding(.sortByPrevious) { controller.sortByNextColumn(forward: false) },
      binding(.reverseOrder, inFooter: true) { controller.reverseSort() },
    ]
  }

  private var movements: [KeyBinding] {
    let table = controller.table
    return [
      binding(.up) { table.move(.up) },
      binding(.down) { table.move(.down) },
      binding(.pageUp) { table.move(.pageUp) },
      binding(.pageDown) { table.move(.pageDown) },
      binding(.first) { table.move(.first) },
      binding(.last) { table.move(.last) },
    ]
  }

  func binding(
    _ command: TableCommand, _ help: Word? = nil, inFooter: Bool = false, action: @escaping () -> Void
  ) -> KeyBinding {
    KeyBinding(command, in: navigator.keyStyle, help: help, isInFooter: inFooter, action: action)
  }

  private func showHelp() {
    let all = controller.keyBindings(in: navigator)
    // What can be done now comes first.
    let (others, possible) = (all.filter { $0.disabledReason != nil }, all.filter { $0.disabledReason == nil })
    navigator.push(
      ActionMenu(
        title: Words.current[.keysTitle], actions: possible + others, searchBar: SearchBar(), perform: run))
  }

  private func run(_ binding: KeyBinding) {
    controller.run(binding, in: navigator)
  }
}
