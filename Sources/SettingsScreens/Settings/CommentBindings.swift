import SettingsFiles
import SettingsSession
import TerminalTables

/// The keys that make the focused setting a comment, and a comment a setting again.
@MainActor
struct CommentBindings {
  let screen: SettingsScreen
  let path: Path
  let table: TableView
  let navigator: Navigator

  private var model: EditingSession { screen.model }

  var all: [KeyBinding] { [bringBack, commentOut].compactMap { $0 } }

  private var bringBack: KeyBinding? {
    if model.commented[path] == nil { return nil }
    return KeyBinding(
      "bringBack", keys: [.character(" ")], help: "bring back",
      explanation: "Brings the setting back as the comment has it"
    ) {
      report("\(path) is set") { () throws(SettingError) in try model.bringBack(path) }
    }
  }

  private var commentOut: KeyBinding? {
    let hasComments = model.document.format.hasCommentedSettings || !model.commented.all.isEmpty
    guard hasComments, model.node(at: path) != nil else { return nil }
    return KeyBinding(
      "commentOut", keys: [.character("#")], help: "comment out",
      explanation: "Makes the setting a comment that keeps its value",
      disabledReason: model.hindranceToComment(at: path)?.description, isInFooter: false
    ) {
      report("\(path) is a comment") { () throws(SettingError) in try model.commentOut(path) }
    }
  }

  private func report<Result>(_ success: String, _ change: () throws(SettingError) -> Result) {
    screen.report(success: success + "; u takes it back", in: table, navigator, change)
  }
}
