import Foundation
import SettingsDocuments
import TestSupport
import Testing

/// yaml-test-suite (yaml/yaml-test-suite, branch `data`): valid texts with their events and their JSON, and invalid ones.
@Suite struct YAMLSuiteTests {
  struct Case {
    let name: String
    /// In the suite's folder.
    let folder: String
    var isValid: Bool { !exists("error") }
    func exists(_ file: String) -> Bool {
      FileManager.default.fileExists(atPath: SharedFolder.yamlSuite.url(folder + file).path)
    }
    func bytes(_ file: String) throws -> [UInt8] { try SharedFolder.yamlSuite.bytes(folder + file) }
  }

  static func cases() -> [Case] {
    SharedFolder.yamlSuite.files(in: "data", endingIn: "in.yaml").map { file in
      let folder = String(file.dropLast("in.yaml".count))
      return Case(name: folder, folder: folder)
    }
  }

  @Test(.needs(.yamlSuite)) func readsAndRefusesWhatTheSuiteSays() throws {
    let cases = Self.cases()
    var wrong: [String] = []
    var (accepted, refused, withJSON) = (0, 0, 0)
    for test in cases {
      let text = try test.bytes("in.yaml")
      let document = try? Document(parsing: text, as: .yaml, strictness: .strict)
      guard test.isValid else {
        if document == nil { refused += 1 } else { wrong.append("\(test.name): accepted") }
        continue
      }
      guard let document, document.text == text else {
        wrong.append("\(test.name): refused")
        continue
      }
      let expected = String(decoding: try test.bytes("test.event"), as: UTF8.self)
      let events = try YAMLEventText.lines(of: text)
      if events == expected.split(separator: "\n").map(String.init) {
        accepted += 1
      } else {
        wrong.append("\(test.name): \(events)")
      }
      guard test.exists("in.json") else { continue }
      let values = Self.values(ofJSON: try test.bytes("in.json"))
      let found = values.count > 1 ? document.root.elements.map(\.value) : [document.root.value]
      if values.isEmpty || found == values { withJSON += 1 } else { wrong.append("\(test.name): \(found) \(values)") }
    }
    print(
      "yaml-test-suite: \(accepted) of 308 read with their events, \(withJSON) with their JSON; \(refused) of 94 refused"
    )
    #expect(wrong == [])
    #expect(accepted == 308)
    #expect(withJSON == 279)
    #expect(refused == 94)
  }

  /// JSON values one after another.
  static func values(ofJSON text: [UInt8]) -> [Value] {
    var rest = text
    var values: [Value] = []
    while rest.contains(where: { $0 > 0x20 }) {
      do throws(ParseError) {
        values.append(try Document(parsing: rest, as: .json).root.value)
        return values
      } catch {
        guard error.offset > 0, let first = try? Document(parsing: Array(rest[..<error.offset]), as: .json) else {
          return values
        }
        values.append(first.root.value)
        rest = Array(rest[error.offset...])
      }
    }
    return values
  }
}
