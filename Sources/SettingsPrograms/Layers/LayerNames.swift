import SettingsDocuments

/// How the paths of settings are compared: as the program compares names.
struct LayerNames: Equatable, Sendable {
  let rules: NameRules
  let hasBlocks: Bool
  /// Sections that are one and the same.
  let oneSection: [String]
  /// Whether sections are headings and no more.
  let headings: Bool

  init(_ page: ProgramPage) {
    rules = page.names
    hasBlocks = !page.blocks.isEmpty
    oneSection = page.layers?.oneSection ?? []
    headings = page.hasHeadings
  }

  /// The same text for all paths of one setting. The header of a block is compared as it is, and so is what is between
  /// the name of a section and that of a setting, as git's subsections.
  func key(of path: Path) -> String {
    key(of: path.steps.compactMap(\.key))
  }

  /// Whether one path leads to what holds the setting of another, or is the same.
  func isPrefix(_ path: Path, of other: Path) -> Bool {
    let (keys, others) = (path.steps.compactMap(\.key), other.steps.compactMap(\.key))
    let areSame = zip(keys, others).enumerated().allSatisfy { index, pair in
      compared(pair.0, at: index, of: others.count) == compared(pair.1, at: index, of: others.count)
    }
    return areSame && keys.count <= others.count || key(of: path) == key(of: other)
  }

  func key(of steps: [String]) -> String {
    if steps.count == 2, isHeading(steps[0]) { return key(of: Array(steps.dropFirst())) }
    return steps.enumerated().map { compared($1, at: $0, of: steps.count) }.joined(separator: rules.interchanged("."))
  }

  /// Whether a section is a heading and no more.
  func isHeading(_ section: String) -> Bool { headings && !section.contains("=") }

  /// A step as it is compared, in a path of so many.
  private func compared(_ step: String, at index: Int, of count: Int) -> String {
    if index == 0, let first = oneSection.first, oneSection.contains(step) { return first }
    let isName = index == count - 1 || index == 0 && !hasBlocks
    return isName ? rules.canonical(step) : rules.interchanged(step)
  }
}

extension NameRules {
  /// A name with one character for those that are the same.
  fileprivate func interchanged(_ name: String) -> String {
    guard let first = interchangeable.first else { return name }
    return String(name.map { interchangeable.contains($0) ? first : $0 })
  }
}
