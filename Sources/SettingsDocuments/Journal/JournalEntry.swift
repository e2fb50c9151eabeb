/// One saved step of editing: which file, when, which settings, and which bytes.
///
///     let entry = JournalEntry(file: file.target, time: now, from: document, to: edited, edits: edits)
///     entry.settings.first?.path                  // theme
public struct JournalEntry: Sendable, Hashable {
  /// A setting that changed, its values as they are written in the file; `nil` where it was or is not set.
  public struct Setting: Sendable, Hashable {
    /// Where it stands.
    public let path: Path
    /// Its value before, as written; `nil` when it was not set.
    public let old: String?
    /// Its value after, as written; `nil` when it is not set.
    public let new: String?
    /// The line on which it stood commented out before, without the line break; `nil` when there was none.
    public let commented: String?

    /// A setting as it was and as it is.
    public init(path: Path, old: String?, new: String?, commented: String? = nil) {
      self.path = path
      self.old = old
      self.new = new
      self.commented = commented
    }
  }

  /// A piece of text that was replaced.
  public struct Edit: Sendable, Hashable {
    /// Bytes from the start of the text before.
    public let offset: Int
    /// What stood there.
    public let old: String
    /// What stands there now.
    public let new: String

    /// A piece of text as it was and as it is.
    public init(offset: Int, old: String, new: String) {
      self.offset = offset
      self.old = old
      self.new = new
    }
  }

  /// The file's path, behind symbolic links.
  public let file: String
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public let time: Int
  /// The settings that changed, in the order of the tree.
  public let settings: [Setting]
  /// The bytes that changed, in the order of the text; none where they were too many to keep.
  public let edits: [Edit]

  /// An entry of parts that are known.
  public init(file: String, time: Int, settings: [Setting], edits: [Edit]) {
    self.file = file
    self.time = time
    self.settings = settings
    self.edits = edits
  }

  /// What leads from one document to another.
  ///
  /// - Parameters:
  ///   - file: the file's path, behind symbolic links.
  ///   - time: milliseconds since 1970-01-01 00:00 UTC.
  ///   - old: the document before.
  ///   - new: the document after.
  ///   - edits: what leads from one text to the other, counted in the text of `old`.
  public init(file: String, time: Int, from old: Document, to new: Document, edits: [TextEdit]) {
    let settings = new.differences(from: old).map { difference in
      let former = old.node(at: difference.path)
      return Setting(
        path: difference.path, old: former?.source, new: new.node(at: difference.path)?.source,
        commented: former == nil ? old.commentedText(at: difference.path) : nil)
    }
    let records = edits.map { edit in
      Edit(
        offset: edit.range.lowerBound, old: String(bytes: old.text, in: edit.range),
        new: String(decoding: edit.replacement, as: UTF8.self))
    }
    self.init(file: file, time: time, settings: settings, edits: records)
  }

  /// What leads from one document to another, the edits found line by line.
  public init(file: String, time: Int, from old: Document, to new: Document) {
    self.init(file: file, time: time, from: old, to: new, edits: new.edits(from: old))
  }
}

extension JournalEntry {
  /// The entry as one line of JSON, without the line break.
  var line: String {
    let settings = self.settings.map { setting -> Value in
      var members: [ObjectMembers.Element] = [
        ("path", .string(setting.path.pointer)), ("old", setting.old.map(Value.string) ?? .null),
        ("new", setting.new.map(Value.string) ?? .null),
      ]
      if let commented = setting.commented { members.append(("commented", .string(commented))) }
      return .object(ObjectMembers(members))
    }
    let edits = self.edits.map { edit -> Value in
      ["at": Value.number(Number(edit.offset)), "old": .string(edit.old), "new": .string(edit.new)]
    }
    let value: Value = [
      "time": .number(Number(time)), "file": .string(file), "settings": .array(settings), "edits": .array(edits),
    ]
    return value.json
  }

  /// Reads a line back; `nil` for one that is torn or of another making.
  init?(line: [UInt8]) {
    guard let root = try? Document(parsing: line, as: .json, strictness: .strict).root,
      let file = root["file"]?.string, let time = root["time"]?.number?.int,
      let settings = root["settings"], let edits = root["edits"]
    else { return nil }
    self.init(
      file: file, time: time, settings: settings.elements.compactMap(Setting.init),
      edits: edits.elements.compactMap(Edit.init))
  }
}

extension JournalEntry.Setting {
  fileprivate init?(_ node: Node) {
    guard let text = node["path"]?.string else { return nil }
    let path = text.isEmpty ? Path.root : try? Path(parsing: text)
    guard let path else { return nil }
    self.init(
      path: path, old: node["old"]?.string, new: node["new"]?.string, commented: node["commented"]?.string)
  }
}

extension JournalEntry.Edit {
  fileprivate init?(_ node: Node) {
    guard let offset = node["at"]?.number?.int, let old = node["old"]?.string, let new = node["new"]?.string else {
      return nil
    }
    self.init(offset: offset, old: old, new: new)
  }
}
