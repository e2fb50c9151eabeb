/// A cell with a second line under its title.
@MainActor
public protocol SubtitlePresentable: AnyObject {
  var subtitleLabel: Label { get }
}

extension SubtitlePresentable {
  /// An empty subtitle takes no line.
  public func setSubtitle(_ subtitle: String) {
    subtitleLabel.text = subtitle
  }
}
