/// A cell with a title.
@MainActor
public protocol TitlePresentable: AnyObject {
  var titleLabel: Label { get }
}

extension TitlePresentable {
  public func setTitle(_ title: String) {
    titleLabel.text = title
  }
}
