import SettingsDocuments

/// What `apache2 -L` prints: the name of a directive with its module, what it is for, and where it is allowed.
///
/// The parts that it gives are the file itself and `directory`, which the page says more of.
struct DirectiveList {
  private(set) var settings: [SettingKnowledge] = []
  private var places: [String: Int] = [:]
  /// Where the directive that is being read is among the settings; nil behind a block, which is none.
  private var present: Int?

  init(_ lines: [Substring]) {
    for line in lines { read(line) }
  }

  private mutating func read(_ line: Substring) {
    guard line.first == "\t" else { return begin(line) }
    guard let present else { return }
    let text = line.trimmed
    if text.hasPrefix("Allowed in ") {
      // Container directives alone are allowed nowhere else than the rest of their part.
      let isInside = text.holds("only inside")
      let isOutside = text.holds("only outside")
      settings[present].parts = (isInside ? [] : [PagePart.root]) + (isOutside ? [] : ["directory"])
    }
    if settings[present].words == nil, settings[present].description.isEmpty {
      settings[present].words = ValueWords.usage(text)
    }
    settings[present].description += (settings[present].description.isEmpty ? "" : "\n\n") + text
  }

  private mutating func begin(_ line: Substring) {
    present = nil
    guard let first = line.first, first.isLetter, let bracket = line.firstIndex(of: "("), line.last == ")" else {
      return
    }
    let name = String(line[..<bracket].trimmed)
    guard !name.contains(" "), places[name] == nil else { return }
    places[name] = settings.count
    present = settings.count
    settings.append(SettingKnowledge(name: name))
  }
}
