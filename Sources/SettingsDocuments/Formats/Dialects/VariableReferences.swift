/// Which dollar signs of a new text refer to variables. One that the old value has keeps its meaning; any other is a
/// sign like others, and a text that may be meant either way is refused.
struct VariableReferences {
  /// What the setting was, as it was spelled.
  let old: SpelledText
  /// Where a reference in a text ends that begins at a place; nil where none does.
  let end: ([UInt8], Int) -> Int?
  /// Whether the file has a setting of this name, which others may refer to.
  let isKnown: (String) -> Bool

  /// The places in a text of what refers.
  ///
  /// - Throws: `EditError.unsupported` where a part may be meant as a text or as a reference.
  func places(in string: String, _ path: Path) throws(EditError) -> Set<Int> {
    let new = Array(string.utf8)
    let (prefix, suffix) = old.ends(sharedWith: new)
    let starts = Set(old.references.map(\.lowerBound))
    let texts = Set(old.references.map { Array(old.bytes[$0]) })
    var result: Set<Int> = []
    var place = 0
    while place < new.count {
      guard let end = self.end(new, place) else {
        place += 1
        continue
      }
      let formerly =
        place < prefix ? place : place >= new.count - suffix ? place - new.count + old.bytes.count : nil
      let text = Array(new[place..<end])
      if formerly.map(starts.contains) ?? texts.contains(text) {
        result.insert(place)
        place = end
      } else {
        if formerly == nil, isDoubtful(text), !holds(text) {
          let part = String(decoding: text, as: UTF8.self)
          throw .unsupported(
            path, "\(part) may be meant as this text or as what it refers to, which only the text of the file can tell")
        }
        place += 1
      }
    }
    return result
  }

  /// A command, what is in brackets, and a name that is one of a variable: in capitals, or of a setting.
  private func isDoubtful(_ text: [UInt8]) -> Bool {
    let name = text.dropFirst()
    guard let first = name.first, text[0] == UInt8(ascii: "$"), !"({".utf8.contains(first) else { return true }
    if isKnown(String(decoding: name, as: UTF8.self)) || name.contains(UInt8(ascii: ":")) { return true }
    return name.count > 1 && Prose.isCapital(first)
      && name.allSatisfy { Prose.isCapital($0) || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "_") }
  }

  /// Whether the old value had this as a text.
  private func holds(_ text: [UInt8]) -> Bool {
    old.bytes.indices.contains { start in
      old.bytes[start...].starts(with: text) && !old.references.contains { $0.contains(start) }
    }
  }
}
