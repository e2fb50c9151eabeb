import SettingsFiles
import SettingsSession
import TerminalTables

/// The keys that make the focused setting a comment, and a comment a setting again.
extension SettingBindings {
  var comments: [KeyBinding] { [bringBack, commentOut].compactMap { $0 } }

  private var bringBack: KeyBinding? {
    guard let path = focusedPath, model.commented[path] != nil else { return nil }
    return KeyBinding(
      "bringBack", keys: [.character(" ")], help: "bring back",
      explanation: "Brings the setting back as the comment has it"
    ) {
      report(success: "\(path) is set; u takes it back") { () throws(SettingError) in try model.bringBack(path) }
    }
  }

  private var commentOut: KeyBinding? {
    let hasComments = model.document.format.hasCommentedSettings || !model.commented.all.isEmpty
    guard hasComments, let path = focusedPath, model.node(at: path) != nil else { return nil }
    return KeyBinding(
      "commentOut", keys: [.character("#")], help: "comment out",
      explanation: "Makes the setting a comment that keeps its value",
      disabledReason: model.hindranceToComment(at: path)?.description, isInFooter: false
    ) {
      report(success: "\(path) is a comment; u takes it back") { () throws(SettingError) in
        try model.commentOut(path)
      }
    }
  }
}
