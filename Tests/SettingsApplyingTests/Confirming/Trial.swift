import Foundation
import SettingsDocuments
import Synchronization

@testable import SettingsApplying

/// A store in a folder of a test's own, with a systemd that only notes what it is told.
final class Trial: Sendable {
  let path: String
  let manager: FakeMachine
  let journal = Mutex<[String]>([])

  init(manager: FakeMachine = FakeMachine()) throws {
    self.manager = manager
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("settee-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
    for name in ["etc", "units", "ts"] {
      try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func store(_ fileSystem: any FileSystem = SystemFileSystem(), isRoot: Bool = true) -> PendingStore {
    PendingStore(
      name: "app", verb: "return", folder: path + "/lib",
      writer: FileWriter(fileSystem: fileSystem, stateFolder: path + "/lib"), machine: manager,
      unitFolder: path + "/units", bootFolder: path + "/run", isRoot: isRoot, authentications: [path + "/ts"],
      log: { [self] line in journal.withLock { $0.append(line) } },
      program: { () throws(FileError) in Array("program".utf8) })
  }

  func file(_ name: String) -> String { path + "/etc/" + name }

  @discardableResult
  func write(_ text: String, to name: String, mode: Int = 0o644) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file(name))
    return file(name)
  }

  func read(_ name: String) -> String? {
    (try? Data(contentsOf: URL(fileURLWithPath: file(name)))).map { String(decoding: $0, as: UTF8.self) }
  }

  func mode(of path: String) throws -> Int {
    (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  /// What is left of waiting changes, below the folder of a test, but for the lock.
  var leftovers: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter {
      ($0.hasPrefix("lib/pending/") && !$0.hasSuffix(".lock")) || $0.hasPrefix("units/") || $0.hasPrefix("run/")
        || $0.contains(".settings-")
    }.sorted()
  }

  /// A change of one file, which is made.
  func change(
    _ name: String = "sshd_config", to text: String, _ proof: PendingChange.Proof = .any,
    commands: [ServiceCommand] = [],
    in store: PendingStore? = nil
  ) throws -> PendingChange {
    var change = try PendingChange.begin(
      [.init(file(name), text: Array(text.utf8))], commands: commands, proof: proof, seconds: 60, program: "sshd",
      in: store ?? self.store())
    try write(text, to: name, mode: mode(name))
    try change.noteInForce()
    return change
  }

  private func mode(_ name: String) -> Int { (try? mode(of: file(name))) ?? 0o644 }
}
