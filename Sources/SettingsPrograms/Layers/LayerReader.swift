import SettingsDocuments
import SettingsSchema

/// Reads the files of a program in the order in which the program does, what they include in its place.
struct LayerReader {
  /// A setting in a file.
  struct Entry {
    /// Keys alone; those of the blocks around it first.
    let steps: [String]
    let source: SettingSource
  }

  private let page: ProgramPage
  private let rule: LayerRule
  private let files: LayerFiles
  private let including: SettingPatterns
  private let conditional: SettingPatterns
  private let before: SettingPatterns
  private let after: SettingPatterns
  private let names: LayerNames
  private(set) var entries: [Entry] = []
  private(set) var read: [String] = []
  private(set) var problems: [LayerProblem] = []
  /// The files that include one another down to the one that is read now.
  private var open: [String] = []
  /// The file that the program reads by itself now.
  private var main = ""

  /// As many as sshd allows; other programs allow fewer.
  private static let depthLimit = 16
  /// A file that is included by many is read again each time.
  private static let fileLimit = 2000

  init(page: ProgramPage, rule: LayerRule, files: LayerFiles, names: LayerNames) {
    self.page = page
    self.rule = rule
    self.files = files
    including = SettingPatterns(rule.includes, names)
    conditional = SettingPatterns(rule.conditionalIncludes, names)
    before = SettingPatterns(rule.includesBefore, names)
    after = SettingPatterns(rule.includesAfter, names)
    self.names = names
  }

  /// Reads a file that the program reads by itself.
  mutating func readMain(_ path: String) {
    main = path
    read(path, in: [], format: nil)
  }

  private mutating func read(_ path: String, in blocks: [String], format: Format?) {
    guard read.count < Self.fileLimit else { return report("\(Self.fileLimit) files were read; the rest is not", path) }
    guard !open.contains(path) else { return report("it includes itself, and is not read again", path) }
    guard open.count <= Self.depthLimit else {
      return report("files include one another more than \(Self.depthLimit) deep; the rest is not read", path)
    }
    guard let (document, format) = document(path, format) else { return }
    read.append(path)
    open.append(path)
    let lines = document.lines
    let leaves = SettingLeaves(of: document).leaves
    let inBlocks = !page.blocks.isEmpty || rule.includesInPlace
    /// What is behind the header of a part belongs to it, whatever headings follow.
    var part: [String] = []
    readWhole(leaves, that: before, format: format)
    for leaf in leaves where !before.containWhole(leaf.steps) && !after.containWhole(leaf.steps) {
      if let pattern = inclusion(leaf, in: document) {
        for path in included(by: pattern, isQuoted: leaf.node.source != leaf.node.string) {
          self.read(path, in: inBlocks ? blocks + leaf.steps.dropLast() : [], format: format)
        }
      } else {
        if names.headings, leaf.steps.count == 2, !names.isHeading(leaf.steps[0]) { part = [leaf.steps[0]] }
        let source = SettingSource(
          value: leaf.node.value, file: path, line: lines.position(at: leaf.node.span.lowerBound).line,
          path: leaf.node.path)
        let steps = leaf.steps.first == part.first ? leaf.steps : part + leaf.steps
        entries.append(Entry(steps: blocks + steps, source: source))
        if conditional.contain(leaf.steps) {
          report("what is included here on a condition is not read, and may count", source.place)
        }
      }
    }
    readWhole(leaves, that: after, format: format)
    open.removeLast()
  }

  /// Reads the files that settings name, one a line, and behind each that of its name with `.local`.
  private mutating func readWhole(_ leaves: [SettingLeaves.Leaf], that patterns: SettingPatterns, format: Format) {
    for leaf in leaves where patterns.containWhole(leaf.steps) {
      for line in (leaf.node.string ?? "").split(whereSeparator: \.isNewline) {
        let name = line.drop { $0 == " " || $0 == "\t" }
        guard !name.isEmpty else { continue }
        let path =
          name.hasPrefix("/") ? String(name) : FilePath.join(FilePath.folder(of: open.last ?? main), String(name))
        let local = FilePath.join(FilePath.folder(of: path), FilePath.stem(of: path) + ".local")
        // Of files that include each other the first is open yet, and is not read again.
        for file in path == local ? [path] : [path, local] where !open.contains(file) {
          read(file, in: [], format: format)
        }
      }
    }
  }

  private mutating func document(_ path: String, _ includersFormat: Format?) -> (Document, Format)? {
    do throws(FileError) {
      guard let bytes = try files.read(path) else { return nil }
      let told = page.file(at: path, home: files.home)?.format ?? includersFormat
      let detection = FormatDetection(name: path, content: bytes, as: told)
      guard let format = detection.format else {
        if case .refused(let refusal) = detection { report("it is not read: \(refusal)", path) }
        if detection == .unknown { report("its format is not known", path) }
        return nil
      }
      do throws(ParseError) {
        return (try Document(parsing: bytes, as: format), format)
      } catch {
        report("expected \(error.expected), found \(error.found)", "\(path):\(error.position)")
      }
    } catch {
      report("\(error)", path)
    }
    return nil
  }

  private mutating func report(_ message: String, _ place: String) {
    problems.append(LayerProblem(place: place, message: message))
  }

  // MARK: - Inclusions

  /// What a setting includes, as it is written; nil for one that includes nothing.
  private func inclusion(_ leaf: SettingLeaves.Leaf, in document: Document) -> String? {
    guard let text = leaf.node.string, !text.isEmpty else { return nil }
    // Of several with one name a path leads to the last; whether it includes is said of the name.
    let isKnown = document.includedFiles(at: leaf.node.path) != nil
    return isKnown || including.contain(leaf.steps) ? text : nil
  }

  /// The words of a text between blanks, without the quotes of those that have some.
  private static func words(in text: String) -> [String] {
    var quote: UInt8?
    return text.utf8.split { byte in
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      return quote == nil && (byte == 0x20 || byte == 0x09)
    }.map { word in
      let isQuoted = word.count > 1 && word.first == word.last && "\"'".utf8.contains(word[word.startIndex])
      return String(Substring(isQuoted ? word.dropFirst().dropLast() : word))
    }
  }

  private func included(by text: String, isQuoted: Bool) -> [String] {
    let isOne = isQuoted || !rule.includesSeveral
    let patterns = isOne ? [text] : Self.words(in: text)
    let folder = FilePath.folder(of: rule.includesFromMain ? main : open.last ?? main)
    return patterns.flatMap { pattern in
      files.paths(
        matching: pattern.hasPrefix("/") || pattern.hasPrefix("~/") ? pattern : FilePath.join(folder, pattern))
    }
  }
}
