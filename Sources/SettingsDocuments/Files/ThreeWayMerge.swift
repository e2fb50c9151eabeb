/// Two changes of one text, by this program and by another, made into one where they do not meet.
struct ThreeWayMerge {
  let base: Document
  let ours: Document
  let theirs: [UInt8]

  /// The text with both changes, proven: against theirs it differs in just the settings in which ours differs from the
  /// base. `nil` when the changes meet, or when theirs does not parse.
  func merged() -> Document? {
    guard let theirDocument = try? Document(parsing: theirs, as: base.format) else { return nil }
    if theirs == ours.text { return ours }
    guard let edits = combinedEdits(),
      let merged = try? Document(parsing: edits.applied(to: base.text), as: base.format)
    else { return nil }
    let ourChange = Set(ours.differences(from: base).map { Setting($0.path, $0.new) })
    let made = Set(merged.differences(from: theirDocument).map { Setting($0.path, $0.new) })
    return made == ourChange ? merged : nil
  }

  private struct Setting: Hashable {
    let path: Path
    let value: Value?

    init(_ path: Path, _ value: Value?) {
      self.path = path
      self.value = value
    }
  }

  /// Both changes as edits of the base, line by line; `nil` when they touch the same lines or insert at one place.
  private func combinedEdits() -> [TextEdit]? {
    let edits = (LineDiff(base.text, ours.text).edits + LineDiff(base.text, theirs).edits)
      .sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    for (left, right) in zip(edits, edits.dropFirst()) {
      if right.range.lowerBound < left.range.upperBound { return nil }
      let isInsertion = left.range.isEmpty || right.range.isEmpty
      if isInsertion, right.range.lowerBound == left.range.upperBound { return nil }
    }
    return edits
  }
}
