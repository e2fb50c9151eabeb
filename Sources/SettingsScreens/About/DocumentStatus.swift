import SettingsFiles
import SettingsSession

/// The state of a document in a few words.
@MainActor
struct DocumentStatus {
  let model: EditingSession

  /// What is unsaved and what is wrong; empty where neither.
  var text: String {
    let unsaved = model.unsavedChanges.count
    let isModified = model.history.isModified
    let problems = model.violations.count
    let parts = [
      DocumentNotice(model: model).status,
      model.isContested ? "changed outside" : "",
      unsaved > 0 ? "\(unsaved) unsaved" : isModified ? "unsaved" : "",
      model.isCheckStopped ? "checking stopped" : "",
      model.checkProgress.map { "checking \(Int($0 * 100)) %" } ?? "",
      problems > 0 ? problems.counted("problem") : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// What the document is checked against.
  var schemaName: String {
    guard let schema = model.schema else { return "no schema" }
    if let title = schema.document.root["title"]?.string, SettingTitle.isName(title) { return title }
    let name = schema.uri.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty || name.hasSuffix(":") ? "its schema" : name
  }
}
