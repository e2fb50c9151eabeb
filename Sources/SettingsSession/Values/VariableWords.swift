import SettingsFiles

/// What is said of the variables in a value, as `$HOST` is one in a file of variables.
extension EditingSession {
  /// A sentence on each variable in the value of a setting.
  package func variables(at path: Path) -> [String] {
    guard let references = node(at: path)?.references, !references.isEmpty else { return [] }
    return Set(references).sorted().map { "\(words(onReference: $0))." }
  }

  /// What a part of a text refers to, and what this file has for it.
  package func words(onReference reference: String) -> String {
    if reference.hasPrefix("`") || reference.hasPrefix("$(") {
      return "\(reference) is a command, whose output is put in where the file is read"
    }
    let name = reference.utf8.drop { "${".utf8.contains($0) }.prefix(while: \.isNameByte)
    let place: Path = [.key(String(decoding: name, as: UTF8.self))]
    guard let node = node(at: place), node.kind.isScalar else {
      return "\(reference) is a variable, whose value is put in where the file is read"
    }
    let value = tellsSecret(at: place) ? "" : " to \(ValueText.short(node.value))"
    return "\(reference) is a variable, which this file sets\(value)"
  }
}
