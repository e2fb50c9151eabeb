/// Something that happened, as a view model: what every entry of a feed has in common.
///
/// What is particular to a kind of entry is its own type's, and shown by the ``FeedBody`` registered for that type.
///
/// ```swift
/// struct SettingChanged: FeedEntry {
///   let id: AnyHashable
///   let kind = FeedKind(icon: "✎", role: .modified)
///   let time = "14:02", day = "Today", title = "Permit root login", author = "you"
///   let old = "yes", new = "no"
/// }
/// ```
public protocol FeedEntry {
  /// Its identity: the entry stays focused and where it is while others arrive.
  var id: AnyHashable { get }
  var kind: FeedKind { get }
  /// When it happened, as it is shown.
  var time: String { get }
  /// The section that it stands in, such as `Today`.
  var day: String { get }
  var title: String { get }
  /// Who did it.
  var author: String { get }
  /// What a plain body says, for a type of entry that has no body of its own.
  var summary: String { get }
}

extension FeedEntry {
  public var summary: String { "" }
}

/// A kind of entry: its icon, and the role whose style its side strip has.
public struct FeedKind: Hashable, Sendable {
  public var icon: String
  public var role: Role

  public init(icon: String, role: Role) {
    self.icon = icon
    self.role = role
  }
}
