import SettingsFiles
import SettingsSchema
import SettingsSession

/// All that is known of a setting, in parts with titles.
@MainActor
struct SettingExplanation {
  /// A part under a title.
  struct Part {
    let title: String?
    let lines: [Line]
  }

  /// A paragraph, or a choice with what it means.
  struct Line {
    var text: String
    var detail = ""
    var isProblem = false
    var isDisabled = false
    /// Where it leads to.
    var place: SettingSource?
  }

  private let model: EditingSession
  private let path: Path
  private let setting: SettingDescription
  private let elsewhere: ElsewhereWords?
  private let program: DocumentProgram?

  init(
    _ model: EditingSession, at path: Path, otherFiles: OtherFiles? = nil, program: DocumentProgram? = nil
  ) {
    (self.model, self.path, self.program) = (model, path, program)
    elsewhere = otherFiles?.words(on: path, in: model)
    setting = model.setting(at: path)
  }

  var parts: [Part] {
    let all: [(String?, [Line])] = [
      (nil, heading), ("SET ELSEWHERE", otherPlaces), ("DESCRIPTION", description), ("VALUE", value),
      ("RUNS NEXT", model.nextRuns(at: path).map { Line(text: $0) }), ("CHOICES", choices),
      (setting.kindOfWords.map { "EACH \($0.uppercased())" }, words), ("EXAMPLES", examples),
      ("WHEN CHANGED", effects), ("COMMENT IN THE FILE", comment), ("WHERE", place),
    ]
    return all.filter { !$0.1.isEmpty }.map { Part(title: $0.0, lines: $0.1) }
  }

  private var heading: [Line] {
    var lines = [Line(text: path.isRoot ? model.name : path.description)]
    if let title = SettingTitle.ofSchema(setting, at: path) { lines.append(Line(text: title)) }
    if let message = model.problem(at: path)?.message ?? model.slip(at: path)?.message {
      lines.append(Line(text: message, isProblem: true))
    }
    return lines
  }

  /// What other files say, each leading there.
  private var otherPlaces: [Line] {
    guard let elsewhere else { return [] }
    let lines = elsewhere.elsewhere.places.map {
      Line(text: elsewhere.line(of: $0), detail: "In \(FilePath.folder(of: $0.file))", place: $0)
    }
    return [Line(text: elsewhere.sentence)] + lines
  }

  private var description: [Line] {
    var lines: [Line] = []
    if setting.isDeprecated {
      lines.append(Line(text: "Deprecated" + (setting.deprecationMessage.map { ": \($0)" } ?? ""), isProblem: true))
    }
    // A row a paragraph: whoever scrolls goes on by what belongs together.
    let paragraphs = (setting.summary ?? "").split(whereSeparator: \.isNewline)
    return lines + paragraphs.map { Line(text: String($0)) }
  }

  private var value: [Line] {
    var texts = [present, expectation]
    if let standard = setting.defaultValue, !model.isSecret(path) { texts.append("Default: \(shown(standard))") }
    if let since = setting.since { texts.append("Since version \(since)") }
    texts += bounds
    if setting.isRequired { texts.append("Must be set") }
    if setting.isReadOnly { texts.append("Read-only: its program sets it") }
    if let scope = setting.scope { texts.append("Holds for: \(scope)") }
    return texts.compactMap { $0 }.filter { !$0.isEmpty }.map { Line(text: $0.prefix(1).uppercased() + $0.dropFirst()) }
  }

  private var expectation: String? {
    setting.choices.isEmpty ? SettingExpectation.text(for: setting, in: model.document.format) : nil
  }

  /// What is set now.
  private var present: String? {
    guard let node = model.node(at: path) else {
      return model.commented[path].map { "Commented out: \(masked($0.value))" } ?? "Not set"
    }
    let amount = node.kind == .string ? node.string.flatMap { model.spokenQuantity($0, at: path) } : nil
    return "Now: \(masked(node))" + (amount.map { " = \($0)" } ?? "")
  }

  private func masked(_ node: Node) -> String {
    if let text = node.string, node.kind == .string { return SecretMask(model).shown(text, at: path) }
    return ValueText.shown(node)
  }

  /// The bounds that the expectation does not tell.
  private var bounds: [String] {
    var texts: [String] = []
    if let step = setting.multipleOf { texts.append("A multiple of \(step)") }
    if let least = setting.minLength { texts.append("At least \(least) characters") }
    if let most = setting.maxLength { texts.append("At most \(most) characters") }
    if let least = setting.minItems { texts.append("At least \(ValueText.entries(least))") }
    if let most = setting.maxItems { texts.append("At most \(ValueText.entries(most))") }
    let isTold = setting.patternMessage.map { expectation?.hasPrefix(String($0.dropFirst(8))) == true } ?? false
    if let pattern = setting.pattern, !isTold {
      texts.append(setting.patternMessage ?? setting.patternInWords.map { "Must \($0)" } ?? "Pattern: \(pattern)")
    }
    return texts
  }

  private var choices: [Line] {
    setting.choices.filter { model.document.format.hasNull || $0.value != .null }.map { choice in
      var marks: [String] = []
      if choice.value == model.node(at: path)?.value { marks.append("now") }
      if choice.value == setting.defaultValue { marks.append("default") }
      if choice.isDeprecated { marks.append("deprecated") }
      let meaning = [choice.title, choice.summary].compactMap { $0 }.joined(separator: ". ")
      let name = ValueText.shown(choice.value) + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
      return Line(text: name, detail: meaning, isDisabled: choice.isDeprecated)
    }
      + (setting.choices.isEmpty || !setting.allowsOtherValues || setting.namesAllValues
        ? [] : [Line(text: "Other values are allowed too")])
  }

  /// The words that its text may have.
  private var words: [Line] {
    guard setting.choices.isEmpty else { return [] }
    return setting.words.map { Line(text: $0.name, detail: $0.summary ?? "") }
  }

  private var examples: [Line] { setting.examples.map { Line(text: shown($0)) } }

  private func shown(_ value: Value) -> String { value.isContainer ? value.json : ValueText.shown(value) }

  /// What it takes until a change holds.
  private var effects: [Line] {
    program?.effects([path]).map { effect in
      Line(text: "Takes \(effect.needed)", detail: effect.command ?? "")
    } ?? []
  }

  private var comment: [Line] {
    (model.comment(on: path) ?? "").split(whereSeparator: \.isNewline).map { Line(text: String($0)) }
  }

  private var place: [Line] {
    let isWritten = model.node(at: path) != nil || model.commented[path] != nil
    var lines: [Line] = []
    if isWritten { lines.append(Line(text: "Line \(model.line(of: path)) of \(model.name)")) }
    lines.append(Line(text: "Path: \(path.pointer)"))
    if model.isDescribed(path) {
      lines.append(Line(text: "Schema: \(model.schemaSource)", detail: setting.schemaLocation))
    } else if model.schema == nil {
      lines.append(Line(text: "No schema: what is said here is told from its name and value"))
    }
    return lines
  }
}
