import FoundationEssentials

/// A text that was recorded in a file, once somebody had looked at it.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the file is written in place of being compared. One that is missing is
/// written too, but the test fails, so that somebody looks at it.
///
/// ```swift
/// try Snapshot(file: "Tests/Snapshots/menu.txt").expect(menu.description)
/// ```
public struct Snapshot: Sendable {
  /// The path of the file.
  public let file: String
  /// Whether the file is written and not compared.
  public let isRecording: Bool

  /// A snapshot in a file.
  public init(
    file: String, isRecording: Bool = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  ) {
    self.file = file
    self.isRecording = isRecording
  }

  /// Compares a text with the recorded one, or records it.
  ///
  /// - Throws: ``SnapshotError``, where they differ, there was none, or the file cannot be written.
  public func expect(_ text: String) throws(SnapshotError) {
    let recorded = try? String(contentsOfFile: file, encoding: .utf8)
    if recorded == text { return }
    if isRecording || recorded == nil { try write(text) }
    if isRecording { return }
    guard let recorded else { throw .missing(file) }
    throw .differs(file, difference: Self.firstDifference(of: text, from: recorded))
  }

  private func write(_ text: String) throws(SnapshotError) {
    let folder = URL(filePath: file).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
      print("recorded: \(file)")
    } catch {
      throw .unwritable(file, reason: "\(error)")
    }
  }

  /// The first line that differs, as recorded and as it is now.
  static func firstDifference(of text: String, from recorded: String) -> String {
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset ?? min(new.count, old.count)
    let line = { (lines: [Substring]) in index < lines.count ? String(lines[index]) : "(no such line)" }
    return "line \(index + 1):\n- \(line(old))\n+ \(line(new))"
  }
}

/// Why a snapshot is not as it was recorded.
///
/// ```swift
/// do { try pilot.expectSnapshot(named: "menu") } catch { print(error) }   // menu.txt is not as recorded: …
/// ```
public enum SnapshotError: Error, CustomStringConvertible {
  /// There was none; it has been written, to be looked at.
  case missing(String)
  /// The text is another now.
  case differs(String, difference: String)
  /// The file cannot be written.
  case unwritable(String, reason: String)

  public var description: String {
    switch self {
    case .missing(let file): "there was no \(file); look at the one just written"
    case .differs(let file, let difference):
      "\(file) is not as recorded; where that is meant, set RECORD_SNAPSHOTS=1\n\(difference)"
    case .unwritable(let file, let reason): "\(file) cannot be written: \(reason)"
    }
  }
}

extension HeadlessScreen {
  /// Compares the screen with the one recorded in `Snapshots/NAME.txt` beside the test's file.
  ///
  /// - Parameters:
  ///   - name: the name of the file, without its ending.
  ///   - attributes: whether attributes are compared as well as characters.
  ///   - testFile: the file of the test; its own place unless given.
  /// - Throws: ``SnapshotError``, where they differ, there was none, or the file cannot be written.
  public func expectSnapshot(
    named name: String, attributes: Bool = true, testFile: StaticString = #filePath
  ) throws(SnapshotError) {
    let folder = URL(filePath: "\(testFile)").deletingLastPathComponent()
    let file = folder.appending(path: "Snapshots/\(name).txt").path
    let picture = picture
    try Snapshot(file: file).expect(
      attributes ? picture.description : picture.lines.map { $0 + "\n" }.joined())
  }

  /// The screen with its colours, as an image; see ``ScreenDrawing``.
  ///
  /// - Parameter title: what it shows, for who cannot see it.
  public func drawing(titled title: String) -> ScreenDrawing { ScreenDrawing(cells, title: title) }

  /// Compares the screen, drawn with its colours, with the image recorded in a file.
  ///
  /// - Parameters:
  ///   - file: the path of the file, which ends in `.svg`.
  ///   - title: what it shows, for who cannot see it.
  /// - Throws: ``SnapshotError``, where they differ, there was none, or the file cannot be written.
  public func expectDrawing(file: String, titled title: String) throws(SnapshotError) {
    try Snapshot(file: file).expect(drawing(titled: title).description)
  }
}
