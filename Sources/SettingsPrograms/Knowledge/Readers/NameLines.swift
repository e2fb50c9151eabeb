/// Lines of names alone, in which `<word>` and `*` are any text: `branch.<name>.merge`.
enum NameLines {
  /// Nil where the line names no single setting.
  static func setting(in line: Substring) -> SettingKnowledge? {
    let parts = line.trimmed.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.first == "<" && part.last == ">" ? "*" : String(part)
    }
    guard let name = parts.last, !name.isEmpty, !name.contains("*"), !name.contains(" ") else { return nil }
    return SettingKnowledge(name: name, section: parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil)
  }
}
