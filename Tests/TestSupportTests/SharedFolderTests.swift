import Foundation
import TestSupport
import Testing

@Suite struct SharedFolderTests {
  @Test func aTestRunsWhereItsFoldersAre() throws {
    let here = SharedFolder("../" + PackageFolder.url.lastPathComponent)
    #expect(SharedFolder(".").isPresent == FileManager.default.fileExists(atPath: SharedFolder.root.path))
    #expect(try SharedFolder.canRun("x", with: []))
    if here.isPresent { #expect(try SharedFolder.canRun("x", with: [here], requiringSuites: true)) }
  }

  @Test func anAbsentFolderIsSkippedAndAnAbsentSuiteFailsWhereAllAreRequired() throws {
    let suite = SharedFolder("corpus/no-such-suite", isPublic: true)
    var reports: [String] = []
    let note = { reports.append($0) }
    #expect(try !SharedFolder.canRun("x", with: [suite], requiringSuites: false, report: note))
    #expect(try !SharedFolder.canRun("y", with: [SharedFolder("none")], requiringSuites: true, report: note))
    let root = SharedFolder.root.path
    #expect(
      reports == [
        "skipped: x, because \(root)/corpus/no-such-suite is absent (make corpus fetches it)",
        "skipped: y, because \(root)/none is absent",
      ])
    let error = #expect(throws: AbsentSuite.self) {
      try SharedFolder.canRun("x", with: [suite], requiringSuites: true)
    }
    #expect(error?.description == "\(SharedFolder.root.path)/corpus/no-such-suite is absent: say make corpus")
    let optional = SharedFolder("corpus/no-such-suite", isPublic: true, isRequired: false)
    #expect(try !SharedFolder.canRun("z", with: [optional], requiringSuites: true, report: { _ in }))
  }
}
