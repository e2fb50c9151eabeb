import SettingsFiles

/// One thing that a check says of a file, for reports of all forms.
///
///     for finding in report.findings { print(finding.line) }      // app.json:3:11: port: 70000 is …
package struct Finding: Sendable, Hashable {
  /// How much it counts.
  package enum Level: String, Sendable, Hashable {
    /// The file is wrong.
    case error
    /// It is likely to be a slip, or to be known.
    case warning
    /// Something could not be checked.
    case note
  }

  /// A part of a text.
  package struct Region: Sendable, Hashable {
    package let start: Position
    package let end: Position
    /// The same columns in Unicode's code points, from 1, in which SARIF counts.
    package let startCodePoint: Int
    package let endCodePoint: Int

    package init(_ span: Range<Int>, in document: Document) {
      let end = max(span.lowerBound, span.upperBound)
      start = document.lines.position(at: span.lowerBound)
      self.end = document.lines.position(at: end)
      startCodePoint = Self.column(at: span.lowerBound, in: document.text)
      endCodePoint = Self.column(at: end, in: document.text)
    }

    /// A single place, of which nothing more is known.
    package init(line: Int, column: Int) {
      start = Position(line: line, column: column)
      (end, startCodePoint, endCodePoint) = (start, column, column)
    }

    private static func column(at offset: Int, in text: [UInt8]) -> Int {
      let offset = min(offset, text.count)
      let start = text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? UTF8Text.start(of: text)
      return 1 + text[min(start, offset)..<offset].count { $0 & 0xC0 != 0x80 }
    }
  }

  /// The file as the user wrote it.
  package let file: String
  /// What sort it is, in a word: a keyword of JSON Schema, `syntax`, `misspelt-name`, `duplicate-key`, ….
  package let rule: String
  package let level: Level
  /// Where it is in the file; nil where it is about the file as a whole.
  package let region: Region?
  /// Where the setting is that it is about; nil where it is about none.
  private let place: Path?
  /// The same by what lasts when others come or go; nil where that says no more.
  private let lastingPlace: Path?
  /// What is said, with the setting.
  package let message: String

  package init(
    file: String, rule: String, level: Level, region: Region? = nil, setting: Path? = nil, lasting: Path? = nil,
    message: String
  ) {
    (self.file, self.rule, self.level, self.region) = (file, rule, level, region)
    (place, self.message) = (setting, message)
    lastingPlace = lasting == setting ? nil : lasting
  }

  /// The setting, as a JSON Pointer; nil where it is about none.
  package var setting: String? { place?.pointer }

  /// The path of the setting that lasts when others come or go; nil where it says no more than the pointer.
  package var lasting: String? { lastingPlace?.description }

  /// The line to print: `file:line:column: message`.
  package var line: String {
    let place = region.map { ":\($0.start)" } ?? ""
    return "\(UndecodedBytes.shown(file))\(place): \(level == .error ? "" : "\(level.rawValue): ")\(message)"
  }
}

extension FileReport {
  /// All that the check says of the file: what was read although the format forbids it, what the schema says against
  /// it, and names that are likely to be slips.
  package var findings: [Finding] {
    switch outcome {
    case .unknownFormat: return [Finding(file: name, rule: "format", level: .error, message: "its format is not known")]
    case .refused(let refusal):
      return [Finding(file: name, rule: "format", level: .error, message: refusal.description)]
    case .unparsable(let error):
      let place = Finding.Region(line: error.line, column: error.column)
      return [Finding(file: name, rule: "syntax", level: .error, region: place, message: error.explanation)]
    case .noSchema(let document): return notes(of: document)
    case .badSchema(let document, let error):
      return notes(of: document) + [
        Finding(file: name, rule: "unchecked", level: .note, message: "unchecked: \(error)")
      ]
    case .checked(let document, let schema, _, let problems):
      let lasting = LastingPaths(document)
      return notes(of: document) + problems.map { finding($0, lasting, in: document) }
        + schema.slips(in: document).map { slip in
          Finding(
            file: name, rule: slip.rule, level: .warning,
            region: Finding.Region(slip.span, in: document), setting: slip.path, lasting: lasting.path(for: slip.path),
            message: slip.message)
        }
    }
  }

  private func notes(of document: Document) -> [Finding] {
    document.notes.map { note in
      Finding(
        file: name, rule: note.rule, level: note.isFault ? .error : .warning,
        region: Finding.Region(note.span, in: document), message: note.message)
    }
  }

  private func finding(_ problem: Problem, _ lasting: LastingPaths, in document: Document) -> Finding {
    let path = lasting.path(for: problem.path)
    let place = path.isRoot ? "" : "\(path): "
    let rule =
      switch problem.severity {
      case .violation: problem.keyword.isEmpty ? "schema" : problem.keyword
      case .unchecked: "unchecked"
      case .schemaProblem: "schema-problem"
      }
    return Finding(
      file: name, rule: rule, level: problem.severity == .violation ? .error : .note,
      region: Finding.Region(problem.span, in: document), setting: problem.path, lasting: path,
      message: place + problem.message)
  }
}

extension KeySlip {
  fileprivate var rule: String {
    missing.map { "missing-\($0.rawValue)" } ?? (word == nil ? "misspelt-name" : "misspelt-word")
  }
}

extension Note {
  fileprivate var rule: String {
    switch kind {
    case .comment: "comment"
    case .trailingComma: "trailing-comma"
    case .duplicateKey: "duplicate-key"
    case .loneSurrogate: "lone-surrogate"
    case .empty: "empty"
    case .other: "format"
    }
  }
}
