import CLinuxProcesses
import Foundation
import Glibc
import SettingsDocuments

@testable import SettingsPrograms

/// Another root for one thread: the Debian that `PROGRAMS_ROOT` names, with mounts that nobody else sees. What is written
/// there is gone with the thread.
struct ProgramStage {
  let root: String
  /// The settee that is to be there, at ``launcher``.
  let settee: String

  static let launcher = "/mnt/settee"

  /// Nil, with a word of why, where there is none.
  static func find(for test: String) -> ProgramStage? {
    let environment = ProcessInfo.processInfo.environment
    guard let root = environment["PROGRAMS_ROOT"], !root.isEmpty else {
      print("skipped: \(test): PROGRAMS_ROOT names no Debian with the programs")
      return nil
    }
    guard geteuid() == 0 else {
      print("skipped: \(test): only root can go into another root")
      return nil
    }
    let beside = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let settee = environment["SETTEE_BINARY"] ?? beside.appending(path: "settee").path
    guard FileManager.default.isExecutableFile(atPath: settee) else {
      print("skipped: \(test): there is no \(settee)")
      return nil
    }
    return ProgramStage(root: root, settee: settee)
  }

  /// Does something on a thread that is on the stage; nil where the stage could not be set.
  func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
    let done = DispatchSemaphore(value: 0)
    let box = Box<Result>()
    let stage = self
    let thread = Thread {
      if stage.enter() { box.result = body() }
      done.signal()
    }
    thread.stackSize = 16 << 20
    thread.start()
    done.wait()
    return box.result
  }

  /// Does something on the stage where `PROGRAMS_ROOT` names one, and else on this machine; nil where the stage could not
  /// be set.
  ///
  /// - Parameter body: is given the words that launch settee; nil where it is not at hand.
  static func runOnStageOrHere<Result: Sendable>(
    for test: String, _ body: @escaping @Sendable ([String]?) -> Result
  ) -> Result? {
    let root = ProcessInfo.processInfo.environment["PROGRAMS_ROOT"] ?? ""
    if root.isEmpty { return body(nil) }
    return find(for: test)?.run { body([launcher, "confine"]) }
  }

  /// What is known of a program where this thread is.
  static func knowledge(of page: ProgramPage) -> ProgramKnowledge {
    var answers = MachineAnswers(reading: { (try? FileContent($0))?.bytes }) { words in
      guard let answer = try? ProgramRunner(seconds: 30).run(words), answer.status == 0 else { return nil }
      return answer.outputText
    }
    return ProgramKnowledge(page, from: &answers)
  }

  static func paths(matching pattern: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
  }

  private final class Box<Result>: @unchecked Sendable {
    var result: Result?
  }

  /// Sets the stage for this thread alone.
  private func enter() -> Bool {
    func step(_ what: String, _ result: Int32) -> Bool {
      if result != 0 { print("skipped: no stage: \(what): \(String(cString: strerror(errno)))") }
      return result == 0
    }
    let swift = "/opt/swift/usr/lib/swift/linux"
    // Beside its own programs, the libraries of the settee that is tested. What is written goes into memory.
    func layers(_ folder: String, _ below: String) -> String {
      for name in ["\(folder)-written", "\(folder)-work"] { mkdir("\(root)/mnt/\(name)", 0o755) }
      return "lowerdir=\(below),upperdir=\(root)/mnt/\(folder)-written,workdir=\(root)/mnt/\(folder)-work"
    }
    guard step("unshare", linux_unshare(linux_CLONE_NEWNS)), step("private mounts", linux_mounts_private()),
      // The root of a process that asks has to be a mount.
      step("root", linux_mount_over(root, root)),
      step("mnt", linux_mount_empty(root + "/mnt")), step("opt", linux_mount_empty(root + "/opt")),
      step("usr", mount("overlay", root + "/usr", "overlay", 0, layers("usr", "\(root)/usr:/usr"))),
      step("etc", mount("overlay", root + "/etc", "overlay", 0, layers("etc", "\(root)/etc"))),
      step("proc", mount("proc", root + "/proc", "proc", 0, nil))
    else { return false }
    if access(swift, F_OK) == 0 {
      try? FileManager.default.createDirectory(atPath: root + swift, withIntermediateDirectories: true)
      guard step("swift", linux_mount_over(swift, root + swift)) else { return false }
    }
    close(open(root + Self.launcher, O_WRONLY | O_CREAT, 0o755))
    return step("settee", linux_mount_over(settee, root + Self.launcher)) && step("root", chroot(root))
      && step("folder", chdir("/"))
  }
}
