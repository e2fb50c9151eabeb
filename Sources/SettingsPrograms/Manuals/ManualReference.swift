/// A page of the manual.
///
/// ```swift
/// print(ManualReference("sshd_config(5)")?.section ?? "no page")    // 5
/// ```
public struct ManualReference: Hashable, Sendable, CustomStringConvertible {
  /// The name of the page, such as `sshd_config`.
  public let name: String
  /// The section of the manual, such as `5`.
  public let section: String

  /// Reads `sshd_config(5)`; nil for what is written otherwise.
  public init?(_ text: String) {
    guard let open = text.lastIndex(of: "("), text.hasSuffix(")"), open > text.startIndex else { return nil }
    name = String(text[..<open])
    section = String(text[text.index(after: open)...].dropLast())
    if section.isEmpty { return nil }
  }

  public var description: String { "\(name)(\(section))" }
}
