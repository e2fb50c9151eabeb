import SettingsFiles
import SettingsSession
import TerminalTables

/// What an upgrade left beside a document, and how both are merged.
@MainActor
package struct UpgradeOffer {
  /// The names of what is there now; empty where nothing is.
  package let names: () -> [String]
  /// Both versions of the document; nil where the other one is not understood.
  package let open: () throws(FileError) -> UpgradeSession?
  /// Puts things in order once the result is saved.
  package let finish: (UpgradeSession) throws(FileError) -> Void

  package init(
    names: @escaping () -> [String], open: @escaping () throws(FileError) -> UpgradeSession?,
    finish: @escaping (UpgradeSession) throws(FileError) -> Void
  ) {
    (self.names, self.open, self.finish) = (names, open, finish)
  }

  /// What is said above the settings; nil where nothing is there.
  var notice: String? {
    names().first.map { "An upgrade left \($0) beside this file. p merges both." }
  }

  /// The key that merges; nil where nothing is there.
  func binding(for model: EditingSession, host: DocumentHost, in navigator: Navigator) -> KeyBinding? {
    if names().isEmpty { return nil }
    return KeyBinding(
      "upgrade", keys: [.character("p")], help: "merge the upgrade",
      explanation: "Merges the version that an upgrade left beside the file, setting by setting",
      disabledReason: model.history.isModified ? "save first (s): the file is merged as it is saved" : nil
    ) {
      show(for: model, host: host, in: navigator)
    }
  }

  func show(for model: EditingSession, host: DocumentHost, in navigator: Navigator) {
    navigator.attempt { () throws(FileError) in
      guard let upgrade = try open() else {
        return navigator.show(message: "\(names().first ?? "it") is not understood as \(model.name) is", isError: true)
      }
      navigator.push(UpgradeScreen(upgrade, host: host) { () throws(FileError) in try finish(upgrade) })
    }
  }
}
