extension [TextEdit] {
  /// One list that does what these edits and then `later` do; `later` counts in the text after these.
  ///
  /// - Complexity: linear in both lists and their replacements.
  public func composed(with later: [TextEdit]) -> [TextEdit] {
    var composition = EditComposition(earlier: self)
    for edit in later { composition.take(edit) }
    return composition.finished()
  }
}

/// Walks the middle text (after the earlier edits, before the later ones) from its start to its end.
private struct EditComposition {
  let earlier: [TextEdit]
  var nextEarlier = 0
  /// How much of the next earlier edit's replacement has been walked over.
  var walkedOfNext = 0
  var result: [TextEdit] = []
  /// The place walked to, in the first text and in the middle text.
  var first = 0
  var middle = 0

  mutating func take(_ edit: TextEdit) {
    walk(to: edit.range.lowerBound, keeping: true)
    emit(first..<first, edit.replacement)
    walk(to: edit.range.upperBound, keeping: false)
  }

  mutating func finished() -> [TextEdit] {
    while nextEarlier < earlier.count {
      let edit = earlier[nextEarlier]
      if first < edit.range.lowerBound { walkPlain(edit.range.lowerBound - first, keeping: true) }
      emit(first..<first, Array(edit.replacement[walkedOfNext...]))
      finishEarlier()
    }
    return result
  }

  /// Walks over the middle text: what is kept stays as the earlier edits made it, what is not kept is deleted.
  private mutating func walk(to end: Int, keeping: Bool) {
    while middle < end {
      guard nextEarlier < earlier.count else { return walkPlain(end - middle, keeping: keeping) }
      let edit = earlier[nextEarlier]
      if first < edit.range.lowerBound {
        walkPlain(min(end - middle, edit.range.lowerBound - first), keeping: keeping)
      } else if walkedOfNext < edit.replacement.count {
        let count = min(end - middle, edit.replacement.count - walkedOfNext)
        if keeping { emit(first..<first, Array(edit.replacement[walkedOfNext..<walkedOfNext + count])) }
        walkedOfNext += count
        middle += count
      } else {
        finishEarlier()
      }
    }
  }

  private mutating func walkPlain(_ count: Int, keeping: Bool) {
    if !keeping { emit(first..<first + count, []) }
    first += count
    middle += count
  }

  /// The earlier edit is walked over: what it deleted is deleted.
  private mutating func finishEarlier() {
    let range = earlier[nextEarlier].range
    emit(range, [])
    first = range.upperBound
    nextEarlier += 1
    walkedOfNext = 0
  }

  private mutating func emit(_ range: Range<Int>, _ replacement: [UInt8]) {
    if range.isEmpty, replacement.isEmpty { return }
    if let last = result.last, last.range.upperBound == range.lowerBound {
      result[result.count - 1] = TextEdit(
        last.range.lowerBound..<range.upperBound, with: last.replacement + replacement)
    } else {
      result.append(TextEdit(range, with: replacement))
    }
  }
}
