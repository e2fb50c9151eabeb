import SettingsFiles
import SettingsSchema

extension EditingSession {
  /// Whether the value of a setting must not be shown, listed or remembered: by its schema, else by its name.
  public func isSecret(_ path: Path) -> Bool {
    let setting = setting(at: path)
    if setting.control == .secret || setting.isWriteOnly { return true }
    return !setting.types.isDisjoint(with: .string) && isSecretByWhatIsAround(path.steps)
  }

  /// Whether it is an entry of a list of secrets, the value of what beside it is named as one, or in a Secret of Kubernetes.
  private func isSecretByWhatIsAround(_ steps: [Path.Step]) -> Bool {
    guard steps.count > 1 else { return false }
    let outer = steps[steps.count - 2].key
    guard let key = steps[steps.count - 1].key else { return outer.map(holdsSecrets) ?? false }
    if key == "value" || key == "Value" {
      let container = Path(Array(steps.dropLast()))
      let name = ["name", "key"].lazy.compactMap { self.node(at: container.appending($0))?.string }.first
      if let name, inferenceTable.makesSecret(name) { return true }
    }
    guard outer == "data" || outer == "stringData" else { return false }
    return node(at: Path(Array(steps.dropLast(2))).appending("kind"))?.string == "Secret"
  }

  /// Whether the entries of a list of this name are secrets: asked for each of many.
  private func holdsSecrets(_ name: String) -> Bool {
    if let last = caches.schema.lastList, last.name == name { return last.holdsSecrets }
    let holdsSecrets = inferenceTable.makesSecret(name)
    caches.schema.lastList = (name, holdsSecrets)
    return holdsSecrets
  }

  /// Whether all of a setting's text is secret, and not only a part such as the password of an address.
  package func isWhollySecret(_ path: Path) -> Bool { isSecret(path) && !setting(at: path).isSecretInPart }

  /// Whether the present value of a setting tells a secret: its own, or one in it or around it.
  package func tellsSecret(at path: Path) -> Bool { tellsSecret(node(at: path), at: path) }

  /// Whether a setting, or one in it or around it, is secret.
  ///
  /// - Complexity: what the setting holds.
  func tellsSecret(_ node: Node?, at path: Path) -> Bool {
    let names = SecretNames(inferenceTable: inferenceTable)
    let steps = node?.isSwitchWord == true ? path.steps.dropLast() : path.steps[...]
    if steps.contains(where: { names.isSecret($0.key) }) || isSecret(path) { return true }
    return node.map { holdsSecret($0, at: path, names) } ?? false
  }

  /// Whether a value that may be in no document tells a secret: by where it is, by what it holds, or by its words.
  package func tellsSecret(_ value: Value, at path: Path) -> Bool {
    let names = SecretNames(inferenceTable: inferenceTable)
    let steps = value.isSwitchWord ? path.steps.dropLast() : path.steps[...]
    return steps.contains { names.isSecret($0.key) } || isSecret(path) || holdsSecret(value, at: path)
      || names.mayBe(in: value.json.utf8)
  }

  /// Whether a value that may be in no document has a secret in it.
  func holdsSecret(_ value: Value, at path: Path) -> Bool {
    let names = SecretNames(inferenceTable: inferenceTable)
    func isSecretOrHoldsOne(_ value: Value, at path: Path) -> Bool {
      isNamedAsSecret(path, isSwitch: value.isSwitchWord, names) || holdsSecret(value, at: path)
    }
    return switch value {
    case .object(let members): members.contains { isSecretOrHoldsOne($0.value, at: path.appending($0.key)) }
    case .array(let elements): elements.enumerated().contains { isSecretOrHoldsOne($1, at: path.appending($0)) }
    default: false
    }
  }

  /// What only switches something tells nothing, whatever its name is.
  private func isNamedAsSecret(_ path: Path, isSwitch: Bool, _ names: SecretNames) -> Bool {
    !isSwitch && names.isSecret(path.last?.key) || isSecret(path)
  }

  private func holdsSecret(_ node: Node, at path: Path, _ names: SecretNames) -> Bool {
    node.children.enumerated().contains { index, child in
      let place = path.appending(node.step(to: child, at: index))
      return isNamedAsSecret(place, isSwitch: child.isSwitchWord, names) || holdsSecret(child, at: place, names)
    }
  }
}

extension Value {
  /// Whether it only switches something.
  fileprivate var isSwitchWord: Bool { string.map { SwitchWord.matches($0) } ?? (kind == .boolean) }
}

extension Node {
  /// Whether it only switches something, and so tells nothing whatever its name is: `suppress_secrets = no`.
  var isSwitchWord: Bool { string.map { SwitchWord.matches($0) } ?? (kind == .boolean) }
}
