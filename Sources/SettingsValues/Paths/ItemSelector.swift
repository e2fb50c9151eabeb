/// What tells one item of a list from the others: a member that it has.
///
///     try Path(parsing: "server[server_name=example.org].listen")     // its server_name is example.org
///     try Path(parsing: "jobs[command~=backup]")                      // backup is a part of its command
///     try Path(parsing: #"steps[with.path="a [b]"]"#)                 // a member further in; a value in quotes
///
/// Where a value is a list, or is several words in a format whose values are texts, one of its entries or words is
/// enough, unless the whole value of another item is the text.
public struct ItemSelector: Sendable {
  /// How the member's value and the text are compared.
  public enum Comparison: String, Sendable, Hashable, CaseIterable {
    /// The value is the text.
    case equals = "="
    /// The text is a part of the value.
    case contains = "~="
  }

  /// The keys that lead from the item to the member.
  public let member: [String]
  /// How they are compared.
  public let comparison: Comparison
  /// What the member's value is compared with; a number or a switch by the text that it is written as.
  public let text: String

  /// The item whose member has this value, or a value with this in it.
  public init(_ member: String..., comparison: Comparison = .equals, text: String) {
    self.init(member: member, comparison: comparison, text: text)
  }

  init(member: [String], comparison: Comparison, text: String) {
    (self.member, self.comparison, self.text) = (member, comparison, text)
  }

  /// The same with another text.
  package func with(text: String) -> ItemSelector {
    ItemSelector(member: member, comparison: comparison, text: text)
  }

  /// The same with another key of the item.
  package func with(firstKey key: String) -> ItemSelector {
    ItemSelector(member: [key] + member.dropFirst(), comparison: comparison, text: text)
  }
}

extension ItemSelector: Hashable {
  public static func == (left: ItemSelector, right: ItemSelector) -> Bool {
    left.comparison == right.comparison && left.text.hasSameBytes(as: right.text)
      && left.member.elementsEqual(right.member) { $0.hasSameBytes(as: $1) }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(comparison)
    text.hashBytes(into: &hasher)
    for key in member { key.hashBytes(into: &hasher) }
  }
}

extension ItemSelector: CustomStringConvertible {
  /// As it is between the brackets of a path.
  public var description: String {
    let keys = member.map { Path.isPlain($0) && $0.utf8.last != UInt8(ascii: "~") ? $0 : JSONText.quoted($0) }
    return keys.joined(separator: ".") + comparison.rawValue + (isPlain ? text : JSONText.quoted(text))
  }

  /// Whether the text needs no quotes.
  package var isPlain: Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { !" \"[]=\\".unicodeScalars.contains($0) && !$0.isEscapedWhenShown }
  }
}
