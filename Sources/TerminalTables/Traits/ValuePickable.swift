/// A cell whose value is stepped through with Left and Right; only the value is highlighted while it is focused.
///
/// ```swift
/// table.dequeue(ValuePickerLabelCell.self) { cell in
///   cell.setTitle("Video quality")
///   cell.setValue("high")   // ‹ high ›
///   cell.onStep = { model.quality.move(by: $0); table.reconfigure(ItemID.quality) }
/// }
/// ```
@MainActor
public protocol ValuePickable: Steppable {
  /// Shows the value; the region that is highlighted.
  var valueLabel: Label { get }
}

extension ValuePickable {
  /// Shows the value between the signs that say it can be changed, such as `‹ high ›`.
  public func setValue(_ value: String) {
    let glyphs = Glyphs.available
    valueLabel.text = "\(glyphs.previous) \(value) \(glyphs.next)"
  }
}
