import Libc
import SettingsDocuments

/// The words that the program was started with, and what must be done before Swift starts.
///
/// Swift reads them from `/proc/self/cmdline`, and has none where `/proc` is not mounted; started as one static file it
/// also looks for its own path there, and gives up. So the C library hands over the words before Swift's runtime is
/// set up.
enum ProcessArguments {
  /// Without the program's own name.
  static var words: [String] {
    guard let start = startWords else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(1, Int(startCount))).compactMap { start[$0].map { UndecodedBytes.text(of: $0) } }
  }

  /// Takes back what was said to Swift's runtime, so that no other program is told.
  static func forgetStart() {
    if namesRoot { unsetenv(rootVariable) }
  }
}

private typealias StartFunction =
  @convention(c) (
    Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Void

nonisolated(unsafe) private var startCount: Int32 = 0
nonisolated(unsafe) private var startWords: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
nonisolated(unsafe) private var namesRoot = false
/// Where Swift's runtime is: it must not be looked for.
private let rootVariable = "SWIFT_ROOT"

/// Called before all others, even before Swift's runtime: nothing but C may be used in it.
@section(".preinit_array") @used
private let takeStart: StartFunction = { count, words, _ in
  startCount = count
  startWords = words
  if access("/proc/self/exe", F_OK) != 0, getenv("SWIFT_ROOT") == nil {
    namesRoot = setenv("SWIFT_ROOT", "/", 1) == 0
  }
}
