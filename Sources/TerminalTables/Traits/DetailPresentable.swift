/// A cell with a detail at the right edge.
@MainActor
public protocol DetailPresentable: AnyObject {
  var detailLabel: Label { get }
}

extension DetailPresentable {
  public func setDetail(_ detail: String) {
    detailLabel.text = detail
  }
}
