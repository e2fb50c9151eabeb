import SettingsDocuments

/// What a path has in common with a pattern of a page.
enum PatternMatch {
  case place
  /// The name alone, in whichever folder.
  case name

  /// How a pattern is that of a path; nil where it is not. A name tells nothing in a folder that ends in `.d`: another
  /// program's pieces are in it.
  init?(of path: String, by pattern: String, home: String?) {
    guard PathPattern(pattern[...], home: home).matches(path) else { return nil }
    if pattern.hasPrefix(ProgramFile.anyFolder) {
      if FilePath.folder(of: path).hasSuffix(".d") { return nil }
      self = .name
    } else {
      self = .place
    }
  }
}
