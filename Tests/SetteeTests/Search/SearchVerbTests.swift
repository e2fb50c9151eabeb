import Testing

@testable import settee

/// `settee search`.
@MainActor
@Suite struct SearchVerbTests {
  @Test func wordsAreNeeded() {
    #expect {
      try VerbTable.verb(["search"], in: .init(environment: [:], currentFolder: "/", output: .standard))
    } throws: {
      "\($0)".contains("what is looked for is missing")
        || "\(($0 as? UsageError)?.description ?? "")".contains("missing")
    }
  }
}
