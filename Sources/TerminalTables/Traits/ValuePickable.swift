/// A cell that has one of several values; only the value is highlighted while it is focused.
///
/// Left and Right step to the value before and after, Enter lists all of them on a screen.
///
/// ```swift
/// table.dequeue(ValuePickerLabelCell.self) { cell in
///   cell.setTitle("Video quality")
///   cell.setOptions(["low", "medium", "high"], selected: model.quality) { model.quality = $0 }   // ‹ high ›
/// }
/// ```
@MainActor
public protocol ValuePickable: Steppable {
  /// Shows the value; the region that is highlighted.
  var valueLabel: Label { get }
  /// The values that it can have; nil where ``Steppable/onStep`` says by itself what Left and Right do.
  var options: PickerOptions? { get set }
}

extension ValuePickable {
  /// Gives the picker its options, and shows the one that is selected.
  ///
  /// The row shows another option by itself once it is chosen; nothing needs to be made again.
  ///
  /// - Parameters:
  ///   - options: the values to choose from, in their order: an array, a range, all cases of an enum.
  ///   - selected: the present value; nil where there is none, or it is none of them.
  ///   - title: how a value is written.
  ///   - placeholder: what is shown where no option is selected.
  ///   - wraps: whether the first option comes after the last; else Left and Right stop at the ends.
  ///   - onChange: takes the option that the user chose.
  public func setOptions<Options: RandomAccessCollection>(
    _ options: Options, selected: Options.Element?, title: @escaping (Options.Element) -> String = { "\($0)" },
    placeholder: String = "", wraps: Bool = false, onChange: @escaping (Options.Element) -> Void
  ) where Options.Element: Equatable {
    self.options = PickerOptions(
      options, selected: selected, title: title, placeholder: placeholder, wraps: wraps, onChange: onChange)
    setValue(selected.map(title) ?? placeholder)
    if selected == nil { valueLabel.role = .placeholder }
  }

  /// Shows a value between the signs that say it can be changed, such as `‹ high ›`, for a picker whose
  /// ``Steppable/onStep`` knows what comes next.
  public func setValue(_ value: String) {
    let glyphs = Glyphs.available
    valueLabel.text = "\(glyphs.previous) \(value) \(glyphs.next)"
    if valueLabel.role == .placeholder { valueLabel.role = .value }
  }

  /// Goes on to the option a step away, where there is one.
  func select(by step: Int) {
    guard let options, let next = options.index(by: step) else { return }
    self.options?.selectedIndex = next
    setValue(options.title(next))
    options.choose(next)
  }
}
