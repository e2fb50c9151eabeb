import Testing

@testable import edit_yaml

@Suite struct EditYAMLTests {
  @Test func oneLineChangesAndItsCommentStays() throws {
    let text = "# the worker\nservices:\n  worker:\n    image: 'old'  # pinned\n    command: [run]\n"
    let expected = "# the worker\nservices:\n  worker:\n    image: 'new'  # pinned\n    command: [run]\n"
    #expect(try withImage("new", in: text) == expected)
  }
}
