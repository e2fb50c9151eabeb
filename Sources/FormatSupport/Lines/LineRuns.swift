/// Runs of siblings in formats of lines: settings of one section, or whole sections.
///
/// A run begins right behind a header, or with a line that is not touched where it begins. It ends where a line begins
/// that is not touched, or with the text.
package struct LineRuns {
  private let storage: DocumentStorage
  private let text: [UInt8]
  private let records: [NodeRecord]
  private let headers: [HeaderRecord]
  /// How many containers of sections are tried.
  private static let bound = 3

  package init(_ document: Document) {
    storage = document.storage
    (text, records, headers) = (storage.text, storage.records, storage.headers)
  }

  package func around(_ range: Range<Int>) -> [SiblingPart] {
    // The header that the range is behind, or the text's beginning.
    let number = headers.partitioningIndex { $0.start >= range.lowerBound } - 1
    return (settings(around: range, below: number).map { [$0] } ?? []) + sections(around: range, from: number)
  }

  private func lineStart(_ offset: Int) -> Int { max(TextLines.start(at: offset, in: text), textStart) }
  private var textStart: Int { UTF8Text.start(of: text) }

  /// Where the line of a header begins, or the text ends.
  private func start(ofHeader number: Int) -> Int {
    number < headers.count ? lineStart(headers[number].start) : text.count
  }

  // MARK: - Settings

  private func settings(around range: Range<Int>, below number: Int) -> SiblingPart? {
    let header = number < 0 ? nil : headers[number]
    let (container, bodyStart, bodyEnd) = (
      header?.container ?? 0, header?.end ?? textStart, start(ofHeader: number + 1)
    )
    guard bodyStart <= range.lowerBound, bodyEnd >= range.upperBound else { return nil }
    guard let run = records.run(of: container, around: range, in: bodyStart..<bodyEnd, of: text) else { return nil }
    return SiblingPart(
      run: run,
      frame: SiblingFrame(
        before: header.map { Array(text[$0.span]) } ?? [], quoted: header?.span,
        container: header == nil ? 0 : records.depth(of: container), isOfLines: true, mayHoldHeaders: false))
  }

  // MARK: - Sections

  /// Runs in the smallest container of all sections that are touched, and in those around it.
  private func sections(around range: Range<Int>, from number: Int) -> [SiblingPart] {
    let after = headers[max(0, number + 1)...].partitioningIndex { lineStart($0.start) >= range.upperBound }
    guard number >= 0 else { return [sections(0, from: -1, to: after)].compactMap { $0 } }
    let touched = headers[number..<after].map(\.container)
    var result: [SiblingPart] = []
    var container = records[headers[number].container].parent
    while container >= 0, result.count < Self.bound {
      let inside = container + 1..<records[container].next
      if touched.allSatisfy(inside.contains), let part = sections(container, from: number, to: after) {
        result.append(part)
      }
      container = records[container].parent
    }
    return result
  }

  /// From one header to another, and as many more around them as are about the same children.
  private func sections(_ container: Int, from number: Int, to end: Int) -> SiblingPart? {
    var (number, end) = (number, end)
    func child(_ number: Int) -> Int? {
      headers.indices.contains(number) ? records.child(of: container, holding: headers[number].container) : nil
    }
    guard let first = number < 0 ? container + 1 : child(number) else { return nil }
    while number > 0, child(number - 1) == first { number -= 1 }
    while end > 0, let last = child(end - 1), child(end) == last { end += 1 }
    let next = child(end) ?? records[container].next
    // Where a section goes on further below, the nodes are in another order.
    guard first <= next else { return nil }
    return SiblingPart(
      run: SiblingRun(
        container: container, nodes: first..<next,
        range: (number < 0 ? textStart : start(ofHeader: number))..<start(ofHeader: end)),
      frame: SiblingFrame(container: records.depth(of: container), isOfLines: true))
  }
}

extension [NodeRecord] {
  /// The children of a container that lines of its body touch which hold a range, from the first such line to the first
  /// one behind them; nil where they are not in the order of the text.
  package func run(of container: Int, around range: Range<Int>, in body: Range<Int>, of text: [UInt8]) -> SiblingRun? {
    func lineStart(of child: Int) -> Int {
      Swift.max(UTF8Text.start(of: text), TextLines.start(at: self[child].itemStart, in: text))
    }
    let all = container + 1..<self[container].next
    var (first, start) = (all.lowerBound, body.lowerBound)
    if let last = lastRecord(beginningBefore: range.lowerBound, in: all),
      let child = child(of: container, holding: last)
    {
      let isInBody = self[child].itemStart >= body.lowerBound
      first = isInBody ? child : self[child].next
      if isInBody { start = Swift.max(start, lineStart(of: child)) }
    }
    var (next, end) = (first, body.upperBound)
    while next < all.upperBound, self[next].itemStart < body.upperBound {
      let line = lineStart(of: next)
      if line > range.upperBound {
        end = line
        break
      }
      next = self[next].next
    }
    return start <= end ? SiblingRun(container: container, nodes: first..<next, range: start..<end) : nil
  }
}
