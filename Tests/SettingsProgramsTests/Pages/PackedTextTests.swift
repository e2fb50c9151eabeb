import EmbeddedPages
import Foundation
import TestSupport
import Testing

/// What the build compressed is what the folders hold.
@Suite struct PackedTextTests {
  @Test func eachPageOfAProgramIsItsFile() throws {
    let pages = BuiltInPages.programs
    #expect(pages.count > 40)
    for place in 0..<pages.count {
      let name = String(decoding: pages[place].key, as: UTF8.self)
      let file = try Data(contentsOf: PackageFolder.url("Programs/\(name).toml"))
      #expect(pages.text(of: name) == Array(file), "\(name)")
    }
  }

  @Test func whatIsCutOffOrDamagedIsNoText() throws {
    let packed = try #require(BuiltInPages.programs.value(of: "sshd"))
    #expect(PackedText.text(of: UnsafeBufferPointer(rebasing: packed.dropLast(1))) == nil)
    #expect(PackedText.text(of: UnsafeBufferPointer(rebasing: packed.dropLast(4))) == nil)
    for damage in ["!", "A"] {
      var bytes = Array(packed)
      bytes[bytes.count / 2] = damage.utf8.first ?? 0
      #expect(bytes.withUnsafeBufferPointer { PackedText.text(of: $0) } == nil, "\(damage)")
    }
  }
}
