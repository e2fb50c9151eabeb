/// A cell that answers Left and Right.
///
/// ```swift
/// table.dequeue(StepperCell.self) { cell in
///   cell.setNumber("\(model.days)")
///   cell.onStep = { model.days += $0; table.reconfigure(ItemID.days) }
/// }
/// ```
@MainActor
public protocol Steppable: AnyObject {
  /// Called with -1 for Left and 1 for Right; it changes the model and reloads the row. Nil where neither does
  /// anything.
  var onStep: ((Int) -> Void)? { get set }
}
