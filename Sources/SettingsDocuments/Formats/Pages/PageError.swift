/// Why a page cannot be read, and where.
///
/// ```swift
/// do { _ = try ProgramPages().page(named: "nightjar") } catch { print(error) }   // nightjar.toml:3:1: title is missing
/// ```
public struct PageError: Error, Hashable, CustomStringConvertible {
  /// The page's file name.
  public let page: String
  /// Line and column.
  public let place: String
  /// What is wrong, and what would be right.
  public let message: String

  package init(page: String, place: String, message: String) {
    (self.page, self.place, self.message) = (page, place, message)
  }

  public var description: String { "\(page):\(place): \(message)" }
}
