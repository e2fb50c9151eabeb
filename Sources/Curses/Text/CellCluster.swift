/// The part of a grapheme cluster that one cell holds: what is drawn, and in how many columns.
///
/// Nearly every cluster is one piece. A conjunct of several consonants (Devanagari क्त्य) takes more columns than a
/// cell has, so it is several: nothing of it is lost on a terminal that adds up the widths of scalars.
struct CellCluster {
  var text: Substring
  /// 1 or 2.
  var columns: Int
}

extension CellCluster {
  /// Scalars of one piece; what is heaped on a base beyond that is left out.
  private static let longest = 32

  /// The columns of one grapheme cluster, which are those of its pieces.
  static func columns(of cluster: Substring) -> Int {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      switch ScalarColumns.of(first) {
      case .zero, .one, .sign: return 1
      case .two, .mark: return 2
      }
    }
    var columns = 0
    split(cluster) {
      columns += $0.columns
      return true
    }
    return columns
  }

  /// Hands the pieces of one grapheme cluster to `body`, until it answers false.
  ///
  /// - Returns: whether all were taken.
  @discardableResult
  static func split(_ cluster: Substring, _ body: (CellCluster) -> Bool) -> Bool {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return true }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      switch ScalarColumns.of(first) {
      case .sign: return body(VisibleText.sign(for: first))
      case .zero, .mark: return body(VisibleText.withoutBase(cluster))
      case .one: return body(CellCluster(text: cluster, columns: 1))
      case .two: return body(CellCluster(text: cluster, columns: 2))
      }
    }
    if isEmojiSequence(scalars) { return body(CellCluster(text: shortened(cluster), columns: 2)) }
    return splitByColumns(cluster, body)
  }

  /// Scalars join the piece before them as long as it has no more than two columns.
  private static func splitByColumns(_ cluster: Substring, _ body: (CellCluster) -> Bool) -> Bool {
    var start = cluster.startIndex
    var columns = 0
    func close(at end: Substring.Index) -> Bool {
      defer { (start, columns) = (end, 0) }
      return columns == 0 || body(CellCluster(text: shortened(cluster[start..<end]), columns: columns))
    }
    var index = start
    while index < cluster.endIndex {
      let scalar = cluster.unicodeScalars[index]
      let next = cluster.unicodeScalars.index(after: index)
      let kind = ScalarColumns.of(scalar)
      switch kind.own {
      case nil:
        guard close(at: index), body(VisibleText.sign(for: scalar)) else { return false }
        start = next
      case _ where columns == 0 && (kind == .zero || kind == .mark):
        let end = cluster.unicodeScalars[next...].firstIndex { ScalarColumns.of($0) != .zero } ?? cluster.endIndex
        guard body(VisibleText.withoutBase(shortened(cluster[index..<end]))) else { return false }
        start = end
        index = end
        continue
      case let own?:
        if columns + own > 2 {
          guard close(at: index) else { return false }
        }
        columns += own
      }
      index = next
    }
    return close(at: cluster.endIndex)
  }

  /// Whether the cluster is drawn as one picture: a flag, an emoji with a presentation selector, a skin tone or
  /// further emoji joined to it (UTS #51).
  private static func isEmojiSequence(_ scalars: Substring.UnicodeScalarView) -> Bool {
    var rest = scalars.makeIterator()
    guard let first = rest.next(), let second = rest.next() else { return false }
    if isRegionalIndicator(first) { return isRegionalIndicator(second) }
    guard first.properties.isEmoji else { return false }
    if second == "\u{FE0F}" { return true }
    return first.value > 0x7F && scalars.dropFirst().contains { ScalarColumns.of($0).own ?? 0 > 0 }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1F1E6 && scalar.value <= 0x1F1FF
  }

  private static func shortened(_ text: Substring) -> Substring {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex)
    return end.map { text[..<$0] } ?? text
  }
}
