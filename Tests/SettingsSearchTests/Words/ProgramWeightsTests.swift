import EmbeddedPages
import Testing

@testable import SettingsSearch

/// What each word tells for programs.
@Suite struct ProgramWeightsTests {
  /// `mail` tells 5 for postfix and -3 for nginx, `web` 8 for nginx.
  private let weights = ProgramWeights(
    PageTable(
      text: """
        .\tpostfix nginx
        mail\t00000000000000000000000000000000(A)9
        web\t00000000000000000000000000000000)D
        """, starts: "0000000@000j"))

  @Test(arguments: [
    (["mail"], [5, -3]), (["web"], [0, 8]), (["mail", "mail", "of"], [5, -3]), (["mail", "web"], [5, 5]), ([], [0, 0]),
  ])
  func theMeanOfAllWordsCounts(_ words: [String], _ steps: [Float]) {
    let told = weights.told(by: words)
    let length = Float(max(1, Set(words).subtracting(["of"]).count)).squareRoot()
    #expect(told == ["postfix": steps[0] / length, "nginx": steps[1] / length])
  }

  @Test func whatIsBuiltInTellsWhichProgramIsMeant() throws {
    for (word, program) in [("commit", "git"), ("lid", "logind"), ("nginx", "nginx"), ("workgroup", "samba")] {
      let told = ProgramWeights.builtIn.told(by: [word])
      #expect(told.max { $0.value < $1.value }?.key == program, "\(word)")
    }
  }
}
