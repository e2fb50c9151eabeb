/// A text that is a version, as those of dependencies are: `1.0.219`, or a range of such, `^3` and `>=1.2`.
struct VersionText {
  /// Whether a sign before it says that others do as well.
  let isRange: Bool

  /// Nil where it is none: an address of four numbers is not.
  init?(_ text: String) {
    let signs = text.prefix { "^~<>=".contains($0) }
    let numbers = text.dropFirst(signs.count).drop { $0 == " " }.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = numbers.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 3, !parts.contains(where: \.isEmpty) else { return nil }
    guard !signs.isEmpty || parts.count == 3 && signs.count + numbers.count == text.count else { return nil }
    isRange = !signs.isEmpty
  }
}
