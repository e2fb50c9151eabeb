import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// What a task of lines means, said by settings, where it is sure that both mean the same: the lines are exactly settings of
/// the file, and the regular expression is about their lines and no other.
struct TaskProposal {
  /// The name of the module that takes settings.
  static let module = "settee.settings.setting"

  struct Unsure: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private let task: LineTask
  private let opener: FileOpener

  init(_ task: LineTask, _ opener: FileOpener) { (self.task, self.opener) = (task, opener) }

  /// Options that say where a line goes or how the text is laid out, and nothing of the setting; the program is asked anyway.
  private static let layout: Set = [
    "insertafter", "insertbefore", "firstmatch", "no_extra_spaces", "ignore_spaces", "backrefs", "validate", "marker",
    "marker_begin", "marker_end", "append_newline", "prepend_newline", "encoding",
  ]
  /// Options that ours has as well.
  private static let same = ["backup", "create", "group", "mode", "owner"]

  /// What the module of settings is given.
  func arguments() throws(Unsure) -> Value {
    guard task.arguments.kind == .object else { throw Unsure("its options are in one line") }
    guard let path = try text("path", "dest", "name"), path.hasPrefix("/") else {
      throw Unsure("the file is not named")
    }
    let settings = try settings(path)
    let rest = Set(task.arguments.members.map(\.key)).subtracting(task.module.options).subtracting(Self.layout)
    if let strange = rest.subtracting(Self.same).min() { throw Unsure("\(strange) is no option of ours") }
    if hasComment { throw Unsure("a comment is inside of it, which would be lost") }
    var members: [ObjectMembers.Element] = [("path", .string(path))] + settings
    // ini_file makes the file unless it is told not to.
    let creates = task.module == .iniFile && !isAbsent
    for key in Self.same where rest.contains(key) || key == "create" && creates {
      members.append((key, try option(key)))
    }
    return .object(ObjectMembers(members))
  }

  // MARK: - What each module means

  private func settings(_ path: String) throws(Unsure) -> [ObjectMembers.Element] {
    switch task.module {
    case .lineinfile: try fromLine(path)
    case .iniFile: try fromINI(path)
    case .replace: try fromReplace(path)
    case .blockinfile: try fromBlock(path)
    }
  }

  private func fromLine(_ path: String) throws(Unsure) -> [ObjectMembers.Element] {
    if Self.isOn(task.arguments["backrefs"]) { throw Unsure("the line is made of what was there") }
    guard !isAbsent, let line = try text("line", "value"), !line.isEmpty else {
      throw Unsure("it takes a line away, whatever it says")
    }
    let setting = try onlySetting(of: line, at: path)
    guard let regexp = try text("regexp") else { throw Unsure("without a regexp a second line may be there") }
    try check(regexp, isAbout: setting, of: line)
    return [("settings", .object(ObjectMembers([(setting.name, setting.value)])))]
  }

  private func fromINI(_ path: String) throws(Unsure) -> [ObjectMembers.Element] {
    guard let option = try text("option"), !option.isEmpty, task.arguments["values"] == nil,
      task.arguments["section_has_values"] == nil
    else { throw Unsure("it is not about one key") }
    let section = try text("section") ?? ""
    if (section + option).contains(where: { ".[]/\"= ".contains($0) }) { throw Unsure("the name has marks in it") }
    _ = try settings(in: (section.isEmpty ? "" : "[\(section)]\n") + "\(option)=x\n", at: path)
    let name = section.isEmpty ? option : "\(section).\(option)"
    if isAbsent { return [("setting", .string(name)), ("state", "absent")] }
    guard let value = try text("value") else { throw Unsure("it has no value") }
    return [("settings", .object(ObjectMembers([(name, .string(value))])))]
  }

  /// What is put in the place of lines where there are any says nothing of files that have none: only what takes lines
  /// away, or makes them comments, means a setting.
  private func fromReplace(_ path: String) throws(Unsure) -> [ObjectMembers.Element] {
    if task.arguments["after"] != nil || task.arguments["before"] != nil {
      throw Unsure("it is about a part of the file")
    }
    guard let regexp = try text("regexp") else { throw Unsure("it has no regexp") }
    let new = try text("replace") ?? ""
    let isComment = ["#\\1", "# \\1", "#\\g<0>", "# \\g<0>", "#\\g<1>", "# \\g<1>"].contains(new)
    guard new.isEmpty || isComment else { throw Unsure("it changes a line only where one is there") }
    // The name that the expression begins with.
    var rest = regexp[...]
    while let start = ["^", "(", "\\s*"].first(where: { rest.hasPrefix($0) }) { rest = rest.dropFirst(start.count) }
    let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let isWhole =
      new.isEmpty
      ? rest.hasSuffix("\\n") || rest.hasSuffix("\\n?") : [")$", "$)", ".*)"].contains { rest.hasSuffix($0) }
    guard !name.isEmpty, isWhole, regexp.hasPrefix("^") else {
      throw Unsure("the regexp is not about the lines of one setting")
    }
    for line in ["\(name) other", "\(name)=other", "\(name) = other"] {
      guard let setting = try? onlySetting(of: line, at: path), setting.key == name else { continue }
      try check(regexp, isAbout: setting, of: line, end: new.isEmpty ? "\n" : "")
      if TextPattern(regexp)?.isFound(in: line.replacingFirst(name, with: name + "Too") + "\n") != false {
        throw Unsure("the regexp fits other lines as well")
      }
      return [("setting", .string(setting.name)), ("state", isComment ? "commented" : "absent")]
    }
    throw Unsure("settee does not read such a line as one setting")
  }

