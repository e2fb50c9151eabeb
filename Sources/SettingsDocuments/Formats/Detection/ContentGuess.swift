/// Which format a text is in, where its name does not say it: only one that nothing speaks against.
struct ContentGuess {
  let content: [UInt8]

  /// The format; nil where there is none, or a doubt.
  var format: Format? {
    if let format = [Format.json, .jsonc].first(where: isCollection) { return format }
    if isTOML { return .toml }
    if isINI { return .ini }
    return isYAML ? .yaml : nil
  }

  /// What speaks against the format that the name lets expect, in words that go after the file's name; nil where
  /// nothing does.
  func doubt(whether names: SharedNames, _ format: Format?) -> String? {
    guard let format else { return nil }
    let document: Document
    do throws(ParseError) {
      document = try Document(parsing: content, as: format)
    } catch {
      return "its name says \(format), and line \(error.line) is not"
    }
    if document.root.count == 0 {
      // Comments alone are of any format.
      let isEmpty = content.allSatisfy { $0 <= 0x20 }
      return names.hasSectionsOnly && !isEmpty ? "its name says \(format), and nothing in it is a setting" : nil
    }
    let members = document.root.members
    let keys = members.map { $0.key.lowercased() }
    let doubt =
      if !names.signs.isEmpty, Set(names.signs).isDisjoint(with: keys) {
        "no setting is of it"
      } else if names.hasSectionsOnly, let setting = members.first(where: { $0.value.kind != .object }) {
        "\(setting.key) is in no section"
      } else if format == .ini {
        INIDoubt.first(in: document)
      } else {
        // The others are strict by themselves.
        members.lazy.compactMap { INIDoubt.doubt(aboutHeaderOf: $0.value, in: content) }.first.map { "a header \($0)" }
      }
    return doubt.map { "its name says \(format), and \($0)" }
  }

  private func isCollection(_ format: Format) -> Bool {
    guard let root = try? Document(parsing: content, as: format, strictness: .strict).root else { return false }
    return !root.kind.isScalar
  }

  /// A text of plain words and numbers may be of many formats in which quotes are part of the value.
  private var isTOML: Bool {
    guard let document = try? Document(parsing: content, as: .toml, strictness: .strict) else { return false }
    return TOMLSign.isAny(in: document)
  }

  /// Only where all is in sections: nearly any text could be a line of a dialect.
  private var isINI: Bool {
    guard let document = try? Document(parsing: content, as: .ini), document.root.count > 0 else { return false }
    let sections = document.root.members.map(\.value)
    return sections.allSatisfy { $0.kind == .object } && sections.contains { $0.count > 0 }
      && INIDoubt.first(in: document) == nil && !INIDoubt.hasSettingsInsideValues(document)
      && !INIDoubt.hasQuotedValues(document)
  }

  /// Nearly any text is a scalar of YAML, and many are a mapping: only what no other format has tells.
  private var isYAML: Bool {
    guard YAMLSign.isAny(in: content),
      let document = try? Document(parsing: content, as: .yaml, strictness: .strict)
    else { return false }
    return !document.root.kind.isScalar && !document.notes.contains { $0.isAboutRepeatedKey }
      && YAMLSign.hasPlainKeys(document.root)
  }
}
