import Foundation
import Synchronization

/// A web server on the loopback address, for one test: it answers each path with what the test says.
///
///     let server = try LoopbackServer { path in path == "/a.json" ? .ok("{}") : .notFound }
///     print(server.address("/a.json"))    // http://127.0.0.1:40123/a.json
public final class LoopbackServer: Sendable {
  /// What a path is answered with.
  public enum Reply: Sendable {
    case ok(String)
    case notFound
    case redirect(to: String)
    /// So many bytes, without telling beforehand how many.
    case endless(bytes: Int)
    /// Nothing at all, until the other side gives up.
    case silence
  }

  public let port: Int
  private let listener: Int32
  private let asked = Mutex<[String]>([])

  public init(_ reply: @escaping @Sendable (_ path: String) -> Reply) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, pointer, &size) == 0
      }
    }
    guard listener >= 0, isBound else { throw CocoaError(.fileNoSuchFile) }
    self.listener = listener
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in serve(reply) }
  }

  /// Ends it.
  public func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  /// The address of a path.
  public func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The paths that were asked for, in that order.
  public var paths: [String] { asked.withLock { $0 } }

  private func serve(_ reply: @escaping @Sendable (String) -> Reply) {
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0 { break }
      Thread.detachNewThread { [self] in answer(connection, reply) }
    }
    close(listener)
  }

  private func answer(_ connection: Int32, _ reply: (String) -> Reply) {
    defer { close(connection) }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(connection, &buffer, buffer.count, 0)
    let words = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
    guard words.count > 1 else { return }
    let path = String(words[1])
    asked.withLock { $0.append(path) }
    switch reply(path) {
    case .ok(let text):
      send("HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n" + text, connection)
    case .notFound: send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", connection)
    case .redirect(let target):
      send("HTTP/1.1 302 Found\r\nLocation: \(target)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", connection)
    case .endless(let bytes):
      send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n", connection)
      let piece = String(repeating: " ", count: 1 << 16)
      for _ in 0..<(bytes >> 16) where !send(piece, connection) { break }
    case .silence:
      while recv(connection, &buffer, buffer.count, 0) > 0 {}
    }
  }

  @discardableResult
  private func send(_ text: String, _ connection: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
