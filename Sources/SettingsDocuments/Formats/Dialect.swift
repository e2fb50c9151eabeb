/// What a family's engine is told about one of its dialects: data, which the family's parser and editor read.
protocol Dialect: Sendable {
  /// The format's short name, used on the command line.
  var name: String { get }
  /// What it is, in a few words.
  var summary: String { get }
  /// The files that are written in it; see ``FormatNames``.
  var names: [String] { get }
  /// The keys, in small letters, or the columns whose values name files that are read as part of this one.
  var includes: [String] { get }
  /// The words for false and true that are written.
  var booleans: (String, String) { get }
  /// The words that its programs read as false and true, in small letters.
  var booleanWords: [(String, String)] { get }
  /// Whether a setting without a value is as if it were not there.
  var emptyIsUnset: Bool { get }
}

extension Dialect {
  var emptyIsUnset: Bool { false }
}
