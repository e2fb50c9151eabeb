/// The values that a picker can have, and which of them it has.
///
/// ``ValuePickable/setOptions(_:selected:title:placeholder:wraps:onChange:)`` makes it; Left and Right step through it,
/// and Enter lists it.
///
/// ```swift
/// cell.setOptions(Quality.allCases, selected: model.quality, title: \.name) { model.quality = $0 }
/// cell.options?.count           // 3
/// cell.options?.selectedIndex   // 2
/// ```
@MainActor
public struct PickerOptions {
  /// How many options there are.
  public let count: Int
  let wraps: Bool
  let placeholder: String
  let title: (Int) -> String
  let choose: (Int) -> Void
  private let find: () -> Int?
  private var known: Int??

  init<Options: RandomAccessCollection>(
    _ options: Options, selected: Options.Element?, title: @escaping (Options.Element) -> String, placeholder: String,
    wraps: Bool, onChange: @escaping (Options.Element) -> Void
  ) where Options.Element: Equatable {
    func option(_ index: Int) -> Options.Element { options[options.index(options.startIndex, offsetBy: index)] }
    count = options.count
    self.wraps = wraps
    self.placeholder = placeholder
    self.title = { title(option($0)) }
    choose = { onChange(option($0)) }
    find = {
      selected.flatMap { options.firstIndex(of: $0) }.map { options.distance(from: options.startIndex, to: $0) }
    }
  }

  /// Which option is selected, counted from 0; nil where none is.
  ///
  /// - Complexity: one look at each option before it.
  public var selectedIndex: Int? {
    get { known ?? find() }
    set { known = .some(newValue) }
  }

  /// The option a step away; nil at the end, unless the first comes after the last.
  func index(by step: Int) -> Int? {
    guard count > 0 else { return nil }
    guard let selectedIndex else { return step > 0 ? 0 : count - 1 }
    let next = selectedIndex + step
    if wraps { return (next + count) % count }
    return (0..<count).contains(next) ? next : nil
  }
}
