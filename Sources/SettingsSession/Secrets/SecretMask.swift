import SettingsFiles

/// What is shown in the place of a secret wherever values are listed. It is shown, and never read back or written.
@MainActor
package struct SecretMask {
  package nonisolated static let text = "••••••••"

  private let session: EditingSession

  package init(_ session: EditingSession) {
    self.session = session
  }

  /// The whole of a value as one line, however long, with the secrets in it masked.
  package func wholeLine(for value: Value?, at path: Path) -> String {
    guard let value else { return ValueText.quoted(nil) }
    return session.isWhollySecret(path) ? Self.text : masked(value, at: path).json
  }

  /// One line for a value, with the secrets in it masked.
  package func line(for value: Value?, at path: Path) -> String {
    guard let value else { return ValueText.quoted(nil) }
    if session.isWhollySecret(path) { return Self.text }
    return ValueText.quoted(masked(value, at: path))
  }

  /// A text with what is secret in it masked; all of it where no part can be told from the rest.
  package func shown(_ text: String, at path: Path) -> String {
    if session.isWhollySecret(path) { return Self.text }
    return TextSecrets.masked(text) ?? (session.isSecret(path) ? Self.text : text)
  }

  /// The texts of a document before and after changes, with the secrets in them masked.
  ///
  /// A secret that was changed is masked in another way after it, so that its line still differs.
  package func texts(before: Document, after: Document) -> (before: [UInt8], after: [UInt8]) {
    let old = secrets(in: before.root, at: .root, of: before)
    let new = secrets(in: after.root, at: .root, of: after)
    let known = Dictionary(old.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    return (
      before: text(of: before, with: old.map { TextEdit($0.span, with: $0.mask) }),
      after: text(
        of: after,
        with: new.map { secret in
          let isChanged = known[secret.path].map { $0 != secret.source } ?? false
          return TextEdit(secret.span, with: isChanged ? "\(secret.mask) (changed)" : secret.mask)
        })
    )
  }

  /// The text with some places masked, and the secrets in what is commented out.
  private func text(of document: Document, with masks: [TextEdit]) -> [UInt8] {
    let commented = document.commentedSettings.filter { !$0.valueSpan.isEmpty }.flatMap {
      secrets(at: $0.path, in: $0.valueSpan, of: document)
    }
    let all = masks + commented.map { TextEdit($0.span, with: $0.mask) }
    return all.ordered { $0.range.lowerBound < $1.range.lowerBound }.applied(to: document.text)
  }

  /// A secret in a text: the whole value, or a part of it.
  private struct Secret {
    var path: Path
    var span: Range<Int>
    var source: String
    var mask: String
  }

  private func secrets(at path: Path, in span: Range<Int>, of document: Document) -> [Secret] {
    let source = document.text[span]
    if !session.isWhollySecret(path) {
      let parts = TextSecrets.ranges(in: source)
      if !parts.isEmpty || !session.isSecret(path) {
        return parts.map { part in
          let span = span.lowerBound + part.lowerBound..<span.lowerBound + part.upperBound
          return Secret(
            path: path, span: span, source: String(decoding: document.text[span], as: UTF8.self),
            mask: TextSecrets.mask)
        }
      }
    }
    return [Secret(path: path, span: span, source: String(decoding: source, as: UTF8.self), mask: Self.text)]
  }

  /// The texts in a node that are secret, in the order in which they are.
  private func secrets(in top: Node, at path: Path, of document: Document) -> [Secret] {
    var found: [Secret] = []
    // The path goes down along: a node would count all elements before it to say its own.
    func collect(_ node: Node, _ path: Path) {
      if node.kind == .string { found += secrets(at: path, in: node.span, of: document) }
      for (index, child) in node.children.enumerated() {
        collect(child, path.appending(node.step(to: child, at: index)))
      }
    }
    collect(top, path)
    return found.ordered { $0.span.lowerBound < $1.span.lowerBound }
  }

  /// A row or a block as it is written, with the secrets in it masked.
  package func entry(at path: Path) -> MaskedEntry? {
    guard let node = session.node(at: path) else { return nil }
    let document = session.document
    let found = secrets(in: node, at: path, of: document)
    let start = node.span.lowerBound
    let masks = found.map { TextEdit($0.span.lowerBound - start..<$0.span.upperBound - start, with: $0.mask) }
    let text = masks.applied(to: Array(document.text[node.span]))
    return MaskedEntry(
      text: String(decoding: text, as: UTF8.self), secrets: found.map { ($0.mask, $0.source) }, path: path)
  }

  /// The value with the texts in it that are secret masked.
  package func masked(_ value: Value, at path: Path) -> Value {
    switch value {
    case .object(let members):
      .object(ObjectMembers(members.map { ($0.key, masked($0.value, at: path.appending($0.key))) }))
    case .array(let elements): .array(elements.enumerated().map { masked($1, at: path.appending($0)) })
    case .string(let text): .string(shown(text, at: path))
    default: value
    }
  }
}
