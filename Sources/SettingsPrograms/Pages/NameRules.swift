/// How a program compares the names of settings.
///
/// ```swift
/// var rules = NameRules()
/// rules.interchangeable = ["-", "_"]
/// print(rules.canonical("max_connections") == rules.canonical("max-connections"))   // true
/// ```
public struct NameRules: Hashable, Sendable {
  /// Whether capitals do not matter.
  public var ignoresCase = false
  /// Characters that are one and the same in names, such as `-` and `_`.
  public var interchangeable: [Character] = []
  /// What may come before any name, such as `loose_`.
  public var prefixes: [String] = []
  /// Names beside those that are known, as patterns with `*`: `X-*`.
  public var others: [String] = []
  /// Whether any name may be: an unknown one is a hint then and no problem.
  public var isOpen = false
  /// Whether users give names of their own, so that what is nearly a known one may well be meant.
  public var hasOwn = false

  /// Rules by which names are compared as they are, and no others may be.
  public init() {}

  /// A name as it is compared: what a program takes for the same name is the same text.
  public func canonical(_ name: String) -> String {
    var name = ignoresCase ? name.lowercased() : name
    if let first = interchangeable.first {
      name = String(name.map { interchangeable.contains($0) ? first : $0 })
    }
    for prefix in prefixes where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }
}
