import Curses

/// One line of text under edit: what is typed, and where the cursor is.
///
/// ```swift
/// var editor = TextEditor("/usr/bin")
/// editor.insert("/env")
/// editor.text   // "/usr/bin/env"
/// ```
public struct TextEditor: Hashable, Sendable {
  private var characters: [Character]
  /// The cursor's place, counted in characters from the start.
  public private(set) var cursor: Int
  /// Whether the text is only proposed: what is typed takes its place, and a key that moves the cursor takes it over.
  public internal(set) var isProposal: Bool

  /// An editor with the cursor behind the text.
  ///
  /// - Parameters:
  ///   - text: what it opens with.
  ///   - isProposal: whether that is only proposed.
  public init(_ text: String = "", isProposal: Bool = false) {
    characters = Array(text)
    cursor = characters.count
    self.isProposal = isProposal && !text.isEmpty
  }

  /// The whole text.
  public var text: String { String(characters) }
  /// What is before the cursor.
  public var textBeforeCursor: String { String(characters[..<cursor]) }
  /// The part of the text that is seen in so many columns, when they are scrolled only as far as the cursor needs.
  ///
  /// - Returns: the text from the first column on, and the cursor's column.
  /// - Complexity: proportional to the columns, however long the text is.
  func visible(columns: Int) -> (text: String, cursorColumn: Int) {
    var start = cursor
    var before = 0
    while start > 0, before < columns {
      start -= 1
      before += DisplayWidth.of(String(characters[start]))
    }
    var end = cursor
    var after = 0
    while end < characters.count, after <= columns {
      after += DisplayWidth.of(String(characters[end]))
      end += 1
    }
    let hidden = max(0, before - (columns - 1))
    let seen = TextFitting.dropFirst(columns: hidden, of: String(characters[start..<end])[...])
    return (String(seen), before - hidden)
  }

  /// The same with a sign in the place of each character, or of those in some ranges.
  func masked(by sign: Character, in ranges: [Range<Int>]? = nil) -> TextEditor {
    var masked = self
    for range in ranges ?? [characters.indices] {
      let range = range.clamped(to: characters.indices)
      masked.characters.replaceSubrange(range, with: repeatElement(sign, count: range.count))
    }
    return masked
  }

  /// Another text with the cursor where it is, as far as there is text.
  func replacing(with text: String) -> TextEditor {
    var editor = TextEditor(text)
    editor.cursor = min(cursor, editor.cursor)
    return editor
  }

  /// Whether nothing is typed.
  public var isEmpty: Bool { characters.isEmpty }

  /// Inserts at the cursor; of lines, such as pasted ones, one is made, with blanks between. A combining mark joins the
  /// character before it.
  public mutating func insert(_ text: String) {
    if isProposal { self = TextEditor() }
    let joined = cursor > 0 ? cursor - 1 : 0
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let merged = Array(String(characters[joined..<cursor]) + line)
    characters.replaceSubrange(joined..<cursor, with: merged)
    cursor = joined + merged.count
  }

  /// Deletes the character before the cursor, as Backspace does; nothing at the start.
  public mutating func deleteBackward() {
    guard cursor > 0 else { return }
    cursor -= 1
    characters.remove(at: cursor)
  }

  /// Deletes the character under the cursor, as Del does; nothing at the end.
  public mutating func deleteForward() {
    guard cursor < characters.count else { return }
    characters.remove(at: cursor)
  }

  /// Deletes back to the beginning of a word, as Ctrl-W does.
  public mutating func deleteWordBackward() {
    let end = cursor
    moveByWord(forward: false)
    characters.removeSubrange(cursor..<end)
  }

  /// Deletes all before the cursor, as Ctrl-U does.
  public mutating func deleteToStart() {
    characters.removeSubrange(..<cursor)
    cursor = 0
  }

  /// Deletes all after the cursor, as Ctrl-K does.
  public mutating func deleteToEnd() {
    characters.removeSubrange(cursor...)
  }

  /// Moves the cursor by characters, not beyond the text.
  public mutating func move(by distance: Int) {
    cursor = min(max(0, cursor + distance), characters.count)
  }

  /// Moves the cursor to the beginning of a word, or behind the end of one, as Ctrl-Left and Ctrl-Right do.
  public mutating func moveByWord(forward: Bool) {
    if forward {
      while cursor < characters.count, characters[cursor].isWhitespace { cursor += 1 }
      while cursor < characters.count, !characters[cursor].isWhitespace { cursor += 1 }
    } else {
      while cursor > 0, characters[cursor - 1].isWhitespace { cursor -= 1 }
      while cursor > 0, !characters[cursor - 1].isWhitespace { cursor -= 1 }
    }
  }

  /// Moves the cursor before the first character, as Home does.
  public mutating func moveToStart() {
    cursor = 0
  }

  /// Moves the cursor behind the last character, as End does.
  public mutating func moveToEnd() {
    cursor = characters.count
  }
}
