import TerminalTables

// An activity feed: cards that share one shell, with bodies of many kinds, each chosen by the type of its entry.

struct ActivityTable: FeedScreen {
  let activity: Activity
  let title = "Activity · sshd_config"
  let feedStyle = FeedStyle.cards
  var feed: Feed { activity.feed }

  /// Entries arrive by themselves as long as the screen is open.
  func task(in table: TableView) async { await activity.follow() }

  func keyBindings(for item: AnyHashable?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    let remark = KeyBinding("remark", keys: [.character("n")], help: "new remark", explanation: "Adds a remark") {
      Task {
        if let text = await navigator.prompt("New remark"), !text.isEmpty { activity.remark(text) }
      }
    }
    return feedKeyBindings(for: item, in: table) + [remark]
  }
}

Application.main(ActivityTable(activity: Activity()))
