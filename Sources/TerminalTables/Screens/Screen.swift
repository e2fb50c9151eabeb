import Curses

/// One full screen on the navigation stack.
@MainActor
public protocol Screen: AnyObject {
  /// What the title line calls it.
  var title: String { get }

  /// Called when the screen is shown, first or again.
  func willAppear(in navigator: Navigator)
  /// Shows what changed in the data behind the screen.
  func refresh()
  /// Forgets what was drawn, since something else covered it.
  func setNeedsDisplay()
  /// Draws what changed.
  func draw(in region: Region, with palette: Palette)
  /// Where the hardware cursor rests.
  var cursorPlace: (point: Point, isVisible: Bool) { get }
  /// Answers a key, a paste or the mouse; false where the event means nothing here.
  func handle(_ event: Event, in navigator: Navigator) -> Bool
}
