import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// What is known of settings, as text for people and programs. Values of secrets are masked.
@MainActor
struct SettingLines {
  let session: EditingSession
  /// What it takes until a change of a setting holds.
  let effect: (Path) -> EffectSummary?
  let lasting: LastingPaths

  init(session: EditingSession, effect: @escaping (Path) -> EffectSummary? = { _ in nil }) {
    (self.session, self.effect, lasting) = (session, effect, LastingPaths(session.document))
  }

  /// All that is known of one setting, an item a line.
  ///
  /// - Parameter containers: the sections and blocks that may have it; none where these are not to be named.
  func all(of path: Path, in containers: [String] = []) -> [String] {
    let setting = session.setting(at: path)
    var rows: [(String, String)] = []
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { rows.append((name + ":", text)) }
    }
    add("Title", setting.title)
    add("In", containers.joined(separator: ", "))
    let columns = ColumnLines(of: path, in: session)
    add("Type", columns?.what ?? SettingExpectation.text(for: setting, in: session.document.format, mostChoices: .max))
    if setting.choices.isEmpty { add("Pattern", setting.pattern) }
    add("Default", setting.defaultValue?.json)
    add("Since", setting.since.map { "version \($0)" })
    add("Examples", setting.examples.map(\.json).joined(separator: ", "))
    add("Value", state(of: path))
    add("Runs", session.nextRuns(at: path).joined(separator: ", "))
    add("Takes", effect(path)?.neededWithCommand)
    add("Known", origin)
    add("Note", notes(on: setting).joined(separator: ", "))
    add("Deprecated", setting.deprecationMessage)
    let column = (rows.map(\.0.count).max() ?? 0) + 2
    let lines = rows.map { name, text in name + String(repeating: " ", count: column - name.count) + text }
    return lines + choices(of: setting) + (columns?.lines ?? []) + words(of: setting)
      + paragraph(summary(of: setting, at: path))
  }

  /// One line: where it is, what it may be, and the beginning of what is said of it.
  func line(on path: Path) -> String { line(on: path, shown: lasting.path(for: path), in: []) }

  /// The same, with the sections and blocks that may have it.
  func line(on meaning: NamedSettings.Meaning) -> String {
    line(on: meaning.path, shown: meaning.shown, in: meaning.containers)
  }

  private func line(on path: Path, shown: Path, in containers: [String]) -> String {
    let setting = session.setting(at: path)
    var parts = [SettingExpectation.text(for: setting, in: session.document.format)]
    if let standard = setting.defaultValue, standard != .null { parts.append("default: \(standard.json)") }
    if let value = value(at: path) { parts.append("set: \(value.json)") }
    parts += notes(on: setting)
    if let sentence = summary(of: setting, at: path).split(separator: "\n").first { parts.append(String(sentence)) }
    let place = containers.isEmpty ? nil : "in " + containers.joined(separator: ", ")
    return (["\(shown)"] + ([place].compactMap(\.self) + parts).filter { !$0.isEmpty }).joined(separator: " · ")
  }

  /// What is known of one setting as an object; what is not known is left out.
  func object(on path: Path) -> Value { .object(ObjectMembers(lasting.members(for: path) + members(on: path))) }

  /// What is known of one setting as an object, with all the places where it may be set.
  ///
  /// - Parameter program: whose setting it is, where that is to be said.
  func object(on meaning: NamedSettings.Meaning, program: String? = nil) -> Value {
    var places =
      meaning.places.isEmpty ? lasting.members(for: meaning.path) : [("path", .string(meaning.shown.pointer))]
    if let program { places.append(("program", .string(program))) }
    if !meaning.containers.isEmpty {
      places.append(("in", .texts(meaning.containers)))
      places.append(("places", .array(meaning.places.map { .string($0.shown.pointer) })))
    }
    return .object(ObjectMembers(places + members(on: meaning.path)))
  }

  private func members(on path: Path) -> [ObjectMembers.Element] {
    let setting = session.setting(at: path)
    var members: [ObjectMembers.Element] = []
    func add(_ key: String, _ value: Value?) {
      if let value { members.append((key, value)) }
    }
    add("title", setting.title.map(Value.string))
    let summary = summary(of: setting, at: path)
    add("description", summary.isEmpty ? nil : .string(summary))
    add("types", setting.types == .all ? nil : .texts(setting.types.names))
    add("values", setting.choices.isEmpty ? nil : .array(setting.choices.map(\.value)))
    let words = setting.choices.isEmpty ? setting.words : []
    add("words", words.isEmpty ? nil : .texts(words.map(\.name)))
    add("minimum", setting.minimum.map { .number($0.value) })
    add("maximum", setting.maximum.map { .number($0.value) })
    add("expected", setting.expectation.map(Value.string))
    add("pattern", setting.pattern.map(Value.string))
    add("format", setting.format.map(Value.string))
    add("default", setting.defaultValue)
    add("since", setting.since.map(Value.string))
    add("examples", setting.examples.isEmpty ? nil : .array(setting.examples))
    if setting.isRequired { add("required", true) }
    if setting.isReadOnly { add("readOnly", true) }
    if setting.isDeprecated { add("deprecated", setting.deprecationMessage.map(Value.string) ?? true) }
    if let effect = effect(path) {
      add("takes", .string(effect.need.rawValue))
      add("takesCommand", effect.command.map(Value.string))
    }
    add("value", value(at: path))
    let isSet = session.node(at: path) != nil
    let commented = session.commented[path]
    if !isSet { add("commented", commented.map { masked($0.value.value, path) }) }
    add("known", origin.map(Value.string))
    add("rows", ColumnLines(of: path, in: session)?.value)
    if isSet || commented != nil { add("line", .count(session.line(of: path))) }
    return members
  }

  /// Of which program it is known that is not on this machine; nil where the machine's own tells it.
  private var origin: String? { session.schema.flatMap(ProgramKnowledgeSummary.init)?.origin }

  // MARK: - Values

  /// The value that is set, with secrets masked.
  private func value(at path: Path) -> Value? {
    session.node(at: path).map { masked($0.value, path) }
  }

  private func masked(_ value: Value, _ path: Path) -> Value { SecretMask(session).masked(value, at: path) }

  private func state(of path: Path) -> String {
    if let value = value(at: path) { return "\(value.json), line \(session.line(of: path))" }
    guard let commented = session.commented[path] else { return "not set" }
    return "commented out: \(masked(commented.value.value, path).json), line \(session.line(of: path))"
  }

  // MARK: - Words

  private func notes(on setting: SettingDescription) -> [String] {
    [
      setting.isRequired ? "required" : "", setting.isReadOnly ? "read-only" : "",
      setting.isDeprecated ? "deprecated" : "", setting.isWriteOnly && setting.control != .secret ? "secret" : "",
    ].filter { !$0.isEmpty }
  }

  /// The schema's words, else those of the comments in the text.
  private func summary(of setting: SettingDescription, at path: Path) -> String {
    setting.summary ?? session.ownComment(on: path) ?? ""
  }

  /// The choices that something is said of, a line each.
  private func choices(of setting: SettingDescription) -> [String] {
    setting.choices.compactMap { choice in
      guard let words = choice.summary ?? choice.title else { return nil }
      return "  \(choice.value.json): \(words.split(separator: "\n").joined(separator: " "))"
    }
  }

  /// The words that its text may have, those that something is said of with a line each.
  private func words(of setting: SettingDescription) -> [String] {
    guard let kind = setting.kindOfWords, setting.choices.isEmpty, !setting.words.isEmpty else { return [] }
    let told = setting.words.filter { $0.summary != nil }
    let others = setting.words.filter { $0.summary == nil }.map(\.name)
    let lines = told.map { "  \($0.name): \(($0.summary ?? "").split(separator: "\n").joined(separator: " "))" }
    return ["Each \(kind):"] + (others.isEmpty ? [] : ["  " + others.joined(separator: ", ")]) + lines
  }

  private func paragraph(_ text: String) -> [String] {
    text.isEmpty ? [] : [""] + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
