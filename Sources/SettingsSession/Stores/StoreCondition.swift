/// What is the matter with the place of a document while it is open.
///
/// ```swift
/// if case .readOnly(let reason)? = session.condition { print("read-only: \(reason)") }
/// ```
public enum StoreCondition: Hashable, Sendable {
  /// Another program removed it; saving makes it again.
  case gone
  /// It cannot be read any longer, for this reason; what is open is how it was before.
  case unreadable(String)
  /// It can be read, and its text is no longer what its format asks for, for this reason; what is open is how it was
  /// before.
  case notUnderstood(String)
  /// It can be read and not be saved, for this reason.
  case readOnly(String)
}
