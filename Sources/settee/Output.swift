import Glibc

/// What the program says outside the full screen.
@MainActor
struct Output {
  /// Where a text goes.
  enum Stream {
    case output, errors
  }

  /// Takes the text; standard output and standard error unless a test listens.
  let write: (String, Stream) -> Void

  /// Standard output and standard error.
  static let standard = Output { text, stream in
    write(text, to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
  }

  /// A line on standard output.
  func line(_ text: String) {
    write(text + "\n", .output)
  }

  /// Text on standard output, as it is.
  func text(_ text: String) {
    write(text, .output)
  }

  /// A line on standard error, with the program's name.
  func error(_ text: String) {
    write("settee: \(text)\n", .errors)
  }

  private nonisolated static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
