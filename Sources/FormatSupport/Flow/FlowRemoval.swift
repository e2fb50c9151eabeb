/// Members and elements taken away, with the comments that belong to them and no others.
extension FlowEditor {
  package func removal(of index: Int, in container: FlowContainer) -> [TextEdit] {
    let item = FlowItem(index, of: container, text, comments)
    switch (item.isFirst, item.isLast) {
    case (true, true): return [removalOfOnly(item)]
    case (_, false): return [removalOfEarlier(item)]
    case (false, true): return removalOfLast(item)
    }
  }

  private func removalOfOnly(_ item: FlowItem) -> TextEdit {
    let end = endOfOwn(item)
    let inner = item.before.range.lowerBound..<item.after.range.upperBound
    let othersBefore = item.before.tokens.contains { $0.isComment && $0.range.upperBound <= item.start }
    let othersAfter = item.after.tokens.contains { $0.isComment && $0.range.lowerBound >= end }
    if othersBefore || othersAfter {
      return .delete(item.before.tokenEnd(before: item.start)..<end)
    }
    let isOnLines = item.before.hasLineBreak || item.after.hasLineBreak
    return isOnLines ? .delete(inner) : .delete(item.before.range.upperBound..<inner.upperBound)
  }

  /// An item that another follows takes its own comma along.
  private func removalOfEarlier(_ item: FlowItem) -> TextEdit {
    let upToNext = item.start..<item.after.tokenStart(from: endOfOwn(item))
    if item.after.isCommaFirst {
      return item.isFirst || item.before.hasComments
        ? .delete(item.start..<item.after.range.upperBound)
        : .delete(item.before.range.lowerBound..<item.after.trailingEnd)
    }
    if item.isFirst { return .delete(upToNext) }
    let previousEnd = item.before.tokenEnd(before: item.start)
    let ownEnd = endOfOwn(item)
    let breaksAbove = item.before.lineBreaks(in: previousEnd..<item.start)
    let breaksBelow = item.after.lineBreaks(in: ownEnd..<upToNext.upperBound)
    // A blank line above stays, as the group's; and nothing is pulled up behind a line comment.
    if breaksAbove > 1 && breaksBelow == 1 || breaksBelow == 0 && item.before.isLineComment(endingAt: previousEnd) {
      return .delete(upToNext)
    }
    return .delete(previousEnd..<ownEnd)
  }

  private func endOfOwn(_ item: FlowItem) -> Int {
    max(item.after.trailingEnd, item.after.comma?.range.upperBound ?? 0)
  }

  /// The last item leaves behind it a comma only where it had one itself.
  private func removalOfLast(_ item: FlowItem) -> [TextEdit] {
    let ownEnd = endOfOwn(item)
    guard let comma = item.before.comma else { return [] }
    let hasTrailingComma = item.after.comma != nil
    let previousEnd = item.before.tokenEnd(before: item.start)
    let isPulledUp = item.before.isLineComment(endingAt: previousEnd) && !item.after.hasLineBreak
    let start = isPulledUp ? item.start : previousEnd
    if hasTrailingComma { return [.delete(start..<ownEnd)] }
    if start <= comma.range.upperBound {
      let ownStart = !item.before.hasComments ? item.before.range.lowerBound : nil
      return [.delete((ownStart ?? comma.range.lowerBound)..<ownEnd)]
    }
    return [.delete(comma.range), .delete(start..<ownEnd)]
  }
}
