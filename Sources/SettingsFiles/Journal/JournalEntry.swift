/// One saved step of editing: when, which settings, and which bytes.
///
///     let set = JournalEntry.Setting(path: ["Port"], former: .commented("#Port 22"))
///     let edit = JournalEntry.Edit(offset: 0, old: "#Port 22", new: "Port 2222")
///     try journal.append(JournalEntry(time: now, size: 412, settings: [set], edits: [edit]), ofFile: file.target)
///
/// An entry keeps what it is given. What must not be kept, as secrets, is for whoever makes it to leave out.
public struct JournalEntry: Sendable, Hashable {
  /// A setting that came or went.
  public struct Setting: Sendable, Hashable {
    /// Its place in the document.
    public let path: Path
    /// How it was before it was set; `nil` where what was known of it, and of all in it, holds no longer.
    public let former: FormerState?

    /// A setting, and how it was.
    public init(path: Path, former: FormerState?) {
      self.path = path
      self.former = former
    }
  }

  /// A piece of text that was replaced.
  public struct Edit: Sendable, Hashable {
    /// Bytes from the start of the text before.
    public let offset: Int
    /// What was there.
    public let old: String
    /// What is there now.
    public let new: String

    /// A piece of text as it was and as it is.
    public init(offset: Int, old: String, new: String) {
      self.offset = offset
      self.old = old
      self.new = new
    }
  }

  /// What was done at one time, of all that was saved at once.
  public struct Step: Sendable, Hashable {
    /// How it was done.
    public enum Kind: String, Sendable {
      /// As something new.
      case made
      /// It took back what was done before.
      case undone
      /// It did again what had been taken back.
      case redone
    }

    /// How it was done.
    public let kind: Kind
    /// The bytes that changed, counted in the text before the step; `nil` where they are not kept.
    public let edits: [Edit]?

    /// A step of its parts.
    public init(kind: Kind, edits: [Edit]?) {
      self.kind = kind
      self.edits = edits
    }
  }

  /// Milliseconds since 1970-01-01 00:00 UTC.
  public let time: Int
  /// The bytes of the whole text after the step; `nil` where even that would tell too much.
  public let size: Int?
  /// The settings that came or went, in the order in which they did.
  public let settings: [Setting]
  /// The bytes that changed, in the order of the text; `nil` where they are not kept, being secret or too many.
  public let edits: [Edit]?
  /// What tells the whole text after the step from others; `nil` where nobody is to go back from it.
  public let hash: String?
  /// What was done, a step after the other; `nil` where it was one that is told by ``edits``.
  public let steps: [Step]?
  /// Who did it and by what; `nil` where that was not kept, as in lines of earlier versions.
  package var origin: Origin?
  /// Why, in the words of whoever did it; `nil` where none were said.
  package var reason: String?
  /// What became of each setting; none where that was not kept.
  package var changes: [ChangedSetting] = []

  /// An entry of its parts.
  public init(
    time: Int, size: Int?, settings: [Setting], edits: [Edit]?, hash: String? = nil, steps: [Step]? = nil
  ) {
    self.time = time
    self.size = size
    self.settings = settings
    self.edits = edits
    self.hash = hash
    self.steps = steps
  }

  /// Whether it tells what another program did, of whom nothing else is known.
  package var isOfOthers: Bool { origin == nil && !changes.isEmpty }

  /// All that was done, a step after the other.
  public var allSteps: [Step] { steps ?? [Step(kind: .made, edits: edits)] }

  var withoutSteps: JournalEntry {
    told(by: JournalEntry(time: time, size: size, settings: settings, edits: edits, hash: hash))
  }

  /// What is told of the settings, and not the text.
  var withoutText: JournalEntry { told(by: withoutEdits) }

  /// Only how settings were before they were set.
  package var withoutEdits: JournalEntry { JournalEntry(time: time, size: size, settings: settings, edits: nil) }

