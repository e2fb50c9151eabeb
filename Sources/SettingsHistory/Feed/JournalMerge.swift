import SettingsFiles
import SettingsTree

/// The lines of many journals as one, the newest first.
struct JournalMerge {
  struct Item {
    let time: Int
    /// Which of the journals it is of.
    let journal: Int
    let line: JournalTail.Line
    /// Whether something of it was in force when a later line said that what is before it is.
    let isApplied: Bool
  }

  private var tails: [JournalTail]
  private var lines: [JournalTail.Line?]
  /// What later lines say of those before them.
  private var later: [LaterLines]
  /// The journals that have a line left, that with the newest last.
  private var waiting: [(time: Int, journal: Int)] = []

  init(_ tails: [JournalTail]) {
    self.tails = tails
    lines = Array(repeating: nil, count: tails.count)
    later = Array(repeating: LaterLines(), count: tails.count)
    for journal in tails.indices { if let time = advance(journal) { waiting.append((time, journal)) } }
    waiting.sort { $0.time < $1.time }
  }

  /// The newest line that has not been given; nil where there is none.
  mutating func next() -> Item? {
    guard let (time, journal) = waiting.popLast(), let line = lines[journal] else { return nil }
    let item = Item(time: time, journal: journal, line: line, isApplied: later[journal].putIntoForce(line.bytes))
    if let time = advance(journal) { wait(time, journal) }
    return item
  }

  /// The time of the next line of a journal; what is torn is passed over.
  private mutating func advance(_ journal: Int) -> Int? {
    while let line = tails[journal].previous() {
      guard let time = JournalLine.time(line.bytes) else { continue }
      if JournalLine.isApplied(line.bytes) {
        later[journal] = LaterLines(arePutIntoForce: true)
        continue
      }
      lines[journal] = line
      return time
    }
    lines[journal] = nil
    return nil
  }

  private mutating func wait(_ time: Int, _ journal: Int) {
    waiting.insert((time, journal), at: waiting.partitioningIndex { $0.time >= time })
  }
}

/// What the later lines of a journal say of whether those before them were ever in force.
private struct LaterLines {
  /// Whether one says that what is before it is in force.
  var arePutIntoForce = false
  /// The last line that was asked for, whose settings are not among the changed ones yet: mostly there is no other.
  private var unread: ArraySlice<UInt8>?
  /// What they changed.
  private var changed: Set<Path> = []

  init(arePutIntoForce: Bool = false) { self.arePutIntoForce = arePutIntoForce }

  /// Whether something of a line was in force then: not where later ones changed all its settings again before.
  mutating func putIntoForce(_ line: ArraySlice<UInt8>) -> Bool {
    guard arePutIntoForce else { return false }
    if let unread { changed.formUnion(paths(of: unread)) }
    unread = line
    if changed.isEmpty { return true }
    let paths = paths(of: line)
    return paths.isEmpty || !paths.allSatisfy(isChanged)
  }

  private func paths(of line: ArraySlice<UInt8>) -> [Path] { JournalEntry(line: line)?.changes.map(\.path) ?? [] }

  /// Whether a setting was changed, or what it is in.
  private func isChanged(_ path: Path) -> Bool {
    (1...max(1, path.steps.count)).contains { changed.contains(Path(Array(path.steps.prefix($0)))) }
  }
}
