import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// What is said of the focused setting: its name, what it may be, its default, what it does, where it is.
@MainActor
struct SettingHelp {
  let model: EditingSession
  let path: Path
  /// Knows what other files say of the setting.
  var otherFiles: OtherFiles?

  var rowHelp: RowHelp {
    let setting = model.setting(at: path)
    let texts = ([elsewhere] + model.variables(at: path) + [text(of: setting)]).compactMap { $0 }.filter { !$0.isEmpty }
    var help = RowHelp(summary(of: setting), text: texts.joined(separator: " "), problem: problem)
    help.location = location
    return help
  }

  private var elsewhere: String? { otherFiles?.words(on: path, in: model)?.sentence }

  private var problem: String? {
    model.problem(at: path)?.message ?? model.slip(at: path)?.message ?? DocumentNotice.contest(over: path, in: model)
  }

  private func summary(of setting: SettingDescription) -> String {
    var parts = [SettingTitle.text(of: path, in: model)]
    if let title = SettingTitle.ofSchema(setting, at: path), SettingTitle.isName(title) { parts.append(title) }
    let isRow = path.parent.map { !model.rowKinds(of: $0).isEmpty && path.last?.arrayIndex != nil } ?? false
    parts.append(isRow ? "row" : SettingExpectation.text(for: setting, in: model.document.format))
    if let spoken { parts.append("= \(spoken)") }
    if let standard = setting.defaultValue, !standard.isContainer, standard != .null {
      parts.append("default: \(ValueText.short(standard))")
    }
    if model.node(at: path) == nil { parts.append(isCommented ? "commented out" : "not set") }
    if setting.isRequired { parts.append("required") }
    if setting.isReadOnly { parts.append("read-only") }
    if setting.isDeprecated { parts.append("deprecated") }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// What a count of bytes or a span of time amounts to, a number or a text.
  private var spoken: String? {
    if let text = QuantityText.text(for: number, of: model.setting(at: path)) { return text }
    if let node = model.writtenNode(at: path) {
      return node.kind == .string ? node.string.flatMap { model.spokenQuantity($0, at: path) } : nil
    }
    guard case .string(let text)? = model.valueInForce(at: path) else { return nil }
    return model.spokenQuantity(text, at: path)
  }

  /// The value in force, where it may be a number: lists are not copied to find out that they are none.
  private var number: Value? {
    if let node = model.writtenNode(at: path) { node.number.map(Value.number) } else { model.valueInForce(at: path) }
  }

  private func text(of setting: SettingDescription) -> String {
    let title = SettingTitle.ofSchema(setting, at: path).flatMap { SettingTitle.isName($0) ? nil : $0 }
    let sentences = [title, setting.summary].compactMap { $0 }
    let said = sentences.joined(separator: sentences.first?.hasSuffix(".") == true ? " " : ". ")
    let summary = said.isEmpty ? model.ownComment(on: path) ?? "" : said
    guard let deprecation = setting.deprecationMessage else { return summary }
    return "Deprecated: \(deprecation) \(summary)"
  }

  private var isCommented: Bool { model.commented[path] != nil }

  private var location: String {
    model.node(at: path) == nil && !isCommented ? path.description : "\(path), line \(model.line(of: path))"
  }
}
