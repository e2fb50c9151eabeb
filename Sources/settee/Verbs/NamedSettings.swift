import SettingsDocuments
import SettingsSchema
import SettingsSession

/// The settings of a file or a program, found by their names wherever they may stand.
@MainActor
struct NamedSettings {
  /// What is written for it in the place of FILE.
  let name: String
  let lines: SettingLines
  /// Whether it is a file, in which a path is one from its root first.
  let isFile: Bool
  private let index: SettingPlaces?

  /// What a name means, and where.
  struct Meaning {
    let settings: NamedSettings
    fileprivate(set) var places: [SettingPlace]
    let path: Path

    /// How the first of its places is written.
    @MainActor var shown: Path { places.first?.shown ?? settings.lines.lasting.path(for: path) }

    /// The blocks that it may stand in, in words; empty where the file itself is the only one.
    var containers: [String] {
      let all = places.flatMap(\.containers).map(Self.words).uniqued()
      return all == [Self.words("")] ? [] : all
    }

    private static func words(_ container: String) -> String {
      switch container {
      case "": "the file itself"
      case "[]": "each entry"
      case "*": "any section"
      case _ where !container.contains(where: \.isLetter): "any block"
      default: container.hasSuffix(" *") ? String(container.dropLast(2)) : container
      }
    }
  }

  init(_ lines: SettingLines, of name: String, isFile: Bool) {
    (self.lines, self.name, self.isFile) = (lines, name, isFile)
    index = lines.session.schema.map(SettingPlaces.init)
  }

  private var session: EditingSession { lines.session }

  /// What a path means: what is there, else what its name means in any place; nothing where no place has such a name.
  ///
  /// - Throws: where the path names an item that is not there, or not alone.
  func meanings(of written: Path) throws(VerbError) -> [Meaning] {
    let path = try session.resolved(written)
    let itself = Meaning(settings: self, places: [], path: path)
    let isThere = path.isRoot || session.node(at: path) != nil || session.commented[path] != nil
    if isThere || ColumnLines(of: path, in: session) != nil { return [itself] }
    let keys = path.steps.compactMap(\.key)
    // A name may have dots in it.
    let dotted = keys.count > 1 ? meanings(ofKeys: [keys.joined(separator: ".")]) : []
    if !dotted.isEmpty { return dotted }
    if isFile || keys.count > 1, session.isDescribedByName(path) { return [itself] }
    return meanings(ofKeys: keys)
  }

  /// What the schema says of a path of whose name it says nothing, as of any key that may be there.
  func meaning(ofAnyName written: Path) -> Meaning? {
    guard let path = try? session.document.resolved(written) else { return nil }
    return session.isDescribed(path) ? Meaning(settings: self, places: [], path: path) : nil
  }

  /// Places where the same is said of the setting are one meaning.
  private func meanings(ofKeys keys: [String]) -> [Meaning] {
    var meanings: [Meaning] = []
    var numbers: [SettingDescription: Int] = [:]
    for place in index?.places(of: keys) ?? [] {
      var setting = session.setting(at: place.path)
      (setting.schemaLocation, setting.isRequired) = ("", false)
      if let known = numbers[setting] {
        meanings[known].places.append(place)
      } else {
        numbers[setting] = meanings.count
        meanings.append(Meaning(settings: self, places: [place], path: place.path))
      }
    }
    return meanings
  }

  /// The names that are most like one that is not known, the likeliest first.
  func nearest(to path: Path) -> [String] {
    if let likely = session.likelyPath(for: path) { return ["\(likely)"] }
    guard let key = path.last?.key, var names = index?.names else { return [] }
    var nearest: [String] = []
    while nearest.count < 3, let closest = Suggestion.closest(to: key, among: names.sorted()) {
      names.remove(closest)
      nearest.append(closest)
    }
    return nearest
  }
}
