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
    #expect(try !SharedFolder.canRun("a test of this test", with: [suite], requiringSuites: false))
    #expect(try !SharedFolder.canRun("a test of this test", with: [SharedFolder("none")], requiringSuites: true))
    let error = #expect(throws: AbsentSuite.self) {
      try SharedFolder.canRun("x", with: [suite], requiringSuites: true)
    }
    #expect(error?.description == "\(SharedFolder.root.path)/corpus/no-such-suite is absent: say make corpus")
  }
}
