import Libc

/// What the program is given on standard input.
@MainActor
struct Input {
  enum Request: Equatable {
    /// A value: all there is, up to the end.
    case everything
    /// A whole document, up to the end.
    case document
    /// A line that a person types. It is not shown while it is typed where it is a secret.
    case line(isSecret: Bool)
  }

  /// Whether a person types it at a terminal.
  var isTerminal = false
  let read: (Request) throws(InputError) -> [UInt8]

  static let standard = Input(isTerminal: isatty(STDIN_FILENO) == 1) { request throws(InputError) in
    switch request {
    case .everything: try everything(upTo: valueLimit)
    case .document: try everything(upTo: documentLimit)
    case .line(let isSecret): try TerminalLine.read(isShown: !isSecret)
    }
  }

  /// More is no setting.
  private nonisolated static let valueLimit = 64 << 20
  private nonisolated static let documentLimit = 1 << 30

  private nonisolated static func everything(upTo limit: Int) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Libc.read(STDIN_FILENO, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(String(cString: strerror(errno)))
      }
      bytes += buffer[..<count]
      if bytes.count > limit { throw .tooLong(limit) }
    }
  }
}

enum InputError: AdvisingError, CustomStringConvertible {
  case unreadable(String)
  case tooLong(Int)
  case notText
  /// The end of input came before a line was typed.
  case nothing

  var description: String {
    switch self {
    case .unreadable(let reason): "standard input cannot be read: \(reason)"
    case .tooLong(let limit): "standard input is longer than \(limit >> 20) MiB"
    case .notText: "standard input is not UTF-8 text"
    case .nothing: "nothing was typed"
    }
  }
}
