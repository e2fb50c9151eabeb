import SettingsDocuments

/// Why a change cannot wait to be confirmed, is not confirmed, or does not go back; in words that say what to do.
package enum ConfirmError: Error, CustomStringConvertible {
  case notRoot
  case noSystemd
  case busy(String, PendingChange)
  case locked
  case gone
  case notInForce(PendingChange)
  /// The session that would confirm proves nothing: why, and what to do.
  case noProof(String)
  case file(FileError)
  case manager(ApplyFailure)
  case incomplete([FileError])

  package var description: String {
    switch self {
    case .notRoot: "only root can have a change go back by itself; use sudo"
    case .noSystemd: "systemd does not run this machine, so nothing would bring the change back"
    case .busy(let path, let change) where change.isOver:
      "\(path): a change by \(change.record.who) that nobody has confirmed is about to go back; try again when it has"
    case .busy(let path, let change):
      "\(path): a change by \(change.record.who) waits until \(change.untilText) to be confirmed"
    case .locked: "another program is about to confirm a change or to take one back; try again when it is done"
    case .gone: "no change waits any more: it was confirmed or taken back"
    case .notInForce(let change):
      "the change of \(change.record.names) is not in force yet; if it was interrupted, it goes back at \(change.untilText)"
    case .noProof(let reason): reason
    case .file(let error): error.description
    case .manager(let failure):
      "systemd could not be told to bring the change back: systemd-run \(failure.reason); nothing was changed"
    case .incomplete(let errors):
      "not all is back, and it is tried again: " + errors.map(\.description).joined(separator: "; ")
    }
  }

  static func attempt<Result>(_ body: () throws(FileError) -> Result) throws(ConfirmError) -> Result {
    do throws(FileError) {
      return try body()
    } catch {
      throw .file(error)
    }
  }
}
