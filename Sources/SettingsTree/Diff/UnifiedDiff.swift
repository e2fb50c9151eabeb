/// The lines by which two texts differ, with lines around them, as `diff -u` prints them.
///
/// ```swift
/// import SettingsDocuments
///
/// let old = Array("a\nb\nc\n".utf8), new = Array("a\nB\nc\n".utf8)
/// print(UnifiedDiff(old, new).text(oldName: "old", newName: "new"))
/// ```
///
/// - Complexity: linear in the texts, and bounded where much differs.
public struct UnifiedDiff: Sendable, Hashable {
  /// A line of one of the texts, or of both.
  public struct Line: Sendable, Hashable {
    /// Which text a line is in.
    public enum Kind: Sendable, Hashable {
      /// It is in both texts.
      case context
      /// It is in the old text alone.
      case removed
      /// It is in the new text alone.
      case added
    }

    /// Which text it is in.
    public let kind: Kind
    /// The line itself, without its line break.
    public let text: String
    /// Whether it is a text's last line and has no line break.
    public let lacksLineBreak: Bool
  }

  /// Differences close to each other, with the lines around them.
  public struct Hunk: Sendable, Hashable {
    /// The number of its first line in the old text, from 1.
    public let oldStart: Int
    /// The number of its first line in the new text, from 1.
    public let newStart: Int
    /// What to show, in order: where lines were replaced, the removed ones before the added ones.
    public let lines: [Line]

    /// How many of its lines are in the old text.
    public var oldCount: Int { lines.count { $0.kind != .added } }
    /// How many of its lines are in the new text.
    public var newCount: Int { lines.count { $0.kind != .removed } }
  }

  /// The differences, in the order of the texts.
  public let hunks: [Hunk]
  /// Whether the texts are the same, byte for byte.
  public var isEmpty: Bool { hunks.isEmpty }

  /// Compares two texts line by line.
  ///
  /// - Parameters:
  ///   - old: the text before, in UTF-8.
  ///   - new: the text after.
  ///   - context: how many unchanged lines are around a difference.
  public init(_ old: [UInt8], _ new: [UInt8], context: Int = 3) {
    let diff = LineDiff(old, new, margin: context)
    var groups: [[LineDiff.Replacement]] = []
    for replacement in diff.replacements {
      if let last = groups.last?.last, replacement.old.lowerBound - last.old.upperBound <= 2 * context {
        groups[groups.count - 1].append(replacement)
      } else {
        groups.append([replacement])
      }
    }
    hunks = groups.map { Self.hunk($0, of: diff, context: context) }
  }

  private static func hunk(_ group: [LineDiff.Replacement], of diff: LineDiff, context: Int) -> Hunk {
    guard let first = group.first, let last = group.last else { return Hunk(oldStart: 1, newStart: 1, lines: []) }
    let start = max(0, first.old.lowerBound - context)
    let end = min(diff.old.count, last.old.upperBound + context)
    var lines: [Line] = []
    var position = start
    for replacement in group {
      lines += diff.old[position..<replacement.old.lowerBound].map { line(.context, $0) }
      lines += diff.old[replacement.old].map { line(.removed, $0) }
      lines += diff.new[replacement.new].map { line(.added, $0) }
      position = replacement.old.upperBound
    }
    lines += diff.old[position..<end].map { line(.context, $0) }
    let newStart = first.new.lowerBound - (first.old.lowerBound - start)
    return Hunk(oldStart: diff.linesBefore + start + 1, newStart: diff.linesBefore + newStart + 1, lines: lines)
  }

  private static func line(_ kind: Line.Kind, _ bytes: ArraySlice<UInt8>) -> Line {
    let hasBreak = bytes.last == 0x0A
    return Line(
      kind: kind, text: String(decoding: hasBreak ? bytes.dropLast() : bytes, as: UTF8.self), lacksLineBreak: !hasBreak)
  }

  /// The diff as `patch` reads it; empty when nothing differs.
  public func text(oldName: String, newName: String) -> String {
    if isEmpty { return "" }
    var result = "--- \(oldName)\n+++ \(newName)\n"
    for hunk in hunks {
      result += "@@ -\(Self.range(hunk.oldStart, hunk.oldCount)) +\(Self.range(hunk.newStart, hunk.newCount)) @@\n"
      for line in hunk.lines {
        result += Self.mark(line.kind) + line.text + "\n"
        if line.lacksLineBreak { result += "\\ No newline at end of file\n" }
      }
    }
    return result
  }

  private static func mark(_ kind: Line.Kind) -> String {
    switch kind {
    case .context: " "
    case .removed: "-"
    case .added: "+"
    }
  }

  /// An empty range is named by the line before it.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
  }
}
