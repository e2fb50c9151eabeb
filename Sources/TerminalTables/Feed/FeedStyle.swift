/// How the entries of a feed look.
///
/// ```swift
/// _ = application.run(FeedTable(feed, title: "Activity", style: .cards))
/// ```
public enum FeedStyle: Hashable, Sendable {
  /// Under one another, each beside its strip: as many as there is room for.
  case strips
  /// Each in a rounded frame of its own, over a shadow where the terminal has colours and Unicode. Where there are
  /// fewer than 40 columns, they are strips.
  case cards
}
