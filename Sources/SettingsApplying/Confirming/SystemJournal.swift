import Libc

/// The journal of the machine, by systemd's own socket (systemd.journal-fields(7)).
enum SystemJournal {
  private static let socketPath = "/run/systemd/journal/socket"

  /// Writes a line of its own, as a notice; nothing happens where there is no journal.
  static func write(_ text: String, of program: String) {
    let line = text.split(separator: "\n").joined(separator: "; ")
    let message = Array("MESSAGE=\(line)\nPRIORITY=5\nSYSLOG_IDENTIFIER=\(program)\n".utf8)
    let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    if socket < 0 { return }
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socketPath.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        _ = sendto(socket, message, message.count, Int32(MSG_DONTWAIT), pointer, size)
      }
    }
  }
}
