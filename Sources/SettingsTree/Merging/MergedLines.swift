/// Lines of two versions put together where both changed the same place, setting by setting.
struct MergedLines {
  /// What a setting is to be; nil where it is not to be set.
  let wanted: (Path) -> Value?
  /// What it is in my document.
  let mine: (Path) -> Value?
  /// Whether it is anywhere in the other document, set or commented out.
  let isInTheirs: (Path) -> Bool
  let ignoresCase: Bool
  /// Whether what was shipped before is not known, so that a comment of mine may be an old one of theirs.
  let isGuessed: Bool

  /// - Parameters:
  ///   - base: the lines that were there.
  ///   - ours: my lines in their place.
  ///   - theirs: the others.
  func text(base: [SettingLines.Line], ours: [SettingLines.Line], theirs: [SettingLines.Line]) -> [UInt8] {
    var result = theirs
    var old = Count(base)
    removeLost(base, ours, from: &result)
    // What is put in comes right before the line that it is before in mine: a comment belongs to what is below it.
    var (place, pending): (Int, [SettingLines.Line]) = (0, [])
    func flush(before index: Int) {
      result.insert(contentsOf: pending, at: index)
      place = index + pending.count
      pending = []
    }
    // The head of a section that theirs may not have any more.
    var head: SettingLines.Line?
    for line in ours {
      if line.isHead { head = line }
      if let same = same(line, in: result, from: place) {
        _ = old.take(line)
        if line.isHead { head = nil }
        flush(before: same)
        place += 1
        continue
      }
      if old.take(line) { continue }
      switch action(for: line, in: result, theirs, hasInserted: !pending.isEmpty) {
      case .replace(let index)?:
        result[index] = line
        flush(before: index)
        place += 1
      case .insert?:
        if let section = line.path?.parent, !section.isRoot, !isInTheirs(section), let missing = head {
          pending.append(missing)
          head = nil
        }
        pending.append(line)
      case nil: break
      }
    }
    flush(before: min(place, result.count))
    return Array(result.map { $0.bytes.last == 0x0A ? Array($0.bytes) : $0.bytes + [0x0A] }.joined())
  }

  private enum Action {
    case replace(Int), insert
  }

  private func action(
    for line: SettingLines.Line, in result: [SettingLines.Line], _ theirs: [SettingLines.Line], hasInserted: Bool
  ) -> Action? {
    guard let path = line.path else {
      if line.isBlank { return hasInserted ? .insert : nil }
      return isGuessed && line.isComment && line.isReworded(in: theirs) ? nil : .insert
    }
    let active = index(of: path, isCommented: false, in: result)
    let commented = index(of: path, isCommented: true, in: result)
    if line.isCommented {
      if wanted(path) != nil { return nil }
      if let active { return .replace(active) }
      return isGuessed && index(of: path, isCommented: true, in: theirs) != nil ? nil : .insert
    }
    guard let value = wanted(path), value == mine(path) else { return nil }
    if let index = active ?? commented { return .replace(index) }
    // Where it is elsewhere in theirs, it is changed there.
    return isInTheirs(path) ? nil : .insert
  }

  /// Takes away what was there and is not in mine any more.
  private func removeLost(
    _ base: [SettingLines.Line], _ ours: [SettingLines.Line], from result: inout [SettingLines.Line]
  ) {
    var kept = Count(ours)
    for line in base where !kept.take(line) && !line.isBlank {
      // What mine has in its place takes its place.
      if let path = line.path, ours.contains(where: { $0.path.map { isSame($0, path) } ?? false }) { continue }
      if let path = line.path, !line.isCommented, wanted(path) != nil { continue }
      if let index = result.firstIndex(of: line) { result.remove(at: index) }
    }
  }

  private func same(_ line: SettingLines.Line, in result: [SettingLines.Line], from place: Int) -> Int? {
    if line.isBlank { return place < result.count && result[place].isBlank ? place : nil }
    return result[min(place, result.count)...].firstIndex(of: line) ?? result.firstIndex(of: line)
  }

  private func index(of path: Path, isCommented: Bool, in lines: [SettingLines.Line]) -> Int? {
    lines.firstIndex { line in line.isCommented == isCommented && line.path.map { isSame($0, path) } ?? false }
  }

  private func isSame(_ one: Path, _ other: Path) -> Bool {
    one == other || ignoresCase && one.description.lowercased() == other.description.lowercased()
  }

  /// Lines, each as often as it is there.
  private struct Count {
    private var counts: [SettingLines.Line: Int] = [:]

    init(_ lines: [SettingLines.Line]) {
      for line in lines { counts[line, default: 0] += 1 }
    }

    /// Whether there is one left.
    mutating func take(_ line: SettingLines.Line) -> Bool {
      guard let count = counts[line], count > 0 else { return false }
      counts[line] = count - 1
      return true
    }
  }
}

extension SettingLines.Line {
  /// Whether it begins a section, as `[name]` does.
  var isHead: Bool { path == nil && trimmed.first == UInt8(ascii: "[") }

  /// Without blanks around it.
  var trimmed: ArraySlice<UInt8> {
    let content = bytes.drop { $0 <= 0x20 }
    return content[..<(content.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? content.startIndex)]
  }

  /// So many words in one comment are no accident.
  private static let manyWords = 4

  /// Whether a comment says in other words what one of several says.
  func isReworded(in lines: [SettingLines.Line]) -> Bool {
    let words = words
    if words.isEmpty { return true }
    return lines.contains { other in
      guard other.isComment else { return false }
      let others = other.words
      let shared = words.intersection(others).count
      return shared * 5 >= max(words.count, others.count) * 3 || shared == words.count && shared >= Self.manyWords
    }
  }

  private var words: Set<ArraySlice<UInt8>> {
    Set(bytes.split { !($0 >= 0x80 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39) })
  }
}
