import Libc

/// A file in which a program writes down what it does, a line each: the events that it answers, the screens that come
/// and go, problems, what is printed meanwhile, and what blocked the main actor for longer than 100 ms.
///
/// Characters that are typed into an editor, and what is pasted, are counted and not written.
///
/// ```swift
/// import TerminalTables
///
/// struct DaysTable: TableScreen {
///   enum SectionID { case all }
///   let title = "Days"
///   let sections = [Section(SectionID.all, ["Monday", "Tuesday"])]
///
///   func cell(for day: String, in table: TableView) -> any Cell {
///     table.dequeue(BasicCell.self) { $0.setTitle(day) }
///   }
/// }
///
/// Application.main(DaysTable()) { application in
///   application.log = try EventLog("days.log")   // tail -f days.log, in another terminal
///   application.log?.write("the days are read")
/// }
/// ```
@MainActor
public final class EventLog {
  /// From here on the main actor is said to have been blocked.
  static let mostAnswering = Duration.milliseconds(100)

  /// What time it is; a test has a clock of its own.
  var now: () -> ContinuousClock.Instant = { .now }
  private let descriptor: Int32
  /// What was printed of a line that has no end yet.
  private var printed: [UInt8] = []

  /// A log at the end of a file, which is made where there is none, for its owner alone.
  ///
  /// - Throws: ``EventLogError`` where the file cannot be written.
  public init(_ path: String) throws(EventLogError) {
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o600)
    guard descriptor >= 0 else {
      throw EventLogError(description: "cannot write a log to \(path): \(String(cString: strerror(errno)))")
    }
  }

  isolated deinit {
    close(descriptor)
  }

  /// Writes a line with the time of day in UTC; line breaks and other control characters are written as escapes.
  public func write(_ text: String) {
    var line = EventLog.time() + " "
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        line += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    // One write, so that two programs may share a log.
    var bytes = Array((line + "\n").utf8)
    _ = Libc.write(descriptor, &bytes, bytes.count)
  }

  /// Does something, and writes what it was, as "key Enter", and how long it took.
  ///
  /// - Parameter isWritten: whether it is written also where it took no time.
  func measure<Result>(_ what: String, isWritten: Bool = true, _ body: () -> Result) -> Result {
    let start = now()
    let result = body()
    let duration = now() - start
    if isWritten { write("\(what), \(EventLog.text(duration))") }
    if duration > EventLog.mostAnswering { writeBlocked(duration, by: what) }
    return result
  }

  /// Writes that nothing else could be done for a while.
  func writeBlocked(_ duration: Duration, by what: String) {
    write("the main actor was blocked for \(EventLog.text(duration)) by \(what)")
  }

  /// Writes what the program has printed, a line each; the end of one that has no end yet comes later.
  func writePrinted(_ bytes: [UInt8]) {
    printed += bytes
    while let end = printed.firstIndex(of: UInt8(ascii: "\n")) {
      write("printed: " + String(decoding: printed[..<end], as: UTF8.self))
      printed.removeSubrange(...end)
    }
  }

  /// Writes the rest of what was printed, when no more is to come.
  func finish() {
    if !printed.isEmpty { writePrinted([UInt8(ascii: "\n")]) }
  }

  private static func text(_ duration: Duration) -> String {
    let microseconds = duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
    let tenths = (microseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) ms"
  }

  private static func time() -> String {
    let milliseconds = nanoseconds(of: CLOCK_REALTIME) / 1_000_000
    var seconds = time_t(milliseconds / 1000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var bytes = [CChar](repeating: 0, count: 32)
    let count = strftime(&bytes, bytes.count, "%Y-%m-%dT%H:%M:%S", &parts)
    let time = String(decoding: bytes.prefix(count).map(UInt8.init), as: UTF8.self)
    return "\(time).\(String(1000 + milliseconds % 1000).dropFirst())Z"
  }
}

/// Why a log cannot be written, and where.
///
/// ```swift
/// do {
///   application.log = try EventLog(path)
/// } catch {
///   print("days: \(error)")   // days: cannot write a log to /days.log: Permission denied
/// }
/// ```
public struct EventLogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line that says what is the matter.
  public let description: String
}
