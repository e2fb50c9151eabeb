/// Which nodes of a document are others than those of an earlier one, by their ``Node/id``.
///
/// ```swift
/// let changed = ChangedNodes(from: before, to: after)
/// // Those before `changed.new` have the same number in both, those behind it `changed.growth` more than they had.
/// ```
///
/// A node outside of the ranges is the same with all that it holds, unless its subtree reaches into them or beyond:
/// then it is a container around what changed.
package struct ChangedNodes: Equatable, Sendable {
  /// Those of the earlier document that are no more.
  package let old: Range<Int>
  /// Those that are new.
  package let new: Range<Int>

  /// By how much the numbers behind the change have grown.
  package var growth: Int { new.count - old.count }
}

extension ChangedNodes {
  /// What an edit, or any number of them, has changed.
  ///
  /// - Complexity: nothing where the one document was made of the other by an edit that read a part of the text; else a
  ///   comparison of both texts and their nodes.
  package init(from old: Document, to new: Document) {
    let (old, new) = (old.storage, new.storage)
    let nothing = old.records.count..<old.records.count
    if old === new {
      self.init(old: nothing, new: nothing)
    } else if let kept = new.kept(since: old) {
      self.init(kept, old, new)
    } else {
      self = NodeAlignment(old, new).changed
    }
  }

  private init(_ kept: KeptNodes, _ old: DocumentStorage, _ new: DocumentStorage) {
    var first = kept.first
    let end = kept.end - kept.growth
    if first < Swift.min(end, kept.end), old.records[first].isOuter, new.records[first].isOuter,
      old.records[first].kind == new.records[first].kind
    {
      // Its children are other ones, and it is still what they are in.
      first += 1
    }
    self.init(old: first..<Swift.max(first, end), new: first..<Swift.max(first, kept.end))
  }
}

extension NodeRecord {
  /// Whether it holds others.
  fileprivate var isOuter: Bool { !kind.isScalar && detail > 0 }
}

/// Two documents laid side by side: how far their nodes agree from the first on, and from the last.
private struct NodeAlignment {
  private let old: DocumentStorage
  private let new: DocumentStorage
  /// The bytes that the texts have in common at their beginning and at their end.
  private let prefix: Int
  private let suffix: Int

  init(_ old: DocumentStorage, _ new: DocumentStorage) {
    (self.old, self.new) = (old, new)
    prefix = ByteScan.commonPrefix(old.text, new.text)
    suffix = ByteScan.commonSuffix(old.text, new.text, most: min(old.text.count, new.text.count) - prefix)
  }

  var changed: ChangedNodes {
    guard old.format == new.format, old.holdsDocuments == new.holdsDocuments else {
      return ChangedNodes(old: 0..<old.records.count, new: 0..<new.records.count)
    }
    let shorter = min(old.records.count, new.records.count)
    var first = 0
    while first < shorter, isSameStart(first) { first += 1 }
    var last = 0
    while last < shorter - first, isSameEnd(last, first) { last += 1 }
    return ChangedNodes(old: first..<old.records.count - last, new: first..<new.records.count - last)
  }

  /// Whether the nodes with this number are the same, or containers that begin alike.
  private func isSameStart(_ index: Int) -> Bool {
    let (one, other) = (old.records[index], new.records[index])
    guard one.kind == other.kind, one.parent == other.parent, isSameSpan(one.keySpan, other.keySpan),
      hasSameTexts(index, index)
    else { return false }
    if one.kind.isScalar { return one.detail == other.detail && isSameSpan(one.span, other.span) }
    return isSameStart(one.span.lowerBound, other.span.lowerBound)
  }

  /// Whether the nodes at this place from the last are the same.
  private func isSameEnd(_ place: Int, _ first: Int) -> Bool {
    let (index, otherIndex) = (old.records.count - 1 - place, new.records.count - 1 - place)
    let (one, other) = (old.records[index], new.records[otherIndex])
    let growth = otherIndex - index
    guard one.kind == other.kind, one.detail == other.detail, one.next + growth == other.next,
      isSameSpan(one.span, other.span), isSameSpan(one.keySpan, other.keySpan), hasSameTexts(index, otherIndex)
    else { return false }
    if one.parent == other.parent, one.parent < first { return true }
    // Either the parents are the same, or both are new.
    return one.parent >= first && other.parent >= first
  }

  private func hasSameTexts(_ index: Int, _ other: Int) -> Bool {
    guard !old.keys.storedKeys.isEmpty || !new.keys.storedKeys.isEmpty else { return true }
    return old.keys.storedKeys[index] == new.keys.storedKeys[other]
  }

  private func isSameSpan(_ one: Range<Int>?, _ other: Range<Int>?) -> Bool {
    guard let one, let other else { return (one == nil) == (other == nil) }
    guard one.count == other.count else { return false }
    let isBefore = one.upperBound <= prefix && one.lowerBound == other.lowerBound
    return isBefore || isSameBehind(one.lowerBound, other.lowerBound)
  }

  /// Whether what begins at two bytes begins alike.
  private func isSameStart(_ one: Int, _ other: Int) -> Bool {
    one < prefix && one == other || isSameBehind(one, other)
  }

  /// Whether two bytes are the same one, behind what changed. Where something was only inserted, what is in front of it
  /// ends where the rest begins; so the byte there has moved.
  private func isSameBehind(_ one: Int, _ other: Int) -> Bool {
    one >= old.text.count - suffix && other - one == new.text.count - old.text.count
  }
}
