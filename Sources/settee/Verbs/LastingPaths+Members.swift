import SettingsDocuments

extension LastingPaths {
  /// What an object says of where a setting is: its pointer, and the path that lasts where that is another one.
  func members(for path: Path) -> [ObjectMembers.Element] {
    let lasting = self.path(for: path)
    return [("path", .string(path.pointer))] + (lasting == path ? [] : [("lasting", .string(lasting.description))])
  }
}
