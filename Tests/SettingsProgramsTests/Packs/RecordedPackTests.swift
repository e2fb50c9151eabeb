import Foundation
import SettingsDocuments
import Testing

@testable import SettingsPrograms

/// The packs of the folder `Knowledge` say what the programs say that are laid out in the folder that `PROGRAMS_ROOT` names.
///
/// With `RECORD_KNOWLEDGE` they are written.
@Suite struct RecordedPackTests {
  private static let root = PageKnowledgeTests.root
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Knowledge").standardized.path

  @Test(arguments: ProgramPages().names)
  func isWhatTheProgramSays(_ name: String) throws {
    guard !Self.root.isEmpty, geteuid() == 0 else {
      return print(
        "skipped: packs are compared with programs only by root, where these are laid out (make knowledge-check)")
    }
    let page = try #require(try ProgramPages().page(named: name))
    let release = try #require(KnowledgeRelease(in: Self.root, reading: PageKnowledgeTests.read))
    let pack = Self.recorded(page, release)
    let file = "\(Self.folder)/\(release.name)/\(name).txt"
    let text = pack?.text ?? ""
    if ProcessInfo.processInfo.environment["RECORD_KNOWLEDGE"] != nil {
      if pack == nil {
        try? FileManager.default.removeItem(atPath: file)
      } else {
        try FileManager.default.createDirectory(
          atPath: "\(Self.folder)/\(release.name)", withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
      }
      return
    }
    let known = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    // An update of a release seldom changes what it knows.
    let (now, before) = (Self.facts(text), Self.facts(known))
    let changes = now.difference(from: before).prefix(20).map { change in
      switch change {
      case .insert(_, let line, _): "+\(line)"
      case .remove(_, let line, _): "-\(line)"
      }
    }
    #expect(changes == [], "\(file) is not what \(name) says now; make knowledge records it")
    if let pack {
      let answer = try KnowledgePack(reading: Array(text.utf8))
      #expect(answer == pack)
    }
  }

  private static func facts(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("program ") }
  }

  /// What is the same with another name of the machine, without a network, with fewer processors and other limits.
  private static func recorded(_ page: ProgramPage, _ release: KnowledgeRelease) -> KnowledgePack? {
    let list = PageKnowledgeTests.read(root + InstalledPackages.path)
    let origin = KnowledgePack.Origin(
      program: page.name, version: list.flatMap { InstalledPackages($0).version(ofAny: page.packages) },
      release: release)
    // What a machine makes at its start.
    let start =
      "run=\(root)/run; [ -d $run/sshd ] || { mount -t tmpfs run $run; mkdir $run/sshd; }; ip link set lo up; "
    func recording(_ machine: String) -> KnowledgePack? {
      let words = ["/usr/bin/unshare", "--uts", "--net", "--mount", "/bin/sh", "-c", start + machine, "sh"]
      var answers = PageKnowledgeTests.machine(behind: words)
      return KnowledgePack(recording: page, of: origin, from: &answers)
    }
    let name = "/proc/sys/kernel/hostname"
    let one = recording("echo one.example >\(name); ulimit -n 4096; exec \"$@\"")
    let other = recording("echo other.test >\(name); ulimit -n 2048; exec /usr/bin/taskset -c 0 \"$@\"")
    guard let one, let other else { return one }
    return one.agreeing(with: other)
  }
}
