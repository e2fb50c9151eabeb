import SettingsDocuments

/// The patterns of a page's layers, with what the file in question puts in their braces.
struct LayerPlaces {
  /// The file in question, in a pattern.
  static let file = "{file}"

  private let path: String
  /// What the stars are in the page's path that the file has.
  private let stars: [Substring]
  private let unit: UnitName
  /// The text of a setting that was read before.
  var settings: (String) -> String? = { _ in nil }

  init(file path: String, page: ProgramPage, home: String?) {
    self.path = path
    stars = page.files.lazy.compactMap { PathPattern($0.pattern[...], home: home).stars(in: path) }.first ?? []
    unit = UnitName(ofFile: path)
  }

  /// Whether it is read with what its folder says, which has the name of that and `.d`.
  var isDropIn: Bool { FilePath.folder(of: path).hasSuffix(".d") }

  /// A pattern without braces, or several; none where something is not known.
  func patterns(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return [pattern]
    }
    let name = String(pattern[pattern.index(after: open)..<close])
    return values(of: name).flatMap { value in
      patterns(String(pattern[..<open]) + value + pattern[pattern.index(after: close)...])
    }
  }

  private func values(of name: String) -> [String] {
    switch name {
    case "file": [path]
    case "folder": [FilePath.folder(of: path)]
    case "stem": [FilePath.stem(of: path)]
    case "unit": [unit.name]
    case "dropins": unit.dropInNames
    case "type": [unit.type]
    default:
      if let number = Int(name) {
        stars.indices.contains(number - 1) ? [String(stars[number - 1])] : []
      } else {
        settings(name).map { [$0] } ?? []
      }
    }
  }
}

/// The name of a unit of systemd (systemd.unit(5)).
struct UnitName {
  /// With its type: `nginx.service`.
  let name: String

  /// - Parameter path: of a unit, or of a drop-in, which is in a folder of the unit's name and `.d`.
  init(ofFile path: String) {
    let folder = FilePath.name(of: FilePath.folder(of: path))
    name = folder.hasSuffix(".d") ? String(folder.dropLast(2)) : FilePath.name(of: path)
  }

  /// What is behind the last dot.
  var type: String { name.split(separator: ".").last.map(String.init) ?? "" }

  /// The names that a folder of drop-ins for it has, without `.d`: its own, that of its template, and those of what is
  /// before each dash.
  var dropInNames: [String] {
    guard let dot = name.lastIndex(of: ".") else { return [name] }
    let (stem, ending) = (name[..<dot], name[dot...])
    var names = [name]
    if let at = stem.firstIndex(of: "@"), stem[at...].count > 1 { names.append("\(stem[...at])\(ending)") }
    var rest = stem
    while let dash = rest.lastIndex(of: "-") {
      if rest.index(after: dash) < stem.endIndex { names.append("\(rest[...dash])\(ending)") }
      rest = rest[..<dash]
    }
    return names
  }
}

extension FilePath {
  /// A file's name without what is behind the last dot.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
