/// Why a verb did not do what it was asked, in words for the user.
struct Refusal: Error {
  let description: String
  let status: ExitStatus

  /// The answer is no.
  static func no(_ description: String) -> Refusal { Refusal(description: description, status: .no) }
}
