import SettingsDocuments

extension ProgramPage {
  /// Whether what a file names has to be on this machine: the program looks for the file there, and no other one says
  /// more of the same, as drop-ins do of a unit.
  func wantsNames(of file: ProgramFile, at path: String, in files: LayerFiles) -> Bool {
    if existing.isEmpty || file.isElsewhere { return false }
    guard let groups = layers?.groups, !groups.isEmpty else { return true }
    let places = LayerPlaces(file: path, page: self, home: files.home)
    func isIt(_ other: String) -> Bool { files.target(of: other) == path }
    return !places.isDropIn && groups.allSatisfy { files.paths(ofGroup: $0.flatMap(places.patterns)).allSatisfy(isIt) }
  }
}
