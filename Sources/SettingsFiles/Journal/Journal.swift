/// The record of what was saved, kept in the user's state folder: one file of JSON lines for each file that was
/// changed, only ever appended to.
///
/// ```swift
/// import SettingsDocuments
///
/// let folder = "/home/me/.local/state/nightjar"
/// let journal = Journal(folder: folder, writer: FileWriter(stateFolder: folder))
/// for entry in journal.entries(ofFile: "/home/me/.config/app.json") {
///   for edit in entry.edits ?? [] { print(edit.offset, edit.old, "→", edit.new) }
/// }
/// ```
///
/// A line torn by a crash or a full disk is passed over when reading, and closed off by the next entry. When a file
/// passes its bound, the older half of it is dropped. What is no ordinary file is neither read nor written.
public struct Journal: Sendable {
  /// How large the journal of one file may become, in bytes.
  public let bound: Int
  /// How long it is kept what was changed, in milliseconds.
  package let lifetime: Int
  package let folder: String
  let writer: FileWriter

  /// A journal in a folder, which is made with the first entry.
  ///
  /// - Parameters:
  ///   - folder: as a rule `XDGFolders.state`.
  ///   - writer: what entries are written through.
  ///   - bound: how large the journal of one file may become, in bytes.
  public init(folder: String, writer: FileWriter, bound: Int = 256 << 10) {
    self.init(folder: folder, writer: writer, JournalLimits(bytes: bound))
  }

  package init(folder: String, writer: FileWriter, _ limits: JournalLimits) {
    self.folder = folder
    self.writer = writer
    bound = limits.bytes
    lifetime = limits.days * 24 * 3600 * 1000
  }

  package func limited(to limits: JournalLimits) -> Journal { Journal(folder: folder, writer: writer, limits) }

  /// Where the journal of a file is. The name is made of the path's hash: it is found without reading any other.
  ///
  /// - Parameter file: the path behind symbolic links.
  public func path(ofFile file: String) -> String {
    FilePath.join(journals, String(FNVHash(of: file).value, radix: 16, digits: 16) + Self.ending)
  }

  private var journals: String { FilePath.join(folder, "journal") }
  private static let ending = ".jsonl"

  /// Where the journals of all files are, in no order.
  package var paths: [String] {
    let names = (try? writer.fileSystem.names(in: journals)) ?? []
    return names.filter { $0.hasSuffix(Self.ending) }.map { FilePath.join(journals, $0) }
  }

  /// Adds an entry and makes sure it is on the disk. An entry larger than a quarter of the bound is kept without its
  /// edits, and not at all where it is too large even then.
  ///
  /// - Parameters:
  ///   - entry: what was changed.
  ///   - file: the path behind symbolic links of the file that was changed.
  /// - Throws: `FileError` where the journal cannot be written.
  /// - Complexity: the entry; the journal of this file where it passes its bound.
  public func append(_ entry: JournalEntry, ofFile file: String) throws(FileError) {
    let lines = [entry, entry.withoutSteps, entry.withoutText, entry.withoutEdits].lazy.map(\.line)
    guard let line = lines.first(where: { $0.utf8.count <= bound / 4 }) else { return }
    try append(line, ofFile: file)
  }

  /// Notes that what was saved of a file is in force now.
  ///
  /// - Throws: `FileError` where the journal cannot be written.
  package func appendApplied(ofFile file: String) throws(FileError) {
    try append(JournalLine.applied(at: TimeText.now), ofFile: file)
  }

  /// Adds what another program did since the last entry to settings that this journal knows: a later entry would hide it.
  ///
  /// - Parameters:
  ///   - file: the path behind symbolic links of the file.
  ///   - document: the file as it is.
  ///   - hash: gives what tells a text from others, as ``JournalEntry/hash`` of an entry that led to it.
  ///   - tellsSecret: whether a value must not be told.
  /// - Throws: `FileError` where the journal cannot be written.
  /// - Complexity: the last line; the last 64 where the text is another one.
  package func appendOutsideChange(
    ofFile file: String, in document: Document, hash: ([UInt8]) -> String, tellsSecret: (Value, Path) -> Bool
  ) throws(FileError) {
    let lines = lastLines(ofFile: file)
    guard let last = lines.last(where: { !JournalLine.isApplied($0) }),
      !String(decoding: last, as: UTF8.self).holds("\"\(hash(document.text))\""),
      let status = try? writer.fileSystem.status(of: file)
    else { return }
    let known = lines.reversed().compactMap { JournalEntry(line: $0) }
    let told = OutsideChanges.told(
      since: known.map { ($0.time, $0.changes) }, saved: known.first?.time ?? 0, in: document, status,
      tellsSecret: tellsSecret)
    guard let time = told.map(\.time).max() else { return }
    var entry = JournalEntry(time: time, size: nil, settings: [], edits: nil)
    entry.changes = told.map(\.change)
    try append(entry, ofFile: file)
  }

  /// When it was noted last that all of a file is in force, in milliseconds since 1970; nil where it never was.
  ///
  /// - Complexity: the journal of this file, which its bound limits.
  package func lastApplied(ofFile file: String) -> Int? {
    lines(ofFile: file).last(where: JournalLine.isApplied).flatMap(JournalLine.time)
  }

  /// The entries of one file, the oldest first.
  ///
  /// - Complexity: the journal of this file, which its bound limits.
  public func entries(ofFile file: String) -> [JournalEntry] {
    lines(ofFile: file).compactMap { JournalEntry(line: $0) }
  }

