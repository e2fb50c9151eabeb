import SettingsFiles

/// All texts that an expression takes, where there are few: `^(CRLF|LF)$` takes two.
struct PatternWordList {
  private(set) var texts: [String]
  /// Whether small letters and capitals are alike, as in `[Nn]ode`.
  private(set) var ignoresCase = false

  /// More than so many are no choice that one reads.
  private static let most = 40

  init?(_ part: PatternPart) {
    var ignoresCase = false
    guard let texts = Self.texts(part, &ignoresCase), !texts.isEmpty, texts != [""] else { return nil }
    self.texts = texts.uniqued()
    self.ignoresCase = ignoresCase
  }

  /// The texts as a sentence names them; of many the beginning.
  var shown: [String] {
    let mostShown = 14
    guard texts.count > mostShown else { return texts.map(Self.shown) }
    return texts.prefix(mostShown - 1).map(Self.shown) + ["\(texts.count - mostShown + 1) others"]
  }

  /// A text in quotes where it would else be read as a part of the sentence.
  static func shown(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy { $0.isASCIIAlphanumeric || "-_./:+@*#$%=<>".unicodeScalars.contains($0) }
    return isPlain ? text : text.isEmpty ? "nothing" : Wording.quoted(text)
  }

  private static func texts(_ part: PatternPart, _ ignoresCase: inout Bool) -> [String]? {
    switch part {
    case .any: return nil
    case .set(let set):
      if let single = set.single {
        if single.ignoresCase { ignoresCase = true }
        return [String(single.scalar)]
      }
      let isKind = set.isNegated || set.scalars.count > 10 || set.scalars == PatternSet.digits
      return isKind ? nil : set.scalars.sorted().map { String($0) }
    case .choice(let parts):
      var all: [String] = []
      for part in parts {
        guard let some = texts(part, &ignoresCase), all.count + some.count <= most else { return nil }
        all += some
      }
      return all
    case .sequence(let parts):
      return parts.reduce([""]) { start, part in
        guard let start, let end = texts(part, &ignoresCase), start.count * end.count <= most else { return nil }
        return start.flatMap { start in end.map { start + $0 } }
      }
    case .repetition(let inner, least: 0, most: 1): return texts(inner, &ignoresCase).map { [""] + $0 }
    case .repetition(let inner, let least, let most?) where least == most && most <= 4:
      return texts(.sequence(Array(repeating: inner, count: most)), &ignoresCase)
    case .repetition: return nil
    }
  }
}
