import Glibc

/// What the program says outside the full screen.
enum Output {
  /// A line on standard output.
  static func line(_ text: String) {
    write(text + "\n", to: STDOUT_FILENO)
  }

  /// Text on standard output, as it is.
  static func text(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// A line on standard error, with the program's name.
  static func error(_ text: String) {
    write("settee: \(text)\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
