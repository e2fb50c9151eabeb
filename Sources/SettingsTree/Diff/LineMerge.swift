/// Two changes of one text merged line by line, for what is no document of a known format.
package struct LineMerge {
  /// The merged text; where both changed the same lines, both versions between marks.
  package let text: [UInt8]
  /// How many places both changed.
  package let conflictCount: Int

  /// - Complexity: that of comparing the base with both, line by line.
  package init(base: [UInt8], ours: [UInt8], theirs: [UInt8], marks: ConflictMarks = ConflictMarks()) {
    let (ourEdits, theirEdits) = (LineDiff(base, ours).edits, LineDiff(base, theirs).edits)
    var edits: [TextEdit] = []
    var conflictCount = 0
    for place in Self.places(ourEdits, theirEdits) {
      let (ours, theirs) = (Self.version(place, ourEdits, base), Self.version(place, theirEdits, base))
      let lines = Array(base[place])
      if ours == theirs || theirs == lines {
        edits.append(TextEdit(place, with: ours))
      } else if ours == lines {
        edits.append(TextEdit(place, with: theirs))
      } else {
        edits.append(TextEdit(place, with: marks.conflict(ours, theirs, in: base.isEmpty ? ours : base)))
        conflictCount += 1
      }
    }
    (text, self.conflictCount) = (edits.applied(to: base), conflictCount)
  }

  /// The places that one or both changed; changes that touch are at one place.
  static func places(_ ours: [TextEdit], _ theirs: [TextEdit]) -> [Range<Int>] {
    let ranges = (ours + theirs).map(\.range).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    return ranges.reduce(into: []) { places, range in
      if let last = places.last, range.lowerBound <= last.upperBound {
        places[places.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        places.append(range)
      }
    }
  }

  /// What one side has at a place.
  static func version(_ place: Range<Int>, _ edits: [TextEdit], _ base: [UInt8]) -> [UInt8] {
    let inside = edits.filter { $0.range.lowerBound >= place.lowerBound && $0.range.upperBound <= place.upperBound }
    var (result, end): ([UInt8], Int) = ([], place.lowerBound)
    for edit in inside {
      result += base[end..<edit.range.lowerBound] + edit.replacement
      end = edit.range.upperBound
    }
    return result + base[end..<place.upperBound]
  }
}
