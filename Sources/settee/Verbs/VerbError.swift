/// Why a verb did not do what it was asked, in words for the user.
struct VerbError: Error {
  let description: String
  let status: ExitStatus

  /// The answer is no.
  static func no(_ description: String) -> VerbError { VerbError(description: description, status: .no) }
}
