/// A value that all who hold it share: a copy counts one reference, whatever the value is made of.
///
/// A dialect has some thirty lists and texts, and is handed to each lexer, parser and editor of a text.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
