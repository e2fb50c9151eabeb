/// A cell that answers Left and Right.
///
/// ```swift
/// final class VolumeCell: Cell, TitlePresentable, Steppable {
///   let titleLabel = Label()
///   let barLabel = Label(.value)
///   var onStep: ((Int) -> Void)?
///   var layout: RowLayout { .row(titleLabel, .spacer, barLabel) }
/// }
///
/// table.dequeue(VolumeCell.self) { cell in
///   cell.barLabel.text = String(repeating: "█", count: model.volume)
///   cell.onStep = { model.volume += $0; table.reconfigure(ItemID.volume) }
/// }
/// ```
@MainActor
public protocol Steppable: AnyObject {
  /// Called with -1 for Left and 1 for Right; it changes the model and reloads the row. Nil where neither does
  /// anything.
  var onStep: ((Int) -> Void)? { get set }
}
