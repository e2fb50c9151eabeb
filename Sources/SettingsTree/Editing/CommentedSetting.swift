/// A setting that is not set, but is in the text as a comment with its default, as `#Port 22` does.
///
///     let document = try Document(parsing: Array("#Port 22\nUsePAM yes\n".utf8), as: .named("sshd")!)
///     document.commentedSettings.first?.path              // Port
///     document.commentedSettings.first?.value.string      // 22
///     try document.applying(.set(["Port"], "23"))         // takes the comment's place
public struct CommentedSetting: Sendable, Hashable {
  /// Where the setting will be once it is set.
  public let path: Path
  /// What the comment says its value is: a node of a document of its own, made of the comment's text.
  public let value: Node
  /// The bytes of that value.
  public let valueSpan: Range<Int>
  /// The bytes of the whole line, without its line break.
  public let line: Range<Int>
}

/// A comment line that a format takes for a setting.
package struct CommentedLine {
  /// The object that the setting would be in.
  let container: Path
  /// From the key to the end of the value.
  let setting: Range<Int>
  /// The whole line without its line break.
  package let line: Range<Int>
  /// The less, the sooner setting its key brings it back.
  let doubt: Int

  package init(container: Path, setting: Range<Int>, line: Range<Int>, doubt: Int = 0) {
    self.container = container
    self.setting = setting
    self.line = line
    self.doubt = doubt
  }
}

extension Document {
  /// The settings that are not set and are commented out, in the order of the text; of a key that does so several
  /// times, the line that setting it would bring back. None in formats without such settings.
  ///
  /// A comment counts only where it reads as the format's settings do, and not as prose.
  ///
  /// - Complexity: one more parse of the text, and one of each comment that may be a setting.
  public var commentedSettings: [CommentedSetting] { commentedSettings(on: format.syntax.commentedLines(in: self)) }

  /// The one of a path among them.
  ///
  /// - Complexity: a look at the text, and a parse of each comment that may be about it.
  package func commentedSetting(at path: Path) -> CommentedSetting? {
    guard let key = path.last?.key else { return nil }
    return commentedSettings(on: format.syntax.commentedLines(in: self, mentioning: key)).first { $0.path == path }
  }

  private func commentedSettings(on lines: [CommentedLine]) -> [CommentedSetting] {
    var found: [(setting: CommentedSetting, doubt: Int)] = []
    var places: [Path: Int] = [:]
    for line in lines {
      guard let setting = commentedSetting(line) else { continue }
      let identity = line.container.appending(format.comparable(setting.path.last?.key ?? ""))
      if let place = places[identity] {
        if line.doubt < found[place].doubt { found[place] = (setting, line.doubt) }
      } else if node(at: setting.path) == nil {
        places[identity] = found.count
        found.append((setting, line.doubt))
      }
    }
    return found.map(\.setting).ordered { $0.line.lowerBound < $1.line.lowerBound }
  }

  /// What resetting a setting should bring back that is not set here and is in another document, as
  /// ``commentedText(at:)`` tells: of several lines the one that is not in the other any more.
  package func commentedText(at path: Path, takenIn other: Document) -> String? {
    guard let text = commentedText(at: path) else { return nil }
    let left = Set(other.commentedTexts(at: path))
    return left.contains(text) ? commentedTexts(at: path).first { !left.contains($0) } ?? text : text
  }

  /// Every line on which a setting is commented out.
  private func commentedTexts(at path: Path) -> [String] {
    guard let key = path.last?.key else { return [] }
    return format.syntax.commentedLines(in: self, mentioning: key).filter { line in
      guard line.container == path.parent, let own = commentedSetting(line)?.path.last?.key else { return false }
      return format.comparable(own) == format.comparable(key)
    }.map { String(bytes: self.text, in: $0.line) }
  }

  /// The line read as if it were alone.
  private func commentedSetting(_ line: CommentedLine) -> CommentedSetting? {
    guard let document = try? Document(parsing: Array(text[line.setting]), as: format),
      let member = document.root.members.first,
      document.root.children.dropFirst().allSatisfy({ !$0.kind.isScalar && $0.count == 0 })
    else { return nil }
    return CommentedSetting(
      path: line.container.appending(member.key), value: member.value,
      valueSpan: member.value.span.moved(by: line.setting.lowerBound), line: line.line)
  }
}