  /// Another entry with what this one tells of who did what.
  private func told(by other: JournalEntry) -> JournalEntry {
    var entry = other
    (entry.origin, entry.reason, entry.changes) = (origin, reason, changes)
    return entry
  }
}

extension JournalEntry {
  /// The entry as one line of JSON, without the line break.
  package var line: String {
    // What people are told comes first: it is read without the rest.
    Value.known([
      ("time", .count(time)), ("by", origin?.value), ("why", reason.map(Value.string)),
      ("changes", changes.isEmpty ? nil : .array(changes.map(\.value))), ("size", size.map(Value.count)),
      ("settings", .array(settings.map(\.value))), ("edits", edits.map { .array($0.map(\.value)) }),
      ("hash", hash.map(Value.string)), ("steps", steps.map { .array($0.map(\.value)) }),
    ]).json
  }

  /// Reads a line back; `nil` for one that is torn or says something else.
  package init?(line: some Collection<UInt8>) {
    guard let root = try? Document(parsing: Array(line), as: .json, strictness: .strict).root,
      let time = root["time"]?.number?.int, let settings = root["settings"]
    else { return nil }
    self.init(
      time: time, size: root["size"]?.number?.int, settings: settings.elements.compactMap(Setting.init),
      edits: root["edits"]?.elements.compactMap(Edit.init), hash: root["hash"]?.string,
      steps: root["steps"]?.elements.map(Step.init))
    origin = root["by"].flatMap(Origin.init)
    reason = root["why"]?.string
    changes = root["changes"]?.elements.compactMap(ChangedSetting.init) ?? []
  }
}

extension [JournalEntry.Edit] {
  /// What leads from the text before to the one after.
  package var textEdits: [TextEdit] {
    map { TextEdit($0.offset..<$0.offset + $0.old.utf8.count, with: $0.new) }
  }

  /// What leads back from a text of this size; `nil` for edits that lead to none.
  package func inverse(toSize size: Int) -> [TextEdit]? {
    guard allSatisfy({ 0...size + $0.old.utf8.count ~= $0.offset }) else { return nil }
    var growth = 0
    let edits = map { edit in
      let (start, new) = (Swift.max(0, edit.offset + growth), edit.new.utf8.count)
      growth += new - edit.old.utf8.count
      return TextEdit(start..<start + new, with: edit.old)
    }
    return edits.fits(textOfLength: size) ? edits : nil
  }
}

extension JournalEntry.Setting {
  fileprivate var value: Value {
    let line: Value? = if case .commented(let line)? = former { .string(line) } else { nil }
    return .known([("path", .string(path.pointer)), ("absent", former == .absent ? true : nil), ("commented", line)])
  }

  fileprivate init?(_ node: Node) {
    guard let path = node["path"]?.string.flatMap({ try? Path(parsing: $0) }) else { return nil }
    let former = node["commented"]?.string.map(FormerState.commented)
    self.init(path: path, former: former ?? (node["absent"]?.boolean == true ? .absent : nil))
  }
}

extension JournalEntry.Step {
  fileprivate var value: Value {
    ["kind": .string(kind.rawValue), "edits": edits.map { .array($0.map(\.value)) } ?? .null]
  }

  fileprivate init(_ node: Node) {
    let edits = node["edits"].flatMap { $0.isNull ? nil : $0.elements.compactMap(JournalEntry.Edit.init) }
    self.init(kind: node["kind"]?.string.flatMap(Kind.init) ?? .made, edits: edits)
  }
}

extension JournalEntry.Edit {
  fileprivate var value: Value {
    ["at": Value.number(Number(offset)), "old": .string(old), "new": .string(new)]
  }

  fileprivate init?(_ node: Node) {
    guard let offset = node["at"]?.number?.int, let old = node["old"]?.string, let new = node["new"]?.string else {
      return nil
    }
    self.init(offset: offset, old: old, new: new)
  }
}
