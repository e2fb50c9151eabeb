import SettingsDocuments

extension ProgramPage {
  /// Whether what a file names has to be on this machine: the program looks for the file there, and no other one says
  /// more of the same, as drop-ins do of a unit.
  func wantsNames(of file: ProgramFile, at path: String, in files: LayerFiles) -> Bool {
    if existing.isEmpty || file.isElsewhere { return false }
    let places = LayerPlaces(file: path, page: self, home: files.home)
    let patterns = (layers?.groups ?? []).flatMap { $0.flatMap(places.patterns) }
    return patterns.isEmpty
      || !places.isDropIn && files.paths(ofGroup: patterns).allSatisfy { files.target(of: $0) == path }
  }
}
