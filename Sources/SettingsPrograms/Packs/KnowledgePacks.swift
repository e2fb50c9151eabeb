import EmbeddedPages
import SettingsDocuments

/// The packs that are built in, and those in folders of the user and of the machine, which come first.
///
/// In a folder a pack is `RELEASE/PROGRAM.txt`, as `Knowledge` has them beside the sources.
package struct KnowledgePacks: Sendable {
  private let folders: [String]
  private let fileSystem: any FileSystem

  package init(folders: [String] = [], fileSystem: any FileSystem = SystemFileSystem()) {
    (self.folders, self.fileSystem) = (folders, fileSystem)
  }

  /// The releases of which there are packs, the newest last.
  package var releases: [KnowledgeRelease] {
    var names = folders.flatMap { folder in
      ((try? fileSystem.names(in: folder)) ?? []).filter { fileSystem.isFolder("\(folder)/\($0)") }
    }
    let table = BuiltInPages.knowledge
    for place in 0..<table.count {
      let key = table[place].key
      if let slash = key.firstIndex(of: UInt8(ascii: "/")) {
        names.append(String(decoding: key[..<slash], as: UTF8.self))
      }
    }
    return Set(names).ordered { $0.numbers.lexicographicallyPrecedes($1.numbers) }.map(KnowledgeRelease.init)
  }

  /// A pack as it is kept, before anything of it is read.
  struct Kept {
    let release: KnowledgeRelease
    fileprivate let bytes: [UInt8]
    fileprivate let isPacked: Bool
    fileprivate let refusal: String?

    /// What changes where the pack does.
    var state: [UInt8] { isPacked ? bytes.suffix(16) : bytes }

    /// - Complexity: linear in the pack.
    func read() throws(PackError) -> KnowledgePack {
      if let refusal { throw .notTrusted(refusal) }
      guard isPacked else { return try KnowledgePack(reading: bytes) }
      guard let text = bytes.withUnsafeBufferPointer(PackedText.text) else { throw .undecodable }
      return try KnowledgePack(reading: text)
    }
  }

  /// The pack of a program for one of the releases, the first that has it.
  func kept(_ program: String, for releases: [KnowledgeRelease]) -> Kept? {
    for release in releases {
      for folder in folders {
        guard let content = try? FileContent("\(folder)/\(release.name)/\(program).txt", fileSystem) else { continue }
        return Kept(release: release, bytes: content.bytes, isPacked: false, refusal: content.otherWriter)
      }
      if let packed = BuiltInPages.knowledge.value(of: "\(release.name)/\(program)") {
        return Kept(release: release, bytes: Array(packed), isPacked: true, refusal: nil)
      }
    }
    return nil
  }

  /// The release of a system before all others, and then the newest.
  func releases(before own: KnowledgeRelease?) -> [KnowledgeRelease] {
    let all = releases.reversed()
    guard let own, all.contains(own) else { return Array(all) }
    return [own] + all.filter { $0 != own }
  }
}
