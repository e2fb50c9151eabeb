/// Two changes of one text merged line by line, for what is no document of a known format.
package struct LineMerge {
  /// The merged text; where both changed the same lines, both versions between marks.
  package let text: [UInt8]
  /// How many places both changed.
  package let conflictCount: Int

  /// - Complexity: that of comparing the base with both, line by line.
  package init(base: [UInt8], ours: [UInt8], theirs: [UInt8], marks: ConflictMarks = ConflictMarks()) {
    var conflictCount = 0
    text = Self.text(base: base, ours: ours, theirs: theirs) { meeting in
      conflictCount += 1
      return marks.conflict(Array(ours[meeting.ours]), Array(theirs[meeting.theirs]), in: base.isEmpty ? ours : base)
    }
    self.conflictCount = conflictCount
  }

  /// A place that both changed, each otherwise: where it is in each of the three texts.
  struct Meeting {
    let base: Range<Int>
    let ours: Range<Int>
    let theirs: Range<Int>
  }

  /// The text with what one of both changed, or both alike.
  ///
  /// - Parameter decide: the lines to take where both changed the same place.
  static func text(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], where decide: (Meeting) -> [UInt8]
  ) -> [UInt8] {
    let (ourEdits, theirEdits) = (LineDiff(base, ours).edits, LineDiff(base, theirs).edits)
    return places(ourEdits, theirEdits).map { place in
      let meeting = Meeting(
        base: place, ours: range(of: place, after: ourEdits), theirs: range(of: place, after: theirEdits))
      let (own, other) = (ours[meeting.ours], theirs[meeting.theirs])
      if own == other || other == base[place] { return TextEdit(place, with: Array(own)) }
      return TextEdit(place, with: own == base[place] ? Array(other) : decide(meeting))
    }.applied(to: base)
  }

  /// The places that one or both changed; changes that touch are at one place.
  private static func places(_ ours: [TextEdit], _ theirs: [TextEdit]) -> [Range<Int>] {
    let ranges = (ours + theirs).map(\.range).ordered {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    return ranges.reduce(into: []) { places, range in
      if let last = places.last, range.lowerBound <= last.upperBound {
        places[places.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        places.append(range)
      }
    }
  }

  /// Where a place of the base is in the text after edits, of which each is in a place or in none.
  private static func range(of place: Range<Int>, after edits: [TextEdit]) -> Range<Int> {
    var (start, length) = (place.lowerBound, place.count)
    for edit in edits {
      if edit.range.lowerBound >= place.lowerBound, edit.range.upperBound <= place.upperBound {
        length += edit.growth
      } else if edit.range.upperBound <= place.lowerBound {
        start += edit.growth
      }
    }
    return start..<start + length
  }
}
