import SettingsFiles

/// Reads the journals of all files as one history, the newest first, and with it what others tell of some files.
///
/// Nothing is kept of what was read but where it is (``HistoryPlaces``).
package struct HistoryReader: Sendable {
  /// A journal, and whose it is.
  struct Known: Sendable {
    let path: String
    let file: String
    let first: Int
    let size: Int
  }

  let journals: [Known]
  /// What others tell, the newest first.
  let others: [HistoryEntry]
  /// What is older is not told, in milliseconds since 1970.
  private let oldest: Int
  private let setting: SettingFilter?
  /// By the file: what was installed of its package.
  private let upgrades: [String: [PackageLog.Upgrade]]

  /// - Parameters:
  ///   - journal: the journals; nil where nothing is kept.
  ///   - files: the files that it is about, without symbolic links; nil for all.
  ///   - oldest: what is older is not told, in milliseconds since 1970; nil where all that is kept is.
  ///   - setting: which settings it is about; nil for all.
  ///   - others: what others tell, in any order.
  ///   - upgrades: by the file, what was installed of its package.
  package init(
    _ journal: Journal?, files: [String]? = nil, since oldest: Int? = nil, setting: SettingFilter? = nil,
    others: [HistoryEntry] = [], upgrades: [String: [PackageLog.Upgrade]] = [:]
  ) {
    self.upgrades = upgrades
    let paths = files.map { files in files.compactMap { journal?.path(ofFile: $0) } } ?? journal?.paths ?? []
    journals = paths.compactMap { path in
      guard let status = try? SystemFileSystem().linkStatus(of: path), status.kind == .regular else { return nil }
      let head = JournalHead(path, size: status.size)
      guard let file = head.file else { return nil }
      return Known(path: path, file: file, first: head.length, size: status.size)
    }
    self.oldest = max(oldest ?? 0, journal.map { TimeText.now - $0.lifetime } ?? 0)
    self.setting = setting
    let asked = setting.map { setting in others.compactMap(setting.part) } ?? others
    self.others = asked.filter { $0.time >= oldest ?? 0 }.ordered { $0.time > $1.time }
  }

  /// About how many entries there are.
  var likelyCount: Int { journals.reduce(others.count) { $0 + $1.size / Self.likelySize } }
  private static let likelySize = 250

  /// Goes through all entries, until the visitor has had enough.
  ///
  /// - Parameter visit: is given where an entry is, and its time; false ends it.
  func forEach(_ visit: (HistoryPlace, _ time: Int, _ line: ArraySlice<UInt8>?) -> Bool) {
    var merge = JournalMerge(journals.map { JournalTail($0.path, from: $0.first, to: $0.size) })
    var rest = others.indices
    var item = merge.next()
    while true {
      if let other = rest.first, item.map({ $0.time <= others[other].time }) ?? true {
        rest.removeFirst()
        if !visit(.other(other), others[other].time, nil) { return }
      } else if let next = item {
        if next.time < oldest { return }
        let place = HistoryPlace.line(next.line.offset, journal: next.journal, isApplied: next.isApplied)
        if !visit(place, next.time, next.line.bytes) { return }
        item = merge.next()
      } else {
        return
      }
    }
  }

  /// Goes through all entries with what they say, until the visitor has had enough.
  package func forEachEntry(_ visit: (HistoryEntry) -> Bool) {
    forEach { place, _, line in entry(at: place, line).map(visit) ?? true }
  }

  /// What is at a place; nil where it is not there any more, and where it says nothing of the settings asked for.
  func entry(at place: HistoryPlace, _ line: ArraySlice<UInt8>? = nil) -> HistoryEntry? {
    switch place {
    case .other(let number): return others[number]
    case .line(let offset, let number, let isApplied):
      let journal = journals[number]
      guard let entry = JournalEntry(line: line ?? self.line(at: offset, of: journal)[...]) else { return nil }
      var told = HistoryEntry(entry, ofFile: journal.file, isApplied: isApplied)
      if told?.source == .other { told = told?.without(others)?.attributed(to: upgrades[journal.file] ?? []) }
      return setting == nil ? told : told.flatMap { setting?.part(of: $0) }
    }
  }

  /// Whether an entry is one of those that are asked for; read only where some are not.
  func isAsked(_ place: HistoryPlace, _ line: ArraySlice<UInt8>?) -> Bool {
    setting == nil || entry(at: place, line) != nil
  }

  /// The line that begins at an offset of a journal.
  func line(at offset: Int, of journal: Known) -> [UInt8] {
    var length = 1 << 10
    while true {
      let piece = FilePiece.bytes(of: journal.path, offset..<offset + length)
      if let end = piece.firstIndex(of: UInt8(ascii: "\n")) { return Array(piece[..<end]) }
      if piece.count < length { return piece }
      length *= 4
    }
  }
}
