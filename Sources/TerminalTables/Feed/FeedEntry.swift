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
  /// Its icon, and the style of its side strip.
  var kind: FeedKind { get }
  /// When it happened, as it is shown at the left, such as `14:02`; empty takes no room.
  var time: String { get }
  /// The section that it is in, such as `Today`; entries of one day need not be together.
  var day: String { get }
  /// What happened, in one line; cut where there is no room.
  var title: String { get }
  /// Who did it, at the right edge; the first to go where there is no room.
  var author: String { get }
  /// What a plain body says, for a type of entry that has no body of its own; searches look here too. Empty unless the
  /// entry says otherwise.
  var summary: String { get }
}

extension FeedEntry {
  public var summary: String { "" }
}

/// A kind of entry: its icon, and the role whose style its side strip has.
///
/// ```swift
/// extension FeedKind {
///   static let changed = FeedKind(icon: "✎", role: .modified)
///   static let failed = FeedKind(icon: "!", role: .error)
/// }
/// ```
public struct FeedKind: Hashable, Sendable {
  /// The sign before the title, as a rule one character; empty takes no room.
  public var icon: String
  /// The role whose style the side strip and the icon have.
  public var role: StyleRole

  /// A kind with its icon and the role of its strip.
  public init(icon: String, role: StyleRole) {
    self.icon = icon
    self.role = role
  }
}
