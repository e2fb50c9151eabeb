/// A dialect that all who hold it share: a copy counts one reference, whatever the dialect is made of.
///
/// It has some thirty lists and texts, and is handed to each lexer, parser and editor of a text.
final class Shared<Value: Dialect>: Sendable {
  /// What is worked out of the dialect's fields once.
  let sets: Value.Sets
  let value: Value

  init(_ value: Value) { (self.sets, self.value) = (value.sets, value) }
}

/// What reads or writes texts in a dialect.
protocol DialectUser {
  associatedtype Dialect: SettingsDocuments.Dialect

  var shared: Shared<Dialect> { get }
}

extension DialectUser {
  @inline(__always)
  var dialect: Dialect { shared.value }
}
