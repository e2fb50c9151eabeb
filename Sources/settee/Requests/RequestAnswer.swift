import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// What is answered to a request.
@MainActor
struct RequestAnswer {
  let run: RequestRun
  let request: SettingsRequest

  /// Whether files were written, or would be.
  private func isChanged(_ file: RequestedFile) -> Bool {
    request.isCheck ? file.isChanged && file.failure == nil && !(request.isTogether && run.hasFailed) : file.isWritten
  }

  var value: Value {
    var members: [ObjectMembers.Element] = [
      ("changed", .boolean(run.files.compactMap(\.file).contains(where: isChanged))),
      ("failed", .boolean(run.hasFailed)),
    ]
    if !run.leftovers.isEmpty { members.append(("leftovers", .texts(run.leftovers))) }
    if let applying = run.applying { members.append(("apply", applying.value)) }
    if let failure = run.applyFailure { members.append(("error", .string(failure.description))) }
    return .object(ObjectMembers(members + [("files", .array(run.files.map(value)))]))
  }

  private func value(_ outcome: RequestRun.Outcome) -> Value {
    switch outcome {
    case .open(let file): return value(file)
    case .closed(let path, let failure):
      var members: [ObjectMembers.Element] = [("path", .string(path)), ("changed", false), ("settings", [])]
      if let failure { members.append(("error", .string(failure.description))) }
      return .object(ObjectMembers(members))
    }
  }

  private func value(_ file: RequestedFile) -> Value {
    var members: [ObjectMembers.Element] = [
      ("path", .string(file.file.request.path)), ("changed", .boolean(isChanged(file))),
    ]
    if file.isNew, isChanged(file) { members.append(("created", true)) }
    members.append(("settings", .array(file.changes.map(value))))
    if file.file.isEffective, !file.counts.isEmpty {
      let mask = SecretMask(file.session)
      members.append(("counts", .array(file.counts.map { value($0, mask) })))
    }
    if request.wantsTexts {
      let texts = SecretMask(file.session).texts(before: file.before, after: file.shownAfter)
      members.append(
        ("diff", ["before": .text(texts.before), "after": .text(texts.after)]))
    }
    if let backup = file.backup { members.append(("backup", .string(backup))) }
    if isChanged(file) {
      // What is in force needs nothing more.
      let effects = run.applying?.holds == true ? [] : file.effects
      members += [("effects", .array(effects.map(value))), ("units", .texts(effects.flatMap(\.units)))]
    }
    if let asked = file.asked { members += [("program", asked.value), ("problems", .texts(asked.lines))] }
    if !file.warnings.isEmpty { members.append(("warnings", .texts(file.warnings))) }
    if let failure = file.failure { members.append(("error", .string(failure.description))) }
    return .object(ObjectMembers(members))
  }

  private func value(_ change: SettingChange) -> Value {
    .object(
      ObjectMembers([
        ("path", .string(change.shownPath.description)), ("before", change.before ?? .null),
        ("after", change.after ?? .null), ("changed", .boolean(change.isChanged)),
        ("secret", .boolean(change.isSecret)),
      ]))
  }

  private func value(_ setting: EffectiveSetting, _ mask: SecretMask) -> Value {
    let places = setting.sources.map { source -> Value in
      [
        "value": mask.masked(source.value, at: setting.path), "file": .string(source.file),
        "line": .number(Number(source.line)),
      ]
    }
    return ["path": .string(setting.path.description), "places": .array(places)]
  }

  private func value(_ effect: EffectSummary) -> Value {
    var members: [ObjectMembers.Element] = [
      ("need", .string(effect.need.rawValue)), ("subject", .string(effect.subject)),
    ]
    if let command = effect.command { members.append(("command", .string(command))) }
    return .object(ObjectMembers(members))
  }
}

extension EffectSummary {
  /// The units of systemd that its command names.
  fileprivate var units: [String] {
    let words = (command ?? "").split(separator: " " as Character).map(String.init)
    guard words.first == "systemctl", words.count > 2 else { return [] }
    return words.dropFirst(2).filter { !$0.hasPrefix("-") }
  }
}

extension Value {
  fileprivate static func texts(_ texts: [String]) -> Value { .array(texts.map(Value.string)) }
  fileprivate static func text(_ bytes: [UInt8]) -> Value { .string(String(decoding: bytes, as: UTF8.self)) }
}
