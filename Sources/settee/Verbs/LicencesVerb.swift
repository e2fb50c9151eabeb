import EmbeddedPages

/// `settee --licences`: prints `NOTICE`.
@MainActor
struct LicencesVerb: Verb {
  nonisolated static let name = "--licences"
  nonisolated static let entry = VerbEntry(forms: [], options: [])

  private let output: Output

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    output = context.output
  }

  func run() -> ExitStatus {
    output.ownText(String(decoding: BuiltInPages.notice[0].value, as: UTF8.self))
    return .fine
  }
}
