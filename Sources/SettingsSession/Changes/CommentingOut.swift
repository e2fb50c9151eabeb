import SettingsFiles

/// Settings that become comments and keep what they say.
extension EditingSession {
  /// Makes the line of a setting a comment, which ``bringBack(_:)`` makes a setting again; what is not set stays so.
  ///
  /// - Parameter force: whether what must be set, or tells a secret, becomes one too.
  package func commentOut(_ path: Path, force: Bool = false) throws(SettingError) {
    try checkNamesBlock(path)
    guard let node = node(at: path) else { return }
    if let hindrance = hindranceToComment(at: path, force: force) { throw hindrance }
    // As the format does it, and where it would rather take the line away as the line is.
    let ways = [nil, commentedLine(of: node)].map { Change.reset(path, commentedText: $0) }
    guard let way = ways.first(where: keepsText) else {
      throw .edit(.unsupported(path, "it has no line that becomes a comment"))
    }
    try apply(way)
  }

  /// Why a setting that is set does not become a comment; nil where nothing is known that keeps it from that.
  package func hindranceToComment(at path: Path, force: Bool = false) -> SettingError? {
    if node(at: path)?.kind.isScalar != true {
      return .edit(.unsupported(path, "only a setting on one line becomes a comment"))
    }
    if force { return nil }
    if setting(at: path).isRequired { return .required(path) }
    return tellsSecret(at: path) ? .edit(.unsupported(path, "as a comment a secret is left for anyone to read")) : nil
  }

  private func keepsText(_ change: Change) -> Bool {
    (try? document.applying(change)).map { $0.document.text.count > document.text.count } ?? false
  }

  private func commentedLine(of node: Node) -> String? {
    guard let key = node.keySpan?.lowerBound, case let text = document.text, case let feed = UInt8(ascii: "\n"),
      !text[key..<max(key, node.span.upperBound)].contains(feed)
    else { return nil }
    var line = text[TextLines.start(at: key, in: text)..<(text[key...].firstIndex(of: feed) ?? text.count)]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    line.insert(UInt8(ascii: "#"), at: key)
    return String(decoding: line, as: UTF8.self)
  }
}
