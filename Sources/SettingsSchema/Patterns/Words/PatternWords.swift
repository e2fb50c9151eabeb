/// Says in words what a regular expression accepts.
///
///     PatternWords.text(for: "^[a-z0-9-]+$")       // only small letters, digits or -
///     PatternWords.text(for: "^(CRLF|LF)$")        // CRLF or LF
enum PatternWords {
  /// What comes behind "must be", or a verb of its own such as `begin with @`; nil for what is too intricate to be
  /// said.
  static func text(for source: String) -> String? {
    if let known = KnownPatterns.words[source] { return "be " + known }
    guard let read = PatternPartReader.read(source) else { return nil }
    if read.isBoundAtStart, read.isBoundAtEnd { return whole(read.part) }
    return piece(read)
  }

  // MARK: - Whole texts

  private static func whole(_ part: PatternPart) -> String? {
    let words = PatternWordList(part)
    if let words { return "be " + listed(words) }
    if case .repetition(let inner, let least, let most) = part, let name = SetName(inner) {
      return "be " + runOfOneKind(name, least, most)
    }
    let items = flattened(part)
    if let start = prefix(items) { return start }
    return steps(items).map { "be " + $0 }
  }

  private static func runOfOneKind(_ name: SetName, _ least: Int, _ most: Int?) -> String {
    if least <= 1, most == nil {
      return (least == 0 ? "empty or " : "") + (name.isOpen ? name.many : "only " + name.many)
    }
    return count(least, most, of: name)
  }

  /// `^custom:.+$` is a text that begins with `custom:`, and `^.*\.yml$` one that ends in `.yml`.
  private static func prefix(_ items: [PatternPart]) -> String? {
    guard items.count >= 2 else { return nil }
    if isAnything(items[items.count - 1]), let words = PatternWordList(.sequence(Array(items.dropLast()))) {
      return "begin with " + listed(words)
    }
    if isAnything(items[0]), let words = PatternWordList(.sequence(Array(items.dropFirst()))) {
      return "end in " + listed(words)
    }
    return nil
  }

  // MARK: - Pieces of texts

  private static func piece(_ read: PatternPartReader.Result) -> String? {
    var items = flattened(read.part)
    // What may be anything says nothing at an end that is not bound.
    if !read.isBoundAtEnd, let last = items.last, isAnything(last), items.count > 1 { items.removeLast() }
    if !read.isBoundAtStart, let first = items.first, isAnything(first), items.count > 1 { items.removeFirst() }
    let verb = read.isBoundAtStart ? "begin with " : read.isBoundAtEnd ? "end in " : "contain "
    if items.count == 1, case .repetition(let inner, least: 1, most: nil) = items[0], !read.isBoundAtStart,
      !read.isBoundAtEnd
    {
      items = [inner]
    }
    if let words = PatternWordList(.sequence(items)) { return verb + listed(words) }
    if items.count == 1, isAnything(items[0]) { return "not be empty" }
    return steps(items).map { verb + $0 }
  }

  private static func isAnything(_ part: PatternPart) -> Bool {
    if case .repetition(.any, _, most: nil) = part { true } else { false }
  }

  // MARK: - Steps

  /// The most steps that a person follows.
  private static let mostSteps = 5

  private static func steps(_ items: [PatternPart]) -> String? {
    var words: [String] = []
    var literal = PatternLiteral()
    for item in items {
      if literal.append(item) { continue }
      if let text = literal.take() { words.append(text) }
      guard let step = step(item) else { return nil }
      words.append(step)
    }
    if let text = literal.take() { words.append(text) }
    guard !words.isEmpty, words.count <= mostSteps else { return nil }
    return words.joined(separator: ", then ")
  }

  private static func step(_ part: PatternPart) -> String? {
    if let words = PatternWordList(part) { return listed(words) }
    switch part {
    case .any: return "any character"
    case .set: return SetName(part)?.one
    case .repetition(let inner, let least, let most):
      if let name = SetName(inner) {
        if least == 0, most == 1 { return "perhaps " + name.one }
        if most == nil, least == 0 { return "any " + (name.isOpen ? "text" : name.many) }
        return most == nil && least == 1 ? (name.isOpen ? "a text" : name.many) : count(least, most, of: name)
      }
      guard least == 0, most == 1, let inner = steps(flattened(inner)) else { return nil }
      return "perhaps " + inner
    case .sequence(let parts): return steps(parts)
    case .choice: return nil
    }
  }

  private static func count(_ least: Int, _ most: Int?, of name: SetName) -> String {
    switch most {
    case least?: least == 1 ? name.one : "\(least) \(name.many)"
    case let most?: least == 0 ? "at most \(most) \(name.many)" : "\(least) to \(most) \(name.many)"
    case nil: "at least \(least) \(name.many)"
    }
  }

  private static func flattened(_ part: PatternPart) -> [PatternPart] {
    if case .sequence(let parts) = part { parts.flatMap(flattened) } else { [part] }
  }

  private static func listed(_ words: PatternWordList) -> String {
    Wording.alternatives(words.shown) + (words.ignoresCase ? ", in small letters or capitals" : "")
  }
}

/// Characters that follow one another and are shown as one text.
private struct PatternLiteral {
  private var text = ""

  mutating func append(_ part: PatternPart) -> Bool {
    guard case .set(let set) = part, let single = set.single, !single.ignoresCase else { return false }
    text.unicodeScalars.append(single.scalar)
    return true
  }

  mutating func take() -> String? {
    defer { text = "" }
    return text.isEmpty ? nil : PatternWordList.shown(text)
  }
}

/// What the characters of a set are called.
private struct SetName {
  let one: String
  let many: String
  /// Whether it takes nearly everything.
  var isOpen = false

  init?(_ part: PatternPart) {
    switch part {
    case .any: (one, many, isOpen) = ("any character", "characters of any kind", true)
    case .set(let set):
      guard let name = SetName(set) else { return nil }
      self = name
    default: return nil
    }
  }

  private init?(_ set: PatternSet) {
    if set.isNegated {
      guard let name = SetName(PatternSet(set.scalars)) else { return nil }
      let without = set.scalars.isSubset(of: PatternSet.blanks) ? "blanks" : name.many
      (one, many, isOpen) = ("any character but \(without)", "a text without \(without)", true)
      return
    }
    var rest = set.scalars
    var (ones, manies): ([String], [String]) = ([], [])
    func take(_ kind: Set<Unicode.Scalar>, _ one: String, _ many: String) {
      guard kind.isSubset(of: rest) else { return }
      rest.subtract(kind)
      ones.append(one)
      manies.append(many)
    }
    take(PatternSet.letters, "a letter", "letters")
    take(PatternSet.smallLetters, "a small letter", "small letters")
    take(PatternSet.capitals, "a capital", "capitals")
    take(PatternSet.digits, "a digit", "digits")
    let hexadecimal = PatternSet.hexadecimalLetters
    if ones == ["a digit"], rest == hexadecimal || rest == hexadecimal.filter({ $0.value >= 97 }) {
      (one, many) = ("a digit from 0 to f", "digits from 0 to f")
      return
    }
    take([" ", "\t", "\n"], "a blank", "blanks")
    // Parts of the alphabet and of the digits are listed one by one, where they are few.
    guard rest.count <= 16, rest.allSatisfy({ $0.isASCII && $0.value >= 0x20 }) else { return nil }
    let signs = rest.sorted().map { $0 == " " ? "blanks" : String($0) }
    one = Wording.alternatives(ones + signs)
    many = Wording.alternatives(manies + signs)
  }
}
