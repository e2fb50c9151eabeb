import SettingsFiles
import SettingsSession
import TerminalTables

/// What the user should know of the place where a document is kept: that it cannot be saved there, or what another
/// program has done to it.
@MainActor
struct DocumentNotice {
  let model: EditingSession
  var offer: SchemaOffer?

  /// A sentence or two, above the settings; nil where there is nothing to say.
  var text: String? {
    switch model.condition {
    case .readOnly(let reason)?: "Read-only: \(reason). It can be changed here; saving asks where to."
    case .gone?: "Another program deleted this file. Saving writes it again."
    case .unreadable(let reason)?: "\(reason). The settings are those from before."
    case .notUnderstood(let reason)?:
      "Another program left this file so that it cannot be understood: \(reason). The settings are those from before."
    case nil: contested ?? model.schemaProblem ?? missing
    }
  }

  /// The same in a word or two, for the title line; empty where there is nothing to say.
  var status: String {
    switch model.condition {
    case .readOnly?: "read-only"
    case .gone?: "deleted outside"
    case .unreadable?: "unreadable"
    case .notUnderstood?: "not understood"
    case nil: ""
    }
  }

  private var missing: String? {
    guard model.schema == nil, let address = offer?.addresses().first else { return nil }
    return "The schema of this file is not at hand: \(address). F fetches it, after asking."
  }

  private var contested: String? {
    let paths = model.contestedSettings.keys.map(\.description).sorted()
    guard let first = paths.first else { return nil }
    let names = paths.count == 1 ? first : "\(first) and \(paths.count - 1) more"
    return "Another program changed what is changed and unsaved here: \(names). Saving asks which to keep."
  }

  /// What another program made of a setting that is changed and unsaved here; nil for any other.
  static func contest(over path: Path, in model: EditingSession) -> String? {
    guard let theirs = model.contestedSettings[path] else { return nil }
    let value = SecretMask(model).line(for: theirs, at: path)
    return "another program made it \(value); saving asks which to keep"
  }
}

/// A notice above the settings, in as many lines as it takes.
final class NoticeCell: Cell, TitlePresentable {
  let titleLabel = Label(.modified, wraps: true)
  init() {}
  var layout: RowLayout { .row(titleLabel) }
}
