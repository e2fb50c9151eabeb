extension Node {
  /// The blocks in an object that have a word and others behind it as their key, such as `zone "example.org"` of `zone`,
  /// with the steps that lead to each; those of the same words one after the other, as they are listed.
  ///
  /// - Complexity: linear in the members.
  package func blocks(named word: String) -> [(steps: [Path.Step], block: Node)] {
    guard kind == .object, !word.utf8.contains(0x20) else { return [] }
    let format = storage.format
    var blocks: [(steps: [Path.Step], block: Node)] = []
    for member in members where format.isBlock(member.key, of: word) {
      let (step, value) = (Path.Step.key(member.key), member.value)
      if value.kind == .object { blocks.append(([step], value)) }
      guard value.kind == .array else { continue }
      for (place, entry) in value.elements.enumerated() where entry.kind == .object {
        blocks.append(([step, .index(place)], entry))
      }
    }
    return blocks
  }
}

extension Format {
  /// Whether a key is that of a block whose first word this is.
  fileprivate func isBlock(_ key: String, of word: String) -> Bool {
    guard let blank = key.utf8.firstIndex(of: 0x20), case let first = key[..<blank] else { return false }
    guard first == word || ignoresCase && first.lowercased() == word.lowercased() else { return false }
    return isBlockHeader(key) || beginsBlock(key)
  }
}
