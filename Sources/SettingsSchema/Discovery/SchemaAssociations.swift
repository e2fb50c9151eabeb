import SettingsFiles

/// Which files have which schema.
///
/// The file of a user may be written in several ways, each known from an editor:
///
///     {"associations": [{"files": ["*.deploy.json"], "schema": "~/schemas/deploy.json"}]}
///     {"json.schemas": [{"fileMatch": ["*.deploy.json"], "url": "./deploy.json"}]}     (VS Code)
///     {"yaml.schemas": {"./deploy.json": ["deploy/*.yaml"]}}                           (VS Code, YAML)
///     {"rule": [{"include": ["deploy.toml"], "schema": {"path": "deploy.json"}}]}      (taplo)
///     {"schemas": [{"name": "Deploy", "fileMatch": ["deploy.json"], "url": "…"}]}      (SchemaStore's catalogue)
public struct SchemaAssociations: Sendable {
  /// One line: the files and their schema.
  struct Rule: Sendable {
    /// Patterns of files, and with a `!` before them of those that are excepted.
    var files: [String]
    var home: String?
    /// A URI or a path, as it is written.
    var schema: String

    /// Patterns are read for the few rules that come into question.
    func matches(_ path: [UInt8]) -> Bool {
      var isMatch = false
      for pattern in files {
        if pattern.utf8.first == UInt8(ascii: "!") {
          if Glob(String(pattern.dropFirst()), home: home).matches(path) { return false }
        } else if !isMatch {
          isMatch = Glob.matches(path, pattern: pattern, home: home)
        }
      }
      return isMatch
    }
  }

  private(set) var rules: [Rule] = []
  /// What each schema's URI begins with; put before it where one is found.
  private var folder = ""
  /// What the files of each rule end in, in the order of the rules.
  private var endings: [(ending: PathEnding, rule: Int)] = []

  /// No associations.
  public static let none = SchemaAssociations([])

  /// Associations from pairs of file patterns and a schema.
  public init(_ pairs: [(files: [String], schema: String)], home: String? = nil) {
    self.init(pairs, schemasIn: "", home: home)
  }

  /// - Parameter folder: what each schema's URI begins with.
  init(_ pairs: [(files: [String], schema: String)], schemasIn folder: String, home: String?) {
    self.folder = folder
    rules.reserveCapacity(pairs.count)
    for pair in pairs { append(Rule(files: pair.files, home: home, schema: pair.schema)) }
  }

  /// Reads associations from a file in any of the forms above; lines of another form are passed over.
  ///
  /// - Parameters:
  ///   - document: the file.
  ///   - home: the folder that `~/` means.
  public init(from document: Document, home: String?) {
    let root = document.root
    for node in root["associations"]?.elements.map({ $0 }) ?? [] { add(node, "files", node["schema"]?.string, home) }
    for key in ["json.schemas", "schemas"] {
      for node in root[key]?.elements.map({ $0 }) ?? [] { add(node, "fileMatch", node["url"]?.string, home) }
    }
    for member in root["yaml.schemas"]?.members.map({ $0 }) ?? [] {
      append(Rule(files: Self.strings(member.value), home: home, schema: member.key))
    }
    for node in root["rule"]?.elements.map({ $0 }) ?? [] {
      add(node, "include", (node["schema"]?["path"] ?? node["schema"]?["url"])?.string, home)
    }
  }

  private mutating func add(_ node: Node, _ filesKey: String, _ schema: String?, _ home: String?) {
    guard let files = node[filesKey].map(Self.strings), !files.isEmpty, let schema else { return }
    append(Rule(files: files, home: home, schema: schema))
  }

  private mutating func append(_ rule: Rule) {
    for file in rule.files where file.utf8.first != UInt8(ascii: "!") {
      for ending in Glob.endings(of: file, home: rule.home) { endings.append((ending, rules.count)) }
    }
    rules.append(rule)
  }

  private static func strings(_ node: Node) -> [String] { node.string.map { [$0] } ?? node.strings }

  /// The schema of a file; the first line that fits decides.
  func schema(for path: String) -> String? {
    let path = Array(path.utf8)
    let ending = PathEnding(of: path[...])
    for (known, rule) in endings where known.isEnding(of: ending) && rules[rule].matches(path) {
      return folder + rules[rule].schema
    }
    return nil
  }
}
