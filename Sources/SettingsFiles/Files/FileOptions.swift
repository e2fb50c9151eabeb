/// What is allowed with a file that is refused as a rule, because it is seldom meant.
///
///     let file = try SettingsFile.open("dump.json", options: [.large], writer: writer)
public struct FileOptions: OptionSet, Sendable, Hashable {
  /// The options as bits.
  public let rawValue: Int

  /// Options of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Reads files of more than 1 GiB; those of 512 GiB and more are refused all the same, and what this machine has no
  /// memory for.
  public static let large = FileOptions(rawValue: 1)
  /// Saves as root where others may write to the folder and exchange files there. It is not needed where one account
  /// alone may, whose file it is: that is saved with the account's rights.
  public static let untrustedFolder = FileOptions(rawValue: 2)
  /// Replaces a file that its mode forbids to write, where the folder allows that.
  public static let readOnlyFile = FileOptions(rawValue: 4)
  /// Makes a file that is not there yet for its owner alone.
  public static let privateFile = FileOptions(rawValue: 8)

  /// How many bytes a file may have.
  var sizeLimit: Int { contains(.large) ? Self.largestSize : 1 << 30 }

  /// How many bytes a file may have, whatever is allowed.
  static let largestSize = UTF8Text.sizeBound - 1
}
