/// Which keys move the focus.
///
/// ```swift
/// navigator.keyStyle = .arrows   // h, j, k, l, g and G are free for the screen's own bindings
/// ```
public enum KeyStyle: String, CaseIterable, Hashable, Sendable {
  /// Arrows, and the letters that vi moves with.
  case vi
  /// Arrows alone.
  case arrows
}