  private func fromBlock(_ path: String) throws(Unsure) -> [ObjectMembers.Element] {
    guard !isAbsent, let block = try text("block", "content"), !block.isEmpty else {
      throw Unsure("it takes away what an earlier run put there")
    }
    let lines = block.split(separator: "\n" as Character).filter { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
    if lines.contains(where: { "#;".contains($0.first { !$0.isWhitespace } ?? " ") }) {
      throw Unsure("its block has comments, which would be lost")
    }
    if opener.subject(path, target: path).page?.layers?.winner == .first {
      throw Unsure("its program takes the first of two lines, and the block is behind what is there")
    }
    var members = ObjectMembers()
    for line in lines {
      let setting = try onlySetting(of: line, at: path)
      if members[setting.name] != nil { throw Unsure("\(setting.name) is there twice") }
      members[setting.name] = setting.value
    }
    if try settings(in: block + "\n", at: path).count != members.count { throw Unsure("the lines belong together") }
    return [("settings", .object(members))]
  }

  // MARK: - Lines and settings

  private struct Setting {
    /// As a task names it.
    let name: String
    /// What its line begins with.
    let key: String
    let value: Value

    var text: String { ValueText.plain(value) }
  }

  private func onlySetting(of line: String, at path: String) throws(Unsure) -> Setting {
    let found = try settings(in: line + "\n", at: path)
    guard found.count == 1, let setting = found.first, setting.value.kind.isScalar, !setting.text.isEmpty else {
      throw Unsure("the line is not one setting")
    }
    if setting.name.contains(where: { "[]".contains($0) }) { throw Unsure("the setting may be there several times") }
    return setting
  }

  /// What settee reads in a text that is taken for a file.
  private func settings(in text: String, at path: String) throws(Unsure) -> [Setting] {
    let subject = opener.subject(path, target: path)
    var request = FileRequest(path: path)
    request.place = path
    let bytes = Array(text.utf8)
    guard let format = opener.detection(of: bytes, request, subject).format,
      let document = try? Document(parsing: bytes, as: format)
    else { throw Unsure("settee does not read the file, or the line") }
    let lasting = LastingPaths(document)
    var found: [Setting] = []
    func collect(_ node: Node) {
      if !node.kind.isScalar, node.count > 0 { return node.children.forEach(collect) }
      if node.parent == nil { return }
      let path = lasting.path(for: node.path)
      let key = node.key ?? ""
      // A name with dots, as those of sysctl, is written as it is where that leads to the setting.
      let plain = (try? Path(parsing: key)).flatMap { try? document.resolved($0) } == node.path ? key : nil
      found.append(Setting(name: plain ?? path.description, key: key, value: node.value))
    }
    collect(document.root)
    return found
  }

  /// - Parameter end: what is behind the line where the expression is about that too.
  private func check(
    _ regexp: String, isAbout setting: Setting, of line: String, end: String = ""
  ) throws(Unsure) {
    guard let pattern = TextPattern(regexp) else { throw Unsure("the regexp is none that settee reads") }
    func isFound(_ text: String) -> Bool { pattern.isFound(in: text + end) == true }
    guard isFound(line), isFound(line.replacingFirst(setting.text, with: "other")) else {
      throw Unsure("the regexp looks at the value as well")
    }
    let another = "Another" + setting.key.prefix(1) + "Key"
    if isFound(line.replacingFirst(setting.key, with: another)) || isFound("# about " + line) {
      throw Unsure("the regexp fits other lines as well")
    }
  }

  // MARK: - Options

  private var isAbsent: Bool { task.arguments["state"]?.string == "absent" }

  /// The first of some options that is there.
  private func text(_ keys: String...) throws(Unsure) -> String? {
    guard let key = keys.first(where: { task.arguments[$0].map { !$0.isNull } ?? false }),
      let node = task.arguments[key]
    else { return nil }
    guard node.kind.isScalar else { throw Unsure("its \(key) is a list") }
    let text = node.string ?? node.source
    if text.firstPlace(of: "{{") != nil || text.firstPlace(of: "{%") != nil { throw Unsure("it is made by a template") }
    return text
  }

  /// An option that both have; switches as such, and a mode as the text that it is.
  private func option(_ key: String) throws(Unsure) -> Value {
    guard let node = task.arguments[key] else { return true }
    guard let text = try text(key) else { return .null }
    return ["create", "backup"].contains(key) ? .boolean(Self.isOn(node)) : .string(text)
  }

  private static func isOn(_ node: Node?) -> Bool {
    guard let node else { return false }
    return ["true", "yes", "on", "1", "y", "t"].contains((node.string ?? node.source).lowercased())
  }

  /// Whether a comment of YAML is among the options.
  private var hasComment: Bool {
    let texts = task.arguments.members.compactMap { $0.value.string }
    let isInText = texts.contains { $0.holds(" #") || $0.hasPrefix("#") || $0.holds("\n#") }
    let lines = task.arguments.source.split(separator: "\n" as Character)
    return lines.contains { line in
      let start = line.drop { $0 == " " }
      return start.hasPrefix("#") || !isInText && String(line).holds(" #")
    }
  }
}

extension String {
  /// The text with something else in the place where another is first.
  fileprivate func replacingFirst(_ old: String, with new: String) -> String {
    guard let place = firstPlace(of: old) else { return self }
    return self[..<place.lowerBound] + new + self[place.upperBound...]
  }
}
