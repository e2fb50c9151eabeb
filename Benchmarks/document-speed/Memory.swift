import Glibc

/// What memory the process has, in bytes.
enum Memory {
  static var now: Int { status("VmRSS:") }

  /// The most that it has had, since it was last forgotten. What rusage says begins with that of the program it was
  /// forked from.
  static var peak: Int { status("VmHWM:") }

  /// Lets the peak begin anew with what the process has now (proc(5), clear_refs).
  static func forgetPeak() {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }

  private static func status(_ name: String) -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    let status = [UInt8](unsafeUninitializedCapacity: 1 << 13) { $1 = fread($0.baseAddress, 1, $0.count, file) }
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(name) }
    return (line?.split(separator: " ").dropFirst().first).flatMap { Int($0) }.map { $0 * 1024 } ?? 0
  }
}
