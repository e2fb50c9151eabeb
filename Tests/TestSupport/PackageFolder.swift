import Foundation

/// The folder of the package whose tests run.
public enum PackageFolder {
  public static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A place in it, as `Tests/EndToEndTests/Samples`.
  public static func url(_ path: String) -> URL { url.appending(path: path) }
}
