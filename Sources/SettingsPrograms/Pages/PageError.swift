import SettingsDocuments

/// Why a page cannot be read, and where.
///
/// ```swift
/// do { _ = try ProgramPage(name: "x", parsing: text) } catch { print(error) }   // x.toml:3:1: title is missing
/// ```
public struct PageError: Error, Hashable, CustomStringConvertible {
  /// The page's file name.
  public let page: String
  /// Line and column.
  public let place: String
  /// What is wrong, and what would be right.
  public let message: String

  public var description: String { "\(page):\(place): \(message)" }
}
