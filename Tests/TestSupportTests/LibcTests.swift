import Foundation
import TestSupport
import Testing

@Suite("The C library") struct LibcTests {
  @Test("One file names the C library; all others import Libc, so that another system is one more line there")
  func oneFileImportsIt() throws {
    let sources = PackageFolder.url("Sources").resolvingSymlinksInPath()
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let naming = try files.compactMap { $0 as? URL }.filter { file in
      guard file.pathExtension == "swift" else { return false }
      return try String(contentsOf: file, encoding: .utf8).contains(
        #/(?m)^\s*(@\w+ |\w+ )?import (Glibc|Musl|Bionic|Darwin)\b/#)
    }
    #expect(naming.map(\.lastPathComponent) == ["Libc.swift"])
  }
}
