import Libc
import SettingsDocuments
import SettingsPrograms
import SettingsSession

/// `settee place PATH`: puts what standard input holds in a file's place, for an editor that is not root. It is run by
/// `sudo` or `doas`, and not by people.
///
/// Standard input is a ``FilePlacement``: the text, and the hash of what the file is expected to hold.
struct PlaceVerb: Verb {
  nonisolated static let name = "place"

  private let path: String
  let context: VerbContext
  var account = geteuid()
  var program = TrustedProgram.own

  /// What is said where it was done.
  nonisolated static let answer = "placed"

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    path = try arguments.requireNamedFile()
    self.context = context
  }

  func run() throws(VerbError) -> ExitStatus {
    if let refusal { throw VerbError(refusal) }
    let bytes = try VerbError.from { () throws(InputError) in try context.input.read(.document) }
    guard let placement = FilePlacement(path: path, bytes: bytes) else {
      throw VerbError("\(path): what is to be put there did not come whole; nothing was written")
    }
    let session = (try? opener.open(FileRequest(path: path))).map { opener.session(for: $0) }
    do throws(FileError) {
      try placement.place(by: opener.writer)
      remember(placement, in: session)
      output.line(Self.answer)
      return .fine
    } catch {
      throw VerbError(error.description, status: SaveError.file(error).isContention ? .no : .failure)
    }
  }

  /// Tells root's history of it: whoever asked has one of their own, which root does not read.
  ///
  /// - Parameter session: the file as it was; nil for what is no settings file, and for a new one.
  private func remember(_ placement: FilePlacement, in session: EditingSession?) {
    guard let session, ContentHash(of: session.document.text) == placement.expected,
      let document = try? Document(parsing: placement.text, as: session.document.format)
    else { return }
    session.restore(document)
    session.noteSaved()
  }

  /// Why nothing is done for whoever asks.
  private var refusal: String? {
    if account != 0 { return "place is for sudo and doas: settee FILE edits a file" }
    if !path.hasPrefix("/") { return "\(path): the path must be absolute" }
    guard let program else { return "this program's own file cannot be found" }
    return TrustedProgram.distrust(of: program)
  }
}
