import SettingsDocuments
import SettingsSchema

extension ProgramLayers {
  /// Folders whose files belong to packages, or go with the machine's end.
  private static let foreignFolders = ["/usr/", "/lib/", "/run/"]

  /// Whether a file is in a folder in which people change settings.
  package func isOfPeople(_ file: String) -> Bool { !Self.foreignFolders.contains(where: file.hasPrefix) }

  /// The program that writes a file, other than the one that reads it; nil where its page names none.
  public func writer(of file: String) -> String? {
    writer(of: FileSubject(file, target: file, pages: pages))
  }

  /// The same for a file whose page may have been looked up.
  package func writer(of subject: FileSubject) -> String? {
    subject.page?.layers?.writer(of: subject.pagePath, home: home)
  }

  /// Where a setting of a file has to be written so that it counts: in the drop-in that is the program's custom, made
  /// if need be, and where it counts now. Each place is tried, in memory: what does not come to count there is not
  /// offered.
  ///
  /// - Parameters:
  ///   - path: the setting, as the file in question names it.
  ///   - value: what it is to be.
  ///   - file: the file in question: its absolute path, without symbolic links.
  ///   - texts: what takes the place of files' contents, as for ``settings(ofFile:with:)``.
  /// - Throws: where no page names the file, or its page does not tell the order.
  /// - Complexity: reads all files of the program once for each place.
  public func places(
    for path: Path, of file: String, toBe value: Value, with texts: [String: [UInt8]] = [:]
  ) throws(LayerError) -> WinningPlaces {
    try places(for: path, of: FileSubject(file, target: file, pages: pages), toBe: value, with: texts)
  }

  /// The same for a file whose page may have been looked up.
  package func places(
    for path: Path, of subject: FileSubject, toBe value: Value, with texts: [String: [UInt8]] = [:]
  ) throws(LayerError) -> WinningPlaces {
    let page = try Self.page(of: subject)
    return try WinningSearch(layers: self, page: page, subject: subject, path: path, value: value, texts: texts)
      .places()
  }
}

/// Tries where a setting would count.
private struct WinningSearch {
  let layers: ProgramLayers
  let page: ProgramPage
  let subject: FileSubject
  let path: Path
  let value: Value
  let texts: [String: [UInt8]]

  private var file: String { subject.pagePath }

  private var files: LayerFiles { LayerFiles(root: layers.root, home: layers.home, texts: texts) }

  func places() throws(LayerError) -> WinningPlaces {
    let settings = try settings(with: texts)
    let others = settings.others(beside: file)[path]
    var places: [WinningPlace] = []
    // Of the custom's places one is enough.
    for dropIn in dropIns(in: settings) where places.isEmpty && dropIn != file {
      if let place = try place(in: dropIn, settings) { places.append(place) }
    }
    var refusals: [String] = []
    guard let others, others.relation == .overruled else { return WinningPlaces(places: places, refusals: []) }
    for winner in others.places where !places.contains(where: { $0.file == winner.file }) {
      if let writer = page.layers?.writer(of: winner.file, home: layers.home) {
        refusals.append("\(FilePath.name(of: winner.file)) is written by \(writer), and is not to be edited.")
      } else if layers.isOfPeople(winner.file), let place = try place(in: winner.file, settings) {
        places.append(place)
      }
    }
    return WinningPlaces(places: places, refusals: refusals)
  }

  private func settings(with texts: [String: [UInt8]]) throws(LayerError) -> EffectiveSettings {
    try layers.settings(ofFile: file, target: subject.target, page: page, with: texts)
  }

  private func dropIns(in settings: EffectiveSettings) -> [String] {
    var places = LayerPlaces(file: file, page: page, home: layers.home)
    places.settings = { settings[Path([.key($0)])]?.sources.last?.value.string }
    return (page.layers?.dropIns ?? []).flatMap(places.patterns).compactMap(files.absolute)
  }

  /// The setting in a file, where it would count there.
  private func place(in candidate: String, _ settings: EffectiveSettings) throws(LayerError) -> WinningPlace? {
    let target = files.target(of: candidate)
    let present = texts[target] ?? (try? files.read(candidate)) ?? nil
    guard
      let format = page.file(at: candidate, home: layers.home)?.format
        ?? Format.detect(name: candidate, content: present ?? []),
      let document = try? Document(parsing: present ?? [], as: format)
    else { return nil }
    let place = written(in: candidate, settings) ?? path
    guard let edited = try? document.applying(.set(place, value)).document else { return nil }
    var texts = texts
    texts[target] = edited.text
    let result = try self.settings(with: texts)
    let written = edited.node(at: place)?.value
    let counts = result.all.contains { setting in
      setting.sources.contains {
        ($0.file == candidate || result.targets[$0.file] == target) && $0.path == place && $0.value == written
      }
    }
    return counts ? WinningPlace(file: candidate, path: place, isNew: present == nil) : nil
  }

  /// How the file names the setting already; nil where it does not have it.
  private func written(in candidate: String, _ settings: EffectiveSettings) -> Path? {
    let setting = settings[path]
    return ((setting?.sources ?? []) + (setting?.overruled ?? [])).first { $0.file == candidate }?.path
  }
}
