/// Why a file is not read as settings: what it is instead, or what leaves a doubt.
///
/// ```swift
/// import SettingsDocuments
///
/// if case .refused(let refusal) = FormatDetection(name: "/etc/init.d/cron") { print(refusal) }   // a shell script
/// ```
public struct FormatRefusal: Sendable, Hashable, CustomStringConvertible {
  /// In words that go after the file's name: `a shell script`.
  public let reason: String

  /// Whether no format that is asked for reads it either.
  public let isFinal: Bool

  package init(_ reason: String, isFinal: Bool = false) {
    (self.reason, self.isFinal) = (reason, isFinal)
  }

  public var description: String { reason }
}
