import SettingsDocuments

/// What stands in the place of a secret wherever values are listed. It is shown, and never read back or written.
@MainActor
struct SecretMask {
  static let text = "••••••••"

  let model: SettingsModel

  /// One line for a value, with the secrets in it masked.
  func line(for value: Value?, at path: Path) -> String {
    guard let value else { return ValueText.quoted(nil) }
    if isSecret(path) { return Self.text }
    return value.isContainer ? ValueText.quoted(masked(value, at: path)) : ValueText.quoted(value)
  }

  private func masked(_ value: Value, at path: Path) -> Value {
    switch value {
    case .object(let members):
      .object(ObjectMembers(members.map { ($0.key, masked($0.value, at: path.appending($0.key))) }))
    case .array(let elements): .array(elements.enumerated().map { masked($1, at: path.appending($0)) })
    case .string where isSecret(path): .string(Self.text)
    default: value
    }
  }

  private func isSecret(_ path: Path) -> Bool {
    let setting = model.setting(at: path)
    return setting.control == .secret || setting.isWriteOnly
  }
}
