/// Which dollar signs of a new text refer to variables. One that the old value has keeps its meaning. Of new ones those
/// refer that can hardly be meant otherwise: `${NAME}`, and `$NAME` where the file has a setting of this name. Any other
/// is a sign like others, and a text that may be meant either way is refused.
package struct VariableReferences {
  /// What the setting was, as it was spelled.
  private let old: SpelledText
  /// Where a reference in a text ends that begins at a place; nil where none does.
  private let end: ([UInt8], Int) -> Int?
  /// Whether the file has a setting of this name, which others may refer to.
  private let isKnown: (String) -> Bool

  package init(
    old: SpelledText, end: @escaping ([UInt8], Int) -> Int?, isKnown: @escaping (String) -> Bool
  ) {
    (self.old, self.end, self.isKnown) = (old, end, isKnown)
  }

  /// The places in a text of what refers.
  ///
  /// - Throws: `EditError.unsupported` where a part may be meant as a text or as a reference.
  package func places(in string: String, _ path: Path) throws(EditError) -> Set<Int> {
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
      let isDoubt = formerly == nil && !texts.contains(text) && isDoubtful(text) && !holds(text)
      let refers = formerly.map(starts.contains) ?? texts.contains(text)
      if isDoubt, !isSurelyVariable(text) { throw .unsupported(path, Self.doubt(about: text)) }
      if refers || isDoubt {
        result.insert(place)
        place = end
      } else {
        place += 1
      }
    }
    return result
  }

  /// Whether a text can hardly be meant as anything but a variable.
  private func isSurelyVariable(_ text: [UInt8]) -> Bool {
    if let name = Self.bareName(text) { return isKnown(String(decoding: name, as: UTF8.self)) }
    return text.starts(with: "${".utf8) && text.last == UInt8(ascii: "}") && Self.isName(text[2..<text.count - 1])
  }

  private static func bareName(_ text: [UInt8]) -> ArraySlice<UInt8>? {
    text.first == UInt8(ascii: "$") && isName(text[1...]) ? text[1...] : nil
  }

  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    // With a dash, a shell has a default behind it.
    text.allSatisfy(\.isNameByte) && text.first.map { !(0x30...0x39 ~= $0) } ?? false
  }

  private static func doubt(about text: [UInt8]) -> String {
    let part = String(decoding: text, as: UTF8.self)
    guard let name = bareName(text).map({ String(decoding: $0, as: UTF8.self) }) else {
      return "\(part) may be meant as this text or as what it refers to, which only the text of the file can tell"
    }
    return """
      \(part) may be meant as this text or as a variable, and this file sets none of this name; ${\(name)} is the \
      variable, and \(part) too where \(name) is set here
      """
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
