import SettingsFiles
import SettingsSession

/// What another program put in the place of a file, beside the document that could not be saved over it.
struct PresentFile {
  /// By what the document differs from it; none where it cannot be understood, or is gone.
  let differences: [DocumentDifference]
  /// Whether there is no file any longer.
  let isGone: Bool
  /// Whether what is changed here can be written over it, and nothing else.
  let takesChanges: Bool
  /// Whether what is there can be read.
  let isUnderstood: Bool
  /// What happened, in a sentence.
  let explanation: String

  @MainActor
  init(of model: EditingSession, _ conflict: SaveConflict) {
    let theirs = conflict.present.flatMap { try? Document(parsing: $0, as: model.document.format) }
    let kept = model.kept(over: conflict)
    takesChanges = kept != nil
    differences = theirs.map { (kept ?? model.document).differences(from: $0) } ?? []
    isGone = conflict.present == nil
    isUnderstood = theirs != nil
    explanation =
      if isGone {
        "\(model.name) was removed meanwhile."
      } else if theirs == nil {
        "\(model.name) was changed meanwhile and cannot be understood as it is now."
      } else {
        "\(model.name) was changed by another program meanwhile, also where it is changed here. There now → here:"
      }
  }
}
