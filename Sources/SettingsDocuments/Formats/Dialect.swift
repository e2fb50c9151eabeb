/// What a family's engine is told about one of its dialects: data, which the family's parser and editor read.
protocol Dialect: Sendable {
  /// The format's short name, used on the command line.
  var name: String { get }
  /// What it is, in a few words.
  var summary: String { get }
  /// The files that are written in it; see ``FormatNames``.
  var names: [String] { get }
}
