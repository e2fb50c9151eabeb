/// What settings can be found by beside words: `@modified`, `@type:number`.
///
/// ```swift
/// SearchFilter("@type:number")               // .type("number")
/// SearchFilter.completions(of: "@un").first  // .unsaved
/// ```
public enum SearchFilter: Hashable, Sendable {
  /// Set to something else than the default.
  case modified
  /// Changed since it was saved.
  case unsaved
  /// The schema finds something wrong with it.
  case problem
  /// In the file, and not as a comment.
  case set
  /// Its value is not shown.
  case secret
  /// It should no longer be used.
  case deprecated
  /// Values of one kind: a type of JSON Schema, or what the value is, such as `path` and `duration`.
  case type(String)

  /// The filter that is written so, whatever its case; nil for any other text.
  public init?(_ text: String) {
    let text = text.lowercased()
    guard let filter = Self.all.first(where: { $0.text == text }) else { return nil }
    self = filter
  }

  /// How it is typed.
  public var text: String {
    switch self {
    case .modified: "@modified"
    case .unsaved: "@unsaved"
    case .problem: "@problem"
    case .set: "@set"
    case .secret: "@secret"
    case .deprecated: "@deprecated"
    case .type(let name): "@type:\(name)"
    }
  }

  /// What it finds, as a part of a sentence.
  public var explanation: String {
    switch self {
    case .modified: "set to something else than the default"
    case .unsaved: "changed and not saved yet"
    case .problem: "wrong by the schema"
    case .set: "in the file"
    case .secret: "secrets"
    case .deprecated: "no longer to be used"
    case .type(let name): "values that are of the kind \(name)"
    }
  }

  /// Whether nothing more is to be typed; `@type:` still needs its kind.
  public var isWhole: Bool { SearchFilter(text) != nil }

  private static let plain: [SearchFilter] = [.modified, .unsaved, .problem, .set, .secret, .deprecated]
  private static let typeNames = [
    "string", "number", "boolean", "array", "object", "path", "url", "color", "port", "duration", "bytes", "choice",
  ]
  private static let all = plain + typeNames.map(SearchFilter.type)

  /// Those that are answered without a session, by the numbers of their bits in ``SettingTexts/filters``.
  package static let lasting = all.filter { $0 != .unsaved && $0 != .problem }

  /// Its bit there; nil where a session has to be asked.
  package var bit: UInt32? { Self.lasting.firstIndex(of: self).map { 1 << UInt32($0) } }

  /// The filters that begin with what is typed; the types only where that goes so far.
  public static func completions(of typed: String) -> [SearchFilter] {
    let typed = typed.lowercased()
    return (typed.hasPrefix("@t") ? all : plain + [.type("…")]).filter { $0.text.hasPrefix(typed) }
  }
}
