/// A cell with a second line under its title.
///
/// ```swift
/// table.dequeue(SubtitleCell.self) { $0.setTitle("Rate"); $0.setSubtitle("1 204 people have") }
/// ```
@MainActor
public protocol SubtitlePresentable: AnyObject {
  /// Shows the second line, by itself under the title.
  var subtitleLabel: Label { get }
}

extension SubtitlePresentable {
  /// Shows a second line; an empty one takes no line. For nil, as of a text that comes later, the line is kept free.
  public func setSubtitle(_ subtitle: String?) {
    subtitleLabel.text = subtitle ?? " "
  }
}
