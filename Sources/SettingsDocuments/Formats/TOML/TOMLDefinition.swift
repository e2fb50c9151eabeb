/// How a table, or what is in one, came to be: this decides what may still be added to it (TOML, "Table").
enum TOMLDefinition: UInt8 {
  /// A value, an array in brackets.
  case value
  /// `{ … }`: whole where it is.
  case inline
  /// `[a]`, or one element of `[[a]]`.
  case header
  /// By keys such as `a.b = 1`.
  case dotted
  /// Only as part of a longer header.
  case implicit
  /// The array of `[[a]]`.
  case tableArray
}
