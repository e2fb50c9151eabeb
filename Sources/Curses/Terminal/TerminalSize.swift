import CNcurses
import Libc

/// The size that a screen is given.
///
/// A window may say that it has 65,535 lines and columns, and so may `LINES` and `COLUMNS`. No screen shows so many,
/// and their cells would take 200 GB; the rest of such a window stays blank.
@MainActor
enum TerminalSize {
  /// More than a screen of 8K shows in the smallest type.
  static let most = Size(rows: 600, columns: 2000)

  static func bounded(_ size: Size) -> Size {
    Size(rows: min(size.rows, most.rows), columns: min(size.columns, most.columns))
  }

  /// The size of a terminal that does not know its own: what the environment says, then what its entry in terminfo
  /// says, then that of a VT100.
  static var supposed: Size {
    bounded(
      Size(
        rows: number("LINES") ?? entry("lines") ?? 24,
        columns: number("COLUMNS") ?? entry("cols") ?? 80))
  }

  /// Runs `body` while the environment names no size: ncurses looks there when it takes up a screen, whatever
  /// `use_env` says, and prepares as many cells as it finds.
  static func hidden<Result>(_ body: () -> Result) -> Result {
    let named = ["LINES", "COLUMNS"].compactMap { name in environment(name).map { (name, $0) } }
    for (name, _) in named { unsetenv(name) }
    defer { for (name, value) in named { setenv(name, value, 1) } }
    return body()
  }

  private static func number(_ variable: String) -> Int? {
    environment(variable).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  private static func entry(_ name: String) -> Int? {
    let number = Int(settee_terminfo_number(name))
    return number > 0 ? number : nil
  }
}
