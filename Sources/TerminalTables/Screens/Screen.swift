import Curses

/// One full screen on the navigation stack; a ``TableController`` is one, and a program may have its own.
///
/// ```swift
/// final class HelpScreen: Screen {
///   let title = "Help"
///   func willAppear(in navigator: Navigator) {}
///   func reload() {}
///   func setNeedsDisplay() {}
///   func draw(in region: Region, with palette: Palette) {
///     region.fill()
///     region.draw("Esc goes back", row: 0, column: 1, pen: palette[.help])
///   }
///   var cursorPlace: (point: Point, isVisible: Bool) { (Point(row: 0, column: 0), false) }
///   func handle(_ event: Event, in navigator: Navigator) -> Bool {
///     guard event == .key(.escape) else { return false }
///     navigator.pop()
///     return true
///   }
/// }
/// ```
@MainActor
public protocol Screen: AnyObject {
  /// What the title line calls it.
  var title: String { get }

  /// Called when the screen is shown, first or again.
  func willAppear(in navigator: Navigator)
  /// Called when a first frame of the screen has been shown, also where it is shown again; nothing unless the screen
  /// says otherwise.
  func didAppear(in navigator: Navigator)
  /// Called when the screen is no longer on the stack, or the program ends; nothing unless the screen says otherwise.
  func wasRemoved(from navigator: Navigator)
  /// Shows what changed in the data behind the screen.
  func reload()
  /// Forgets what was drawn, since something else covered it.
  func setNeedsDisplay()
  /// Takes the size of the whole screen, before a key that comes ahead of the first frame is answered.
  func layOut(in size: Size)
  /// Draws what changed since the last drawing, or everything after ``setNeedsDisplay()``, in the whole screen's
  /// region.
  func draw(in region: Region, with palette: Palette)
  /// Where the hardware cursor rests, in lines and columns of the whole screen, and whether it is seen there.
  var cursorPlace: (point: Point, isVisible: Bool) { get }
  /// Whether it is shown over the screen below, which stays in sight; false unless the screen says otherwise.
  var isDialog: Bool { get }
  /// Whether a text is being typed, which the data behind the screen must not change under; false unless the screen
  /// says otherwise.
  var isEditing: Bool { get }
  /// Whether work goes on that the user is waiting for, such as a search; false unless the screen says otherwise.
  var isWorking: Bool { get }
  /// Answers a key, a paste or the mouse; false where the event means nothing here.
  func handle(_ event: Event, in navigator: Navigator) -> Bool
}

extension Screen {
  public func didAppear(in navigator: Navigator) {}
  public func wasRemoved(from navigator: Navigator) {}
  public func layOut(in size: Size) {}
  public var isDialog: Bool { false }
  public var isEditing: Bool { false }
  public var isWorking: Bool { false }
}
