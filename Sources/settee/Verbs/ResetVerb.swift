import SettingsDocuments
import SettingsSchema

/// `settee reset FILE PATH`: takes one setting back to its default and saves the file.
@MainActor
struct ResetVerb: EditingVerb {
  let request: EditRequest
  let opener: FileOpener
  let output: Output

  func edit(_ opened: OpenedFile) throws(VerbError) -> Document {
    let document = opened.file.document
    guard let node = document.node(at: request.path) else { throw .no("\(request.path) is not set") }
    let setting = opened.schema?.description(at: node.path, in: document)
    var firstError: EditError?
    for changes in try ways(of: node, setting, opened.file) {
      do throws(EditError) {
        return try document.applying(changes).document
      } catch {
        firstError = firstError ?? error
      }
    }
    throw .no(firstError?.description ?? "\(request.path) cannot be reset")
  }

  /// The ways to the default, the best first: the line as it stood commented out, the default that the schema knows as
  /// a comment, the line as it is as a comment or, in formats without such, away.
  private func ways(
    of node: Node, _ setting: SettingDescription?, _ file: SettingsFile
  ) throws(VerbError) -> [[Change]] {
    let path = node.path
    if let setting, setting.isRequired, !request.isForced {
      guard let standard = setting.defaultValue else {
        throw .no("\(path) must be set and has no default; --force removes it all the same")
      }
      return [[.set(path, standard)]]
    }
    var ways: [[Change]] = []
    if let text = opener.record.commentedText(of: path, inFile: file.target) {
      ways.append([.reset(path, commentedText: text)])
    }
    if let standard = setting?.defaultValue, file.document.format.hasCommentedSettings, node.kind.isScalar {
      ways.append([.set(path, standard), .reset(path, commentedText: nil)])
    }
    return ways + [[.reset(path, commentedText: nil)]]
  }
}