  /// How a setting was before it was set; `nil` where nobody knows.
  ///
  /// - Complexity: the journal of this file, which its bound limits.
  public func formerState(of path: Path, inFile file: String) -> FormerState? {
    // A path that was read back says keys where there were indices.
    let pointer = path.pointer
    for entry in entries(ofFile: file).reversed() {
      for setting in entry.settings.reversed() {
        if setting.path.pointer == pointer { return setting.former }
        guard pointer.hasPrefix(setting.path.pointer + "/") else { continue }
        // What was not there had nothing in it.
        return setting.former == .absent ? .absent : nil
      }
    }
    return nil
  }

  /// The last edits of a file, as what leads back from a text of this size: the last entry's first, each list counted in
  /// the text after it. None of what was before a change that the journal does not know.
  ///
  /// - Complexity: no more than the last 64 entries of this file.
  public func editsBack(fromSize size: Int, ofFile file: String) -> [[TextEdit]] {
    var size = size
    var steps: [[TextEdit]] = []
    for line in lastLines(ofFile: file).reversed() {
      guard let entry = JournalEntry(line: line) else { continue }
      guard entry.size == size, let edits = entry.edits, let inverse = edits.inverse(toSize: size) else { break }
      steps.append(inverse)
      size += inverse.reduce(0) { $0 + $1.growth }
    }
    return steps
  }

  // MARK: - Files

  /// The first line names the file, so that another of the same hash is not taken for it.
  private func header(ofFile file: String) -> String {
    (["file": .string(file)] as Value).json + "\n"
  }

  /// The last 64 lines behind the header: a save costs no more for a long history.
  private func lastLines(ofFile file: String) -> [ArraySlice<UInt8>] {
    let header = header(ofFile: file).utf8
    guard let content = try? FileContent(ownFile: path(ofFile: file), writer.fileSystem).bytes,
      content.starts(with: header)
    else { return [] }
    var (lines, rest): ([ArraySlice<UInt8>], _) = ([], content.dropFirst(header.count))
    while lines.count < 64, !rest.isEmpty {
      let lineFeed = rest.lastIndex(of: 0x0A)
      let line = rest[(lineFeed.map { $0 + 1 } ?? rest.startIndex)...]
      if !line.isEmpty { lines.append(line) }
      rest = rest[..<(lineFeed ?? rest.startIndex)]
    }
    return lines.reversed()
  }

  private func lines(ofFile file: String) -> [ArraySlice<UInt8>] {
    guard let content = try? FileContent(ownFile: path(ofFile: file), writer.fileSystem).bytes else { return [] }
    return lines(in: content, ofFile: file)
  }

  /// The lines of a journal with its header; none where it is of another file.
  private func lines(in content: [UInt8], ofFile file: String) -> [ArraySlice<UInt8>] {
    content.starts(with: header(ofFile: file).utf8) ? content.split(separator: 0x0A) : []
  }

  private func append(_ line: String, ofFile file: String) throws(FileError) {
    let path = path(ofFile: file)
    guard let status = try? writer.fileSystem.linkStatus(of: path) else {
      return try writer.append(Array((header(ofFile: file) + line + "\n").utf8), to: path)
    }
    if status.kind != .regular { throw .notRegular(path) }
    // The line before may be torn: without reading it, each closes it off.
    let bytes = Array(("\n" + line + "\n").utf8)
    if status.size + bytes.count > bound { try shorten(path, by: bytes.count, ofFile: file) }
    if let oldest = JournalHead(path, size: status.size).oldest, TimeText.now - oldest > lifetime / 3 * 4 {
      try forgetOld(path, ofFile: file)
    }
    try writer.append(bytes, to: path)
  }

  /// Whether there is anything of a file, without reading it.
  package func hasEntries(ofFile file: String) -> Bool {
    (try? writer.fileSystem.linkStatus(of: path(ofFile: file)))?.kind == .regular
  }

  /// The entries of one file that are not too old to go back to, the oldest first.
  ///
  /// - Complexity: no more than the last 64 entries of this file.
  package func recentEntries(ofFile file: String) -> [JournalEntry] {
    let now = TimeText.now
    return lastLines(ofFile: file).compactMap { JournalEntry(line: $0) }.filter { now - $0.time < lifetime }
  }

  /// Takes what was changed out of entries that are too old.
  private func forgetOld(_ path: String, ofFile file: String) throws(FileError) {
    let now = TimeText.now
    try writer.replace(path) { content in
      var kept = header(ofFile: file) + JournalLine.forgotten(before: now - lifetime) + "\n"
      for line in lines(in: content, ofFile: file).dropFirst() {
        if let entry = JournalEntry(line: line) {
          kept += (now - entry.time < lifetime ? entry : entry.withoutEdits).line + "\n"
        } else if JournalLine.isApplied(line) {
          kept += String(decoding: line, as: UTF8.self) + "\n"
        }
      }
      return Array(kept.utf8)
    }
  }

  /// Keeps the younger half of the lines, where nobody else has done so.
  private func shorten(_ path: String, by count: Int, ofFile file: String) throws(FileError) {
    try writer.replace(path) { content in
      if content.count + count <= bound { return content }
      var size = bound / 2
      let younger = lines(in: content, ofFile: file).dropFirst().reversed().prefix { line in
        size -= line.count + 2
        return size >= 0
      }
      return Array(header(ofFile: file).utf8) + younger.reversed().flatMap { $0 + [0x0A] }
    }
  }
}
