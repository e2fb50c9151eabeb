import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// What is said of a setting that other files set too, in as many words as there is room for.
@MainActor
struct ElsewhereWords {
  let elsewhere: SettingElsewhere
  let path: Path
  let model: EditingSession

  private var first: SettingSource { elsewhere.places[0] }

  /// Under the row: the longest that fits is shown.
  var notes: [String] {
    let (place, file) = ("\(name):\(first.line)", name)
    switch elsewhere.relation {
    case .overruled:
      return ["\(place) \(said)\(more), and comes \(order)", "\(place) \(said)\(more)", "\(place) counts", place, file]
    case .overrules: return ["overrules \(place)\(more)", "overrules \(file)", file]
    case .notHere:
      return ["not set here · \(place) \(said)\(more)", "\(place) \(said)", "\(place) counts", place, file]
    case .joined: return ["also \(place), which \(said)\(more)", "also \(place)\(more)", "also \(file)", file]
    }
  }

  /// Where the value that counts is not the row's own, it is to catch the eye.
  var role: StyleRole {
    switch elsewhere.relation {
    case .overruled: isSame ? .detail : .modified
    case .overrules, .notHere, .joined: .detail
    }
  }

  /// The whole, as a sentence.
  var sentence: String {
    let place = "\(first.file):\(first.line)"
    return switch elsewhere.relation {
    case .overruled: "Does not count: \(place) \(said)\(more), and comes \(order)."
    case .overrules: "Overrules \(place), which \(said)\(more)."
    case .notHere: "Not set here, but \(place) \(said)\(more)."
    case .joined: "Counts together with \(place), which \(said)\(more)."
    }
  }

  /// Said when a value was changed that does not count; nil where it counts, or what counts is the same.
  var warning: String? {
    if elsewhere.relation != .overruled || isSame { return nil }
    return "\(name):\(first.line) still \(said), and counts: w writes it where it counts"
  }

  /// A place as a line of its own; its folder is said apart from it.
  func line(of place: SettingSource) -> String {
    "\(FilePath.name(of: place.file)):\(place.line) \(said(at: place))"
  }

  private var order: String { elsewhere.readsFirst ? "first" : "last" }

  private var more: String {
    let count = elsewhere.places.count - 1
    return count == 0 ? "" : " (and \(count) more)"
  }

  /// The file's name, or its path where the document has the same name.
  private var name: String {
    let name = FilePath.name(of: first.file)
    return name == model.name ? first.file : name
  }

  private var said: String { said(at: first) + (isSame ? " too" : "") }

  /// Whether what counts is what the row says all the same.
  private var isSame: Bool { elsewhere.relation == .overruled && model.node(at: path)?.value == first.value }

  private func said(at place: SettingSource) -> String {
    if case .string("") = place.value { return "empties it" }
    return "says \(shown(place.value))"
  }

  private func shown(_ value: Value) -> String {
    let line = model.isSecret(path) ? SecretMask(model).line(for: value, at: path) : ValueText.shown(value)
    return line.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension OtherFiles {
  /// Shows another file, at the setting.
  func go(to place: SettingSource, in navigator: Navigator) {
    navigator.attempt { () throws(InclusionError) in navigator.push(try screen(place)) }
  }

  /// What they say of a setting, in words; nil where they say nothing.
  func words(on path: Path, in model: EditingSession) -> ElsewhereWords? {
    elsewhere(path).map { ElsewhereWords(elsewhere: $0, path: path, model: model) }
  }
}
