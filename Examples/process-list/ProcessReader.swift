import Glibc

/// What is shown of a process.
struct Process: Sendable {
  var user = "", command = ""
  var state = Character("?")
  /// Kibibytes of memory that are in use.
  var memory = 0
  /// Tenths of a per cent of one processor.
  var cpu = 0
  /// Processor time so far, and when it began, in ticks of the clock.
  var ticks = 0, start = 0
}

/// Reads /proc: one small file for each process; who runs it and with which words is asked once.
actor ProcessReader {
  private var known: [Int32: Process] = [:], users: [uid_t: String] = [:], lastTime = ContinuousClock.now
  private let ticksPerSecond = sysconf(Int32(_SC_CLK_TCK)), pageSize = sysconf(Int32(_SC_PAGESIZE))

  /// All processes that run now.
  func read() -> [Int32: Process] {
    let elapsed = max(1, Int((.now - lastTime) / .milliseconds(1)) * ticksPerSecond)
    lastTime = .now
    guard let folder = opendir("/proc") else { return [:] }
    defer { closedir(folder) }
    var new = [Int32: Process](minimumCapacity: known.count)
    while let entry = readdir(folder) {
      let pid = withUnsafePointer(to: &entry.pointee.d_name.0) { atoi($0) }
      guard pid > 0, var process = stat(of: pid, in: dirfd(folder)) else { continue }
      if let before = known[pid], before.start == process.start {
        process.cpu = (process.ticks - before.ticks) * 1_000_000 / elapsed
        (process.user, process.command) = (before.user, before.command)
      } else {
        describe(&process, pid: pid, in: dirfd(folder))
      }
      new[pid] = process
    }
    known = new
    return new
  }

  /// The fields of proc(5)'s stat behind the name, which may have blanks and brackets itself.
  private nonisolated func stat(of pid: Int32, in folder: Int32) -> Process? {
    withFile("\(pid)/stat", in: folder) { bytes in
      guard let bracket = bytes.lastIndex(of: UInt8(ascii: ")")), bracket + 3 < bytes.count else { return nil }
      var process = Process(state: Character(Unicode.Scalar(bytes[bracket + 2])))
      var (field, value) = (3, 0)
      for byte in bytes[(bracket + 3)...] {
        if byte >= 48 { value = value &* 10 &+ Int(byte &- 48) }
        guard byte == 32 else { continue }
        switch field {
        case 14, 15: process.ticks += value
        case 22: process.start = value
        case 24: process.memory = value * pageSize / 1024
        default: break
        }
        if field == 24 { return process }
        (field, value) = (field + 1, 0)
      }
      return nil
    }
  }

  /// Who runs it, and its command line; the name in brackets where it has none, as threads of the kernel.
  private func describe(_ process: inout Process, pid: Int32, in folder: Int32) {
    var status = Glibc.stat()
    if fstatat(folder, "\(pid)", &status, 0) == 0 { process.user = name(ofUser: status.st_uid) }
    process.command =
      withFile("\(pid)/cmdline", in: folder) { String(decoding: $0.map { $0 == 0 ? 32 : $0 }, as: UTF8.self) }
      ?? withFile("\(pid)/comm", in: folder) { "[\(String(decoding: $0.dropLast(), as: UTF8.self))]" } ?? "?"
  }

  private func name(ofUser id: uid_t) -> String {
    let name = users[id] ?? getpwuid(id).map { String(cString: $0.pointee.pw_name) } ?? "\(id)"
    users[id] = name
    return name
  }

  private nonisolated func withFile<Result>(
    _ name: String, in folder: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    let file = openat(folder, name, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
      let count = Glibc.read(file, buffer.baseAddress, buffer.count)
      return count > 0 ? body(UnsafeBufferPointer(rebasing: buffer[..<count])) : nil
    }
  }
}
