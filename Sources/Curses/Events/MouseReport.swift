import Libc

/// One report of the mouse in the form `ESC [ < button ; column ; line M`, where a small `m` ends a release.
///
/// The form is xterm's (SGR, mode 1006), which all terminals of today send; ncurses' own reading of it would wait to
/// recognise double clicks, and knows no drag.
struct MouseReport: Equatable {
  var button: Int
  var point: Point
  var isRelease: Bool

  /// - Parameter parameters: what is between `<` and the final letter.
  init?(_ parameters: String, final: Unicode.Scalar) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard numbers.count == 3, final == "M" || final == "m", numbers[1] > 0, numbers[2] > 0 else { return nil }
    button = numbers[0]
    point = Point(row: numbers[2] - 1, column: numbers[1] - 1)
    isRelease = final == "m"
  }

  /// What the first button or the wheel did; nil for other buttons, and for a move without one.
  var action: MouseEvent.Action? {
    switch button & ~0x1C {
    case 0: isRelease ? .release : .press
    case 32: .drag
    case 64: .wheelUp
    case 65: .wheelDown
    default: nil
    }
  }
}

/// Makes a double click of two presses in one place, soon after each other.
struct ClickCounter {
  /// Milliseconds within which the second press must follow.
  static let interval = 400

  private var last: (point: Point, time: Int)?

  /// The event for a report; nil where it says nothing of use.
  mutating func event(for report: MouseReport?) -> MouseEvent? {
    event(for: report, at: nanoseconds(of: CLOCK_MONOTONIC) / 1_000_000)
  }

  /// - Parameter time: in milliseconds.
  mutating func event(for report: MouseReport?, at time: Int) -> MouseEvent? {
    guard let report, let action = report.action else { return nil }
    guard action == .press else {
      if action != .release { last = nil }
      return MouseEvent(action, at: report.point)
    }
    if let last, last.point == report.point, time - last.time <= ClickCounter.interval {
      self.last = nil
      return MouseEvent(.doubleClick, at: report.point)
    }
    last = (report.point, time)
    return MouseEvent(.press, at: report.point)
  }
}
