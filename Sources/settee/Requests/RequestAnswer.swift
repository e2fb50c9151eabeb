import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

extension RequestRun {
  /// Whether files were written, or would be.
  private func isChanged(_ file: RequestedFile) -> Bool {
    request.isCheck ? file.isChanged && file.failure == nil && !(request.isTogether && hasFailed) : file.isWritten
  }

  /// What is answered to the request.
  var answer: Value {
    .known([
      ("changed", .boolean(files.compactMap(\.file).contains(where: isChanged))),
      ("failed", .boolean(hasFailed)),
      ("leftovers", leftovers.isEmpty ? nil : .texts(leftovers)),
      ("apply", applying?.value),
      ("error", applyFailure.map { .string($0.description) }),
      ("files", .array(files.map(value))),
    ])
  }

  private func value(_ outcome: Outcome) -> Value {
    switch outcome {
    case .open(let file): value(file)
    case .closed(let path, let failure):
      .known([
        ("path", .string(path)), ("changed", false), ("settings", []),
        ("error", failure.map { .string($0.description) }),
      ])
    }
  }

  private func value(_ file: RequestedFile) -> Value {
    let (isChanged, mask) = (isChanged(file), SecretMask(file.session))
    let texts = request.wantsTexts ? mask.texts(before: file.before, after: file.shownAfter) : nil
    // What is in force needs nothing more.
    let effects = isChanged ? (applying?.holds == true ? [] : file.effects) : nil
    let tellsCounts = file.file.isEffective && !file.counts.isEmpty
    return .known([
      ("path", .string(file.file.request.path)),
      ("changed", .boolean(isChanged)),
      ("created", file.isNew && isChanged ? true : nil),
      ("settings", .array(file.changes.map(value))),
      ("counts", tellsCounts ? .array(file.counts.map { value($0, mask) }) : nil),
      ("diff", texts.map { ["before": .text($0.before), "after": .text($0.after)] }),
      ("backup", file.backup.map(Value.string)),
      ("effects", effects.map { .array($0.map(value)) }),
      ("units", effects.map { .texts($0.flatMap(\.units)) }),
      ("program", file.asked?.value),
      ("problems", file.asked.map { .texts($0.lines) }),
      ("warnings", file.warnings.isEmpty ? nil : .texts(file.warnings)),
      ("error", file.failure.map { .string($0.description) }),
    ])
  }

  private func value(_ change: SettingChange) -> Value {
    [
      "path": .string(change.shownPath.description), "before": change.before ?? .null, "after": change.after ?? .null,
      "changed": .boolean(change.isChanged), "secret": .boolean(change.isSecret),
    ]
  }

  private func value(_ setting: EffectiveSetting, _ mask: SecretMask) -> Value {
    let places = setting.sources.map { Value.source($0, mask.masked($0.value, at: setting.path)) }
    return ["path": .string(setting.path.description), "places": .array(places)]
  }

  private func value(_ effect: EffectSummary) -> Value {
    .known([
      ("need", .string(effect.need.rawValue)), ("subject", .string(effect.subject)),
      ("command", effect.command.map(Value.string)),
    ])
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
  fileprivate static func text(_ bytes: [UInt8]) -> Value { .string(String(decoding: bytes, as: UTF8.self)) }
}
