/// The shell that all entries of a feed share: a frame where the feed has cards, the side strip in the style of the
/// entry's kind, its icon, when, what and who; in it the body that its type of entry has.
///
/// ``FeedTable`` uses it; another table that registers it can as well.
///
/// ```swift
/// table.dequeue(FeedShellCell.self) { cell in
///   cell.show(entry, in: bodies, isExpanded: table.isExpanded(entry.id))
/// }
/// ```
public final class FeedShellCell: Cell {
  private let shell = FeedShell()
  private var bodies: [ObjectIdentifier: MadeFeedBody] = [:]

  public init() {}

  public var layout: RowLayout { .content(shell) }

  /// Bodies longer than this and one line more are folded to this many lines.
  public static let foldedRows = 6

  /// Fills the shell with what is common to all entries, and has the entry's own body show the rest.
  ///
  /// - Parameters:
  ///   - entry: what happened.
  ///   - bodies: which body shows which type of entry.
  ///   - style: whether the shell has a frame.
  ///   - isExpanded: whether a long body is shown whole.
  public func show(
    _ entry: any FeedEntry, in bodies: FeedBodies, style: FeedStyle = .strips, isExpanded: Bool = false
  ) {
    let type = ObjectIdentifier(type(of: entry))
    let body = self.bodies[type] ?? bodies.make(for: entry)
    self.bodies[type] = body
    body.configure(entry)
    shell.entry = entry
    shell.style = style
    shell.body = body.content
    shell.isExpanded = isExpanded
  }

  var isLong: Bool { shell.isLong }

  public func prepareForReuse() {
    shell.entry = nil
    shell.body = nil
  }
}
