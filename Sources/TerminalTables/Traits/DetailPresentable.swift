/// A cell with a detail at the right edge.
///
/// ```swift
/// table.dequeue(RightDetailCell.self) { $0.setTitle("Country"); $0.setDetail("Iceland") }
/// ```
@MainActor
public protocol DetailPresentable: AnyObject {
  /// Shows the detail; the first to go under the title where the line is narrow.
  var detailLabel: Label { get }
}

extension DetailPresentable {
  /// Shows a detail; an empty one takes no room.
  public func setDetail(_ detail: String) {
    detailLabel.text = detail
  }
}
