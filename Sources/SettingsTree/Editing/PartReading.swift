/// A run of siblings read again in its frame, as it was and as it is after an edit.
///
/// That the old bytes give in the frame just the nodes that the document has there proves the frame: a reading of the
/// whole text would come to the run as the frame does, and nothing in it belongs elsewhere.
struct PartReading {
  let part: SiblingPart
  /// The text after the edit.
  let text: [UInt8]
  private let formerText: [UInt8]
  private let syntax: any Syntax
  let old: TreeBuilder
  let new: TreeBuilder
  let splice: NodeSplice

  /// Nil where the run cannot be read apart from the rest.
  init?(_ part: SiblingPart, of storage: DocumentStorage, in text: [UInt8]) throws(ParseError) {
    let growth = text.count - storage.text.count
    let (run, frame) = (part.run, part.frame)
    let newRange = run.range.lowerBound..<run.range.upperBound + growth
    guard UTF8Text.firstInvalidOffset(of: Array(text[newRange])) == nil,
      let new = try Self.read(frame.before + text[newRange] + frame.after, frame, storage.format.syntax),
      let old = try Self.read(frame.before + storage.text[run.range] + frame.after, frame, storage.format.syntax)
    else { return nil }
    (self.part, self.text, formerText, syntax) = (part, text, storage.text, storage.format.syntax)
    (self.old, self.new) = (old, new)
    splice = NodeSplice(part, old: old, new: new, textGrowth: growth)
    guard hasSameChain, endsAlike, isShallow(in: storage), isFaithful(to: storage) else { return nil }
  }

  private static func read(
    _ framed: [UInt8], _ frame: SiblingFrame, _ syntax: any Syntax
  ) throws(ParseError) -> TreeBuilder? {
    let tree: TreeBuilder
    do throws(ParseError) {
      tree = try syntax.parse(framed, strictness: .tolerant)
    } catch {
      if error.isInterruption { throw error }
      return nil
    }
    return tree.isChain(to: frame.container) && !tree.holdsDocuments ? tree : nil
  }

  // MARK: - What is around the run

  /// Whether the run is in the same containers before and after the edit, under the same keys and headers.
  private var hasSameChain: Bool {
    let frame = part.frame
    let (oldHeaders, newHeaders) = (old.headers, new.headers)
    if !frame.mayHoldHeaders {
      guard oldHeaders.count == newHeaders.count, zip(oldHeaders, newHeaders).allSatisfy({ $0.span == $1.span }) else {
        return false
      }
    }
    return (0...frame.container).allSatisfy { index in
      old.records[index].kind == new.records[index].kind && old.storedKeys[index] == new.storedKeys[index]
        && keyBytes(of: index, old, isOld: true) == keyBytes(of: index, new, isOld: false)
    }
  }

  private func keyBytes(of index: Int, _ tree: TreeBuilder, isOld: Bool) -> ArraySlice<UInt8>? {
    guard let span = tree.records[index].keySpan else { return nil }
    let before = part.frame.before
    if span.upperBound <= before.count { return before[span] }
    return (isOld ? formerText : text)[span.moved(by: part.run.range.lowerBound - before.count)]
  }

  /// Whether what is behind the run is read as before: on a line of its own, which what the run now holds does not go
  /// on with.
  private var endsAlike: Bool {
    guard part.frame.isOfLines else { return true }
    let (start, end) = (part.run.range.lowerBound, part.run.range.upperBound + splice.textGrowth)
    if part.run.range.upperBound < formerText.count {
      guard end == 0 || text[end - 1] == 0x0A, end > start || start == 0 || text[start - 1] == 0x0A else {
        return false
      }
    }
    return !syntax.mayGoOn(new, in: part.frame.before + text[start..<end], before: text[end...])
  }

  /// Whether the reading of the whole text would not stop at something nested too deeply, which a frame has further
  /// out.
  private func isShallow(in storage: DocumentStorage) -> Bool {
    let room = Document.nestingLimit - storage.records.depth(of: part.run.container) - 4
    return new.records.firstContainer(insideMoreThan: room, in: splice.newRead) == nil
  }

  // MARK: - The run as it was

  /// Whether the old bytes were read in the frame as they were in the whole text.
  private func isFaithful(to storage: DocumentStorage) -> Bool {
    let run = part.run
    guard splice.oldRead.count == run.nodes.count else { return false }
    for (index, read) in zip(run.nodes, splice.oldRead) {
      guard storage.records[index].isSame(as: splice.moved(old.records[read])),
        storage.keys.storedKeys.isEmpty || storage.keys.storedKeys[index] == old.storedKeys[read]
      else { return false }
    }
    guard storage.records[run.container].kind == old.records[part.frame.container].kind else { return false }
    guard let tree = storage.syntaxTree else { return true }
    return old.syntaxTree.map { tree.holds($0, splice, in: storage) } ?? false
  }
}

extension TreeBuilder {
  /// Whether the containers up to one hold nothing but the next.
  fileprivate func isChain(to container: Int) -> Bool {
    guard container < records.count, records[0].next == records.count else { return false }
    return (0...container).allSatisfy { index in
      records[index].parent == index - 1 && records[index].next == records.count
        && !records[index].kind.isScalar
    }
  }
}
