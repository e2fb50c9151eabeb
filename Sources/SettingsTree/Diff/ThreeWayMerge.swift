/// Two changes of one text, by this program and by another, made into one where they do not meet.
package struct ThreeWayMerge {
  let base: Document
  let ours: Document
  let theirs: [UInt8]

  /// - Parameter theirs: the text that the other program wrote.
  package init(base: Document, ours: Document, theirs: [UInt8]) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// The text with both changes, proven: against theirs it differs in just the settings in which ours differs from the
  /// base; an entry of a list may be elsewhere in it, where theirs added or removed others. `nil` when the changes meet, or when theirs does not parse.
  package func merged() -> Document? {
    guard let theirDocument = try? Document(parsing: theirs, as: base.format) else { return nil }
    if theirs == ours.text { return ours }
    return mergedByLines(theirDocument) ?? mergedBySettings(theirDocument)
      // Theirs may be settings alone where ours is not.
      ?? ThreeWayMerge(base: base, ours: theirDocument, theirs: ours.text).mergedBySettings(ours)
  }

  private func isProven(_ merged: Document, _ theirDocument: Document) -> Bool {
    // What theirs has as well is no difference any more.
    let ourChange = Set(
      ours.differences(from: base).filter { theirDocument.node(at: $0.path)?.value != $0.new }
        .map { Setting(path: $0.path, value: $0.new) })
    let made = Set(merged.differences(from: theirDocument).map { Setting(path: $0.path, value: $0.new) })
    return made == ourChange || isProvenByEntries(merged, theirDocument)
  }

  /// The same, whatever places the entries of lists have: by what each was and became.
  private func isProvenByEntries(_ merged: Document, _ theirDocument: Document) -> Bool {
    func changes(of document: Document, from earlier: Document) -> Set<Setting> {
      Set(
        document.differences(from: earlier, matching: .content).map { difference in
          let steps = difference.path.steps.map { if case .index = $0 { Path.Step.end } else { $0 } }
          return Setting(path: Path(steps), former: difference.old, value: difference.new)
        })
    }
    let ourChange = changes(of: ours, from: base).subtracting(changes(of: theirDocument, from: base))
    return changes(of: merged, from: theirDocument) == ourChange
  }

  private struct Setting: Hashable {
    let path: Path
    var former: Value?
    let value: Value?
  }

  // MARK: - By lines

  private func mergedByLines(_ theirDocument: Document) -> Document? {
    guard let edits = combinedEdits(),
      let merged = try? Document(parsing: edits.applied(to: base.text), as: base.format)
    else { return nil }
    return isProven(merged, theirDocument) ? merged : nil
  }

  /// Both changes as edits of the base, line by line; `nil` when they touch the same lines, but for those that both
  /// changed alike, or insert at one place.
  private func combinedEdits() -> [TextEdit]? {
    let ourEdits = LineDiff(base.text, ours.text).edits
    let edits = (ourEdits + LineDiff(base.text, theirs).edits.filter { !ourEdits.contains($0) })
      .ordered { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    for (left, right) in zip(edits, edits.dropFirst()) {
      if right.range.lowerBound < left.range.upperBound { return nil }
      let isInsertion = left.range.isEmpty || right.range.isEmpty
      if isInsertion, right.range.lowerBound == left.range.upperBound { return nil }
    }
    return edits
  }

  // MARK: - By settings

  /// Our change made in their text, where lines meet and settings do not: several settings on one line, or two that
  /// were added at one place.
  private func mergedBySettings(_ theirDocument: Document) -> Document? {
    let theirDifferences = theirDocument.differences(from: base)
    guard let allDifferences = differencesOfSettings() else { return nil }
    let ourDifferences = allDifferences.filter { !theirDifferences.contains($0) }
    guard !ourDifferences.isEmpty else { return theirDocument }
    let ourPlaces = ourDifferences.map(place)
    let theirPlaces = theirDifferences.map(place)
    for ourPlace in ourPlaces where theirPlaces.contains(where: { $0.meets(ourPlace) }) { return nil }
    guard let merged = (try? theirDocument.applying(changes(ourDifferences)))?.document else { return nil }
    return isProven(merged, theirDocument) ? merged : nil
  }

  /// What ours has changed; nil where that is more than settings, such as comments, which would be lost.
  func differencesOfSettings() -> [DocumentDifference]? {
    let differences = ours.differences(from: base)
    return (try? base.applying(changes(differences)))?.document.text == ours.text ? differences : nil
  }

  /// What was changed: the setting, or the list of which an element came or went.
  func place(_ difference: DocumentDifference) -> Path {
    if difference.old != nil, difference.new != nil { return difference.path }
    return difference.path.isElement ? difference.path.parent ?? .root : difference.path
  }

  /// The differences as changes: elements are removed from the last on, so that the indexes of the others stay.
  func changes(_ differences: [DocumentDifference]) -> [Change] {
    var changes: [Change] = []
    var removals: [Change] = []
    for difference in differences {
      if let new = difference.new {
        let isElement = difference.old == nil && difference.path.isElement
        changes.append(isElement ? .insert(difference.path, new) : .set(difference.path, new))
      } else if let text = ours.commentedText(at: difference.path) {
        removals.append(.reset(difference.path, commentedText: text))
      } else {
        removals.append(.remove(difference.path))
      }
    }
    return removals.reversed() + changes
  }
}

extension Path {
  /// Whether it ends in an index.
  fileprivate var isElement: Bool { if case .index = steps.last { true } else { false } }

  /// Whether one of the two is the other or leads to it.
  func meets(_ other: Path) -> Bool {
    zip(steps, other.steps).allSatisfy { $0 == $1 }
  }
}
