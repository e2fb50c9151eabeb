/// A settings file that both its user and its package have changed, merged by setting.
///
/// ```swift
/// let merge = UpgradeMerge(shipped: old, mine: present, theirs: new)
/// if merge.settings().open.isEmpty { print(merge.merged()?.document.text ?? []) }
/// ```
///
/// Mine stays where I changed what was shipped; theirs comes where I did not, with its comments. Where it is not known what
/// was shipped, what only one side has is taken to be that side's own.
package struct UpgradeMerge: Sendable {
  package let mine: Document
  package let theirs: Document
  /// Whether it is not known what was shipped.
  package let isGuessed: Bool
  /// What both texts were made of, or what they share.
  private let base: [UInt8]
  private let baseDocument: Document?
  private let baseValue: Value?

  package init(shipped: Document?, mine: Document, theirs: Document) {
    (self.mine, self.theirs, isGuessed) = (mine, theirs, shipped == nil)
    baseDocument = shipped
    if let shipped {
      (base, baseValue) = (shipped.text, shipped.root.value)
    } else {
      base = LineDiff(mine.text, theirs.text).edits.map { TextEdit.delete($0.range) }.applied(to: mine.text)
      baseValue = SharedSettings(mine: mine, theirs: theirs).value
    }
  }

  private var format: Format { mine.format }

  /// The settings as they are to be, and what both changed.
  package func settings(_ choices: [Path: MergeSide] = [:]) -> SettingMerge {
    SettingMerge(
      shipped: baseValue, mine: mine.root.value, theirs: theirs.root.value, choices: choices,
      ignoresCase: format.ignoresCase, hasSections: format.syntax.deepestObject != nil
    ) { [mine, theirs] path in (mine.node(at: path) ?? theirs.node(at: path))?.mayBeRepeated ?? false }
  }

  /// A text with all that is wanted.
  package struct Merged: Sendable {
    package let document: Document
    /// Comments of mine that found no place.
    package let lostComments: [String]
  }

  /// The text with the settings of both, proven by reading it again; nil where none could be made.
  ///
  /// - Parameter choices: what is taken of what both changed; what is missing is mine.
  /// - Complexity: comparing the texts by lines, and some parses.
  package func merged(_ choices: [Path: MergeSide] = [:]) -> Merged? {
    guard let wanted = settings(choices).result else { return nil }
    let target = wanted.comparable(ignoringCase: format.ignoresCase)
    // A line of mine and one of theirs for one setting are one too many, whichever of them counts.
    let mostRepeats = max(repeatCount(mine), repeatCount(theirs))
    var best: Merged?
    for text in [{ composed(wanted) }, { theirs.text }, { mine.text }] {
      guard let document = try? Document(parsing: text(), as: format),
        let result = document.changed(to: wanted, as: mine), repeatCount(result) <= mostRepeats,
        result.root.value.comparable(ignoringCase: format.ignoresCase) == target
      else { continue }
      let merged = Merged(document: result, lostComments: lostComments(in: result))
      if merged.lostComments.isEmpty { return merged }
      if merged.lostComments.count < best?.lostComments.count ?? .max { best = merged }
    }
    return best
  }

  private func repeatCount(_ document: Document) -> Int { document.notes.filter(\.isAboutRepeatedKey).count }

  // MARK: - Text

  /// Both changes line by line, and where both changed the same lines, setting by setting.
  private func composed(_ wanted: Value) -> [UInt8] {
    let (own, other) = (SettingLines(mine), SettingLines(theirs))
    let former = baseDocument.map(SettingLines.init)
    let commented = Set(theirs.commentedSettings.map(\.path))
    let lines = MergedLines(
      wanted: { wanted.member(at: $0, ignoringCase: format.ignoresCase) },
      mine: { mine.node(at: $0)?.value },
      isInTheirs: { path in theirs.node(at: path) != nil || commented.contains(path) },
      ignoresCase: format.ignoresCase, isGuessed: isGuessed)
    return LineMerge.text(base: base, ours: mine.text, theirs: theirs.text) { meeting in
      lines.text(
        base: former?.lines(in: meeting.base) ?? [], ours: own.lines(in: meeting.ours),
        theirs: other.lines(in: meeting.theirs))
    }
  }

  // MARK: - Comments

  /// Comments that are mine and not in a text; where nobody knows whose a comment is, those that theirs does not have in
  /// other words.
  private func lostComments(in result: Document) -> [String] {
    let there = Set(comments(of: result).map(\.trimmed))
    let before = Set(baseDocument.map(comments)?.map(\.trimmed) ?? [])
    let others = isGuessed ? comments(of: theirs) : []
    return comments(of: mine).filter { line in
      !before.contains(line.trimmed) && !there.contains(line.trimmed) && !line.isReworded(in: others)
    }.map { String(decoding: $0.trimmed, as: UTF8.self) }
  }

  /// The comments that are no settings.
  private func comments(of document: Document) -> [SettingLines.Line] {
    let settings = Set(document.commentedSettings.map { TextLines.start(at: $0.line.lowerBound, in: document.text) })
    let lines = SettingLines.lines(of: document.text[...], marks: format.syntax.lineCommentMarks)
    return lines.filter { $0.value.isComment && !settings.contains($0.key) }.ordered { $0.key < $1.key }.map(\.value)
  }
}

extension Document {
  /// The document with the settings that are wanted; nil where they cannot be written.
  ///
  /// - Parameter model: tells how a setting was commented out that is not set any more.
  fileprivate func changed(to wanted: Value, as model: Document) -> Document? {
    if root.value.comparable(ignoringCase: format.ignoresCase) == wanted.comparable(ignoringCase: format.ignoresCase) {
      return self
    }
    return try? applying(WantedValue(wanted, of: self) { model.commentedText(at: $0) }.changes).document
  }
}

extension Value {
  /// The value at a path.
  fileprivate func member(at path: Path, ignoringCase ignoresCase: Bool) -> Value? {
    path.steps.reduce(self as Value?) { value, step in
      switch (value, step) {
      case (.object(let members)?, .key(let key)):
        members[key] ?? (ignoresCase ? members.first { $0.key.lowercased() == key.lowercased() }?.value : nil)
      case (.array(let elements)?, .index(let index)): elements.indices.contains(index) ? elements[index] : nil
      default: nil
      }
    }
  }
}
