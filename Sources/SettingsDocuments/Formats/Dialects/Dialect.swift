/// What an engine is told about one of its dialects by its page: data, which the engine's parser and editor read.
protocol Dialect: Sendable {
  /// The format's short name, used on the command line.
  var name: String { get }
  /// The keys, in small letters, or the columns whose values name files that are read as part of this one.
  var includes: [String] { get }
  /// The words for false and true that are written.
  var booleans: (String, String) { get }
  /// The words that its programs read as false and true, in small letters.
  var booleanWords: [(String, String)] { get }
  /// Whether a setting without a value is as if it were not there.
  var emptyIsUnset: Bool { get }
  /// Whether such a word is written in quotes where a text is meant.
  var quotesWords: Bool { get }

  associatedtype Sets: Sendable = Void
  /// What its lexers ask of every byte and line, worked out of its fields.
  var sets: Sets { get }
}

extension Dialect {
  var emptyIsUnset: Bool { false }
  var quotesWords: Bool { false }
}

extension Dialect where Sets == Void {
  var sets: Void { () }
}
