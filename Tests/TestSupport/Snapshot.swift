import Foundation
import Testing

/// Compares a text with the file in which it was recorded, once somebody had looked at it.
///
/// With `RECORD_SNAPSHOTS=1` (as `make snapshots` has it) the file is written instead. One that is missing is written too, but the
/// test fails, so that somebody looks at it.
public func expectSnapshot(
  _ text: String, in file: URL,
  isRecording: Bool = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  if recorded == text { return }
  let name = file.lastPathComponent
  if isRecording || recorded == nil {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    print("recorded: \(file.path)")
  }
  guard let recorded else {
    if !isRecording {
      Issue.record("there was no \(name); look at the one just written", sourceLocation: sourceLocation)
    }
    return
  }
  if isRecording { return }
  let difference = firstDifference(of: text, from: recorded)
  Issue.record(
    "\(name) is not as recorded; where that is meant, make snapshots\n\(difference)", sourceLocation: sourceLocation)
}

/// The first line that differs, as recorded and as it is now.
func firstDifference(of text: String, from recorded: String) -> String {
  let (new, old) = (text.components(separatedBy: "\n"), recorded.components(separatedBy: "\n"))
  let index = zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset ?? min(new.count, old.count)
  let line = { (lines: [String]) in index < lines.count ? lines[index] : "(no such line)" }
  return "line \(index + 1):\n- \(line(old))\n+ \(line(new))"
}
