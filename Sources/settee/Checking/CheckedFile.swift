import SettingsSchema

/// What came of checking one file.
struct CheckedFile: Sendable {
  let name: String
  /// What is said of it, without what is accepted.
  var findings: [Finding] = []
  /// How many things are not said, since a comment beside them or the baseline accepts them.
  var acceptedCount = 0
  /// How many problems the baseline has of it that are gone.
  var goneCount = 0
  /// Why its program could not be asked.
  var notice: String?
  /// Why it could not be checked at all.
  var failure: String?
  /// By what it was checked; nil where it was not.
  var basis: CheckBasis?
  /// The same as JSON, where that is asked for.
  var json: String?
  /// Why it is passed over, of what was found and not named.
  var passedOver: Reason?

  enum Reason: Sendable {
    case unknown, binary
  }

  /// What is said of it, or that it could not be checked.
  var findingsWithFailure: [Finding] {
    let failure = failure.map { Finding(file: name, rule: "unreadable", level: .error, message: $0) }
    return (failure.map { [$0] } ?? []) + findings
  }

  var status: ExitStatus {
    if failure != nil { return .failure }
    return findings.contains { $0.level == .error } ? .no : .fine
  }
}
