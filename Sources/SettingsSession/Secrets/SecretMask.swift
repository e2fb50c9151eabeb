import SettingsDocuments

/// What is shown in the place of a secret wherever values are listed. It is shown, and never read back or written.
@MainActor
package struct SecretMask {
  package static let text = "••••••••"

  private let session: EditingSession

  package init(_ session: EditingSession) {
    self.session = session
  }

  /// One line for a value, with the secrets in it masked.
  package func line(for value: Value?, at path: Path) -> String {
    guard let value else { return ValueText.quoted(nil) }
    if isSecret(path) { return Self.text }
    return value.isContainer ? ValueText.quoted(masked(value, at: path)) : ValueText.quoted(value)
  }

  /// The texts of a document before and after changes, with the secrets in them masked.
  ///
  /// A secret that was changed is masked in another way after it, so that its line still differs.
  package func texts(before: Document, after: Document) -> (before: [UInt8], after: [UInt8]) {
    let old = secrets(in: before)
    let new = secrets(in: after)
    let known = Dictionary(old.map { ($0.path, $0.node.source) }, uniquingKeysWith: { first, _ in first })
    func masked(_ secret: Secret) -> String {
      let isChanged = known[secret.path].map { $0 != secret.node.source } ?? false
      return isChanged ? "\(Self.text) (changed)" : Self.text
    }
    return (
      before: text(of: before, with: old.map { TextEdit($0.node.span, with: Self.text) }),
      after: text(of: after, with: new.map { TextEdit($0.node.span, with: masked($0)) })
    )
  }

  /// The text with some places masked, and the secrets in what is commented out.
  private func text(of document: Document, with masks: [TextEdit]) -> [UInt8] {
    let commented = document.commentedSettings.filter { isSecret($0.path) && !$0.valueSpan.isEmpty }
    let all = masks + commented.map { TextEdit($0.valueSpan, with: Self.text) }
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }.applied(to: document.text)
  }

  private typealias Secret = (path: Path, node: Node)

  /// The texts that are secret, in the order in which they are.
  private func secrets(in document: Document) -> [Secret] {
    var found: [Secret] = []
    // The path goes down along: a node would count all elements before it to say its own.
    func collect(_ node: Node, _ path: Path) {
      if node.kind == .string, isSecret(path) { found.append((path, node)) }
      for (index, child) in node.children.enumerated() {
        collect(child, node.kind == .array ? path.appending(index) : path.appending(child.key ?? ""))
      }
    }
    collect(document.root, .root)
    return found.sorted { $0.node.span.lowerBound < $1.node.span.lowerBound }
  }

  /// The value with the texts in it that are secret masked.
  package func masked(_ value: Value, at path: Path) -> Value {
    switch value {
    case .object(let members):
      .object(ObjectMembers(members.map { ($0.key, masked($0.value, at: path.appending($0.key))) }))
    case .array(let elements): .array(elements.enumerated().map { masked($1, at: path.appending($0)) })
    case .string where isSecret(path): .string(Self.text)
    default: value
    }
  }

  private func isSecret(_ path: Path) -> Bool { session.isSecret(path) }
}
