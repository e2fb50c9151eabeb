extension FormatDetection {
  /// What the name alone tells (a path may be given). A name that leaves the decision to the content, as `*.ini`, tells
  /// the format that the content has to fit.
  public init(name: String) {
    switch FormatNames.meaning(ofPath: name) {
    case .format(let name), .hint(_, let name): self = Self.format(name)
    case .refusal(let reason): self = .refused(FormatRefusal(reason))
    case nil: self = .unknown
    }
  }

  /// What name and content tell.
  ///
  /// - Parameters:
  ///   - name: the file's name, or its path.
  ///   - content: what is in it.
  ///   - format: a format that was asked for, which counts whatever the others tell.
  /// - Complexity: nothing by a sure name; by the content, a look at its lines and one parse for each format that comes
  ///   into question.
  public init(name: String, content: [UInt8], as format: Format? = nil) {
    self = format.map { .known($0) } ?? FormatDetection(names: [name], content: content)
  }

  /// What the first of several names that tells anything and the content tell.
  ///
  /// - Parameters:
  ///   - names: names of the file, or its paths.
  ///   - content: what is in it.
  ///   - other: a format that something else tells, which is asked where no name is sure.
  public init(names: [String], content: [UInt8], orElse other: () -> Format? = { nil }) {
    var meaning: FormatNames.Meaning?
    for name in names where meaning == nil { meaning = FormatNames.meaning(ofPath: name) }
    let isSure = if case .format? = meaning { true } else { false }
    if !isSure, let format = other() {
      self = .known(format)
      return
    }
    switch meaning {
    case .format(let name):
      let format = ContentSigns.isXML(content) ? .xml : Format.named(name)
      // To a shell the first line of a script is a comment, and files of variables have one at times.
      let script = format?.facts.hasScriptLines == true ? nil : ContentSigns.script(content)
      self = script.map { .refused(FormatRefusal($0)) } ?? format.map { .known($0) } ?? .unknown
    case .refusal(let reason): self = .refused(FormatRefusal(ContentSigns.script(content) ?? reason))
    case .hint(let number, let format):
      let names = FormatCatalogue.shared.sharedNames(of: format, number) ?? SharedNames()
      func doubt() -> String? { ContentGuess(content: content).doubt(whether: names, Format.named(format)) }
      self =
        ContentSigns.verdict(on: content) ?? doubt().map { .refused(FormatRefusal($0)) } ?? Self.format(format)
    case nil:
      self = ContentSigns.verdict(on: content) ?? ContentGuess(content: content).format.map { .known($0) } ?? .unknown
    }
  }

  private static func format(_ name: String) -> FormatDetection { Format.named(name).map { .known($0) } ?? .unknown }
}

extension Format {
  /// The format of a file: told by its name (a path may be given), else by its content; see ``FormatDetection``, which
  /// also says why there is none.
  public static func detect(name: String, content: [UInt8]) -> Format? {
    FormatDetection(name: name, content: content).format
  }

  /// The format that a file's name tells (a path may be given); `nil` when it tells none.
  public static func detect(name: String) -> Format? {
    FormatDetection(name: name).format
  }

  /// Whether a file's name tells its format, as ``detect(name:)`` would give it: the page of the format is not read.
  package static func isTold(byName name: String) -> Bool {
    switch FormatNames.meaning(ofPath: name) {
    case .format, .hint: true
    case .refusal, nil: false
    }
  }

  /// The format that a file's name tells whatever is in the file; `nil` where its content has a say.
  package static func sure(name: String) -> Format? {
    if case .format(let format) = FormatNames.meaning(ofPath: name) { named(format) } else { nil }
  }
}
