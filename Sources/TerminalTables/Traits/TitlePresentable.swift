/// A cell with a title.
///
/// ```swift
/// table.dequeue(BasicCell.self) { $0.setTitle("About") }
/// ```
@MainActor
public protocol TitlePresentable: AnyObject {
  /// Shows the title, as a rule at the left; what a filter found in it is marked here.
  var titleLabel: Label { get }
}

extension TitlePresentable {
  /// Shows a title, in one line unless the label wraps.
  public func setTitle(_ title: String) {
    titleLabel.text = title
  }
}
