/// Rows as nearly all are, whose columns mean the bytes that they are written with.
extension RowLexer {
  /// The end of a row's first word, where blanks are between columns and it means the bytes that it is written with.
  @inline(__always)
  func endOfPlainWord(_ content: Range<Int>) -> Int? {
    guard let ends = endsOfPlainColumns, dialect.separator == nil else { return nil }
    var end = content.lowerBound
    while end < content.upperBound, !ends.contains(bytes[end]) { end &+= 1 }
    return end > content.lowerBound && (end == content.upperBound || Self.isBlank(bytes[end])) ? end : nil
  }

  /// Reads a row in one pass over its bytes.
  ///
  /// - Parameter cells: its columns, where it was read.
  /// - Returns: false where more has to be looked at, or something is wrong.
  func readPlain(_ content: Range<Int>, _ steps: [RowStep], into cells: inout [RowCell]) -> Bool {
    guard let ends = endsOfPlainColumns else { return false }
    // The closure below holds no more than this of the lexer: a copy of that counts the uses of all of the dialect.
    let (bytes, hasSeparator, limit) = (bytes, dialect.separator != nil, content.upperBound)
    var place = content.lowerBound
    var isBehindSeparator = hasSeparator
    var isPlain = true
    cells.append(addingCapacity: steps.count) { cells in
      for index in steps.indices {
        let step = steps[index]
        if place >= limit, !isBehindSeparator {
          if !step.isRequired { continue }
          isPlain = false
          return
        }
        var end = place
        switch step.kind {
        case .word: while end < limit, !ends.contains(bytes[end]) { end &+= 1 }
        case .rest: end = limit
        default: isPlain = false
        }
        if !hasSeparator { isPlain = isPlain && end > place && (end == limit || Self.isBlank(bytes[end])) }
        guard isPlain, step.accepts(place..<end, in: bytes) == true else {
          isPlain = false
          return
        }
        cells.append(RowCell(column: index, span: place..<end, spelling: .plain))
        place = end
        isBehindSeparator = hasSeparator && end < limit
        if isBehindSeparator { place &+= 1 }
        while !hasSeparator, place < limit, Self.isBlank(bytes[place]) { place &+= 1 }
      }
    }
    return isPlain && place >= limit && !isBehindSeparator
  }
}
