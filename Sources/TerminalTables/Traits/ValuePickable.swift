/// A cell whose value is stepped through with Left and Right; only the value is highlighted while it is focused.
@MainActor
public protocol ValuePickable: Steppable {
  var valueLabel: Label { get }
}

extension ValuePickable {
  /// Shows the value between the signs that say it can be changed.
  public func setValue(_ value: String) {
    let glyphs = Glyphs.available
    valueLabel.text = "\(glyphs.previous) \(value) \(glyphs.next)"
  }
}
