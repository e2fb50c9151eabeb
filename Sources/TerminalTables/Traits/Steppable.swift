/// A cell that answers Left and Right.
@MainActor
public protocol Steppable: AnyObject {
  /// Called with -1 for Left and 1 for Right.
  var onStep: ((Int) -> Void)? { get set }
}
