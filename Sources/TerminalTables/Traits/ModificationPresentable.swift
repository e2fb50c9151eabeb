/// A cell that can carry the dot of a value that differs from its default.
@MainActor
public protocol ModificationPresentable: AnyObject {
  /// Whether the dot is shown.
  var isModified: Bool { get set }
}
