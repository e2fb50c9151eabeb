import SettingsDocuments
import TestSupport
import Testing

/// JSONTestSuite (nst/JSONTestSuite): `y_` must be accepted, `n_` refused, `i_` either.
@Suite struct JSONSuiteTests {
  @Test(.needs(.jsonSuite)) func acceptsAndRefusesWhatTheSuiteSays() throws {
    var accepted = 0
    var refused = 0
    var wrong: [String] = []
    for name in SharedFolder.jsonSuite.files(endingIn: ".json") {
      let text = try SharedFolder.jsonSuite.bytes(name)
      let document = try? Document(parsing: text, as: .json, strictness: .strict)
      switch name.prefix(2) {
      case "y_" where document?.text == text: accepted += 1
      case "n_" where document == nil: refused += 1
      case "i_": _ = document?.root.value
      default: wrong.append(name)
      }
    }
    print("JSONTestSuite: \(accepted) of 95 accepted, \(refused) of 188 refused")
    #expect(wrong == [])
    #expect(accepted == 95)
    #expect(refused == 188)
  }

  @Test func everyPrefixOfADocumentIsRefusedWithoutACrash() {
    let text = Array(#"{"a": [1, -2.5e3, "x\n\u00e9"], "b": {"c": null, "d": [true, false]}}"#.utf8)
    for end in 0..<text.count {
      #expect(throws: ParseError.self) {
        try Document(parsing: Array(text[..<end]), as: .json, strictness: .strict)
      }
    }
  }

  @Test func deepNestingEndsInAnError() throws {
    let brackets = String(repeating: "[", count: 100_000)
    #expect(fault(brackets)?.message == "this is nested too deeply")
    #expect(fault(String(repeating: #"{"a":"#, count: 100_000))?.message == "this is nested too deeply")
    let allowed = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try json(allowed).root.count == 1)
  }
}
