import Testing

import SettingsDocuments
@testable import SettingsTree

@Suite struct ElementTests {
  @Test(arguments: [0, 1, 7, 8, 9, 16, 17, 24, 25, 100, 1003])
  func elementsAreFoundAtEveryPlaceAndKnowTheirs(count: Int) throws {
    // Elements of several sizes, so that none is where arithmetic alone would find it.
    let elements = (0..<count).map { "[\((0..<$0 % 4).map(String.init).joined(separator: ", "))]" }
    let text = #"{"first": 1, "lists": [\#(elements.joined(separator: ", "))], "last": [[1], 2]}"#
    let document = try Document(parsing: Array(text.utf8), as: .json)
    let lists = try #require(document.root["lists"])
    for (index, element) in lists.elements.enumerated() {
      #expect(lists[index] == element)
      #expect(element.indexInParent == index)
      #expect(element.path == ["lists", .index(index)])
    }
    #expect(lists[count] == nil)
    #expect(lists[-1] == nil)
  }

  @Test func arraysInArraysAreToldApart() throws {
    let row = "[" + (0..<20).map { "[\($0)]" }.joined(separator: ",") + "]"
    let text = "[" + Array(repeating: row, count: 30).joined(separator: ",") + "]"
    let document = try Document(parsing: Array(text.utf8), as: .json)
    #expect(document.node(at: [29, 19, 0])?.number == Number(19))
    #expect(document.node(at: [29, 19, 0])?.path == [29, 19, 0])
    #expect(document.node(at: [17, 3])?.indexInParent == 3)
    #expect(document.node(at: [17])?.indexInParent == 17)
  }
}
