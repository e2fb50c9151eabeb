extension ThreeWayMerge {
  /// A merged text in which what both changed stands twice.
  package struct Conflicted {
    /// Both versions of each such setting, between marks, and all other changes of both.
    package let text: [UInt8]
    /// The settings that both changed; empty where it is told by lines only.
    package let places: [Path]
  }

  /// Their text with all that ours changed, also where theirs changed it; nil where settings do not tell all that ours
  /// changed.
  package func keepingOurs() -> Document? {
    (try? Document(parsing: theirs, as: base.format)).flatMap(sides)?.ours
  }

  /// What can be merged where ``merged()`` merges nothing: only the lines of the settings that both changed have marks.
  package func conflicted(marks: ConflictMarks) -> Conflicted {
    if let theirDocument = try? Document(parsing: theirs, as: base.format) {
      if let sides = sides(theirDocument) {
        return Conflicted(text: marks.text(sides.ours.text, sides.theirs.text), places: sides.places)
      }
      // Lines that can be merged are not enough where the settings cannot.
      let byLines = LineMerge(base: base.text, ours: ours.text, theirs: theirs, marks: marks)
      if byLines.conflictCount > 0, !base.text.isEmpty { return Conflicted(text: byLines.text, places: []) }
    }
    return Conflicted(text: marks.text(ours.text, theirs), places: [])
  }

  /// Their document with all changes of ours that meet none of theirs: once with their version of what both changed,
  /// once with ours. Nil where settings do not tell all that ours changed, or where the whole document was changed
  /// twice.
  private func sides(_ theirDocument: Document) -> (ours: Document, theirs: Document, places: [Path])? {
    let theirDifferences = theirDocument.differences(from: base)
    guard let allDifferences = differencesOfSettings() else { return nil }
    let theirPlaces = theirDifferences.map(place)
    var (free, places): ([DocumentDifference], [Path]) = ([], [])
    for difference in allDifferences where !theirDifferences.contains(difference) {
      let own = place(difference)
      let met = theirPlaces.filter { $0.meets(own) }
      if met.isEmpty {
        free.append(difference)
      } else {
        places += met.map { $0.steps.count < own.steps.count ? $0 : own }
      }
    }
    places = places.filter { place in !places.contains { $0 != place && $0.isPrefix(of: place) } }.uniqued()
    free.removeAll { difference in places.contains { $0.isPrefix(of: difference.path) } }
    guard !places.isEmpty, !places.contains(.root),
      let theirSide = (try? theirDocument.applying(changes(free)))?.document,
      let ourSide = try? theirSide.applying(
        places.compactMap { place -> Change? in
          if let value = ours.node(at: place)?.value { return .set(place, value) }
          return theirSide.node(at: place) == nil ? nil : .remove(place)
        }
      ).document
    else { return nil }
    return (ourSide, theirSide, places)
  }
}
