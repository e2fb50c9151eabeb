import SettingsDocuments

/// Finds out which schema a file has, by asking in this order: the command line, the file itself, the user's map,
/// what Settee ships, a local copy of SchemaStore's catalogue.
///
/// ```swift
/// import SettingsSchema
///
/// let discovery = SchemaDiscovery(shipped: .shipped(home: "/home/ann"), home: "/home/ann")
/// let candidates = discovery.candidates(forFile: "/etc/docker/daemon.json", document: nil)
/// print(candidates.first?.uri ?? "none")      // https://www.schemastore.org/dockerd.json
/// ```
///
/// Pure: nothing is read here, and nothing is fetched.
public struct SchemaDiscovery: Sendable {
  private let userMap: SchemaAssociations
  private let userMapFolder: String
  private let shipped: SchemaAssociations
  private let catalogue: SchemaAssociations
  private let home: String?

  /// The places that are asked after the command line and the file itself.
  ///
  /// - Parameters:
  ///   - userMap: the user's associations.
  ///   - userMapFolder: the absolute path of the folder that the map's relative schemas are seen from.
  ///   - shipped: what the program knows of itself.
  ///   - catalogue: the associations of a local catalogue.
  ///   - home: the folder that `~/` means.
  public init(
    userMap: SchemaAssociations = .none, userMapFolder: String = "/", shipped: SchemaAssociations = .none,
    catalogue: SchemaAssociations = .none, home: String? = nil
  ) {
    self.userMap = userMap
    self.userMapFolder = userMapFolder
    self.shipped = shipped
    self.catalogue = catalogue
    self.home = home
  }

  /// The schemas that a file may have, the most binding first; one that is not at hand gives way to the next.
  ///
  /// - Parameters:
  ///   - path: the file's absolute path.
  ///   - document: its content; nil when it has none yet.
  ///   - option: what the command line names: a path seen from `workingFolder`, or a URI.
  ///   - workingFolder: the absolute path of the folder that the program was started in.
  public func candidates(
    forFile path: String, document: Document?, option: String? = nil, workingFolder: String = "/"
  ) -> [SchemaCandidate] {
    if let option { return [candidate(option, from: workingFolder, .option)] }
    let folder = Self.folder(of: path)
    var candidates: [SchemaCandidate] = []
    if let word = document.flatMap(OwnWord.schema(of:)) { candidates.append(candidate(word, from: folder, .document)) }
    let maps = [
      (userMap, userMapFolder, SchemaOrigin.userMap), (shipped, "/", .shipped), (catalogue, "/", .catalogue),
    ]
    for (map, folder, origin) in maps {
      if let schema = map.schema(for: path) { candidates.append(candidate(schema, from: folder, origin)) }
    }
    return candidates
  }

  private func candidate(_ word: String, from folder: String, _ origin: SchemaOrigin) -> SchemaCandidate {
    if word.hasPrefix("~/"), let home {
      return SchemaCandidate(uri: FileURI.uri(ofPath: home + word.dropFirst()), origin: origin)
    }
    if !word.utf8.starts(with: "/".utf8) {
      let reference = URIReference(word)
      if reference.isAbsolute { return SchemaCandidate(uri: reference.withoutFragment.text, origin: origin) }
    }
    // A word that names no scheme is a path; a number sign in it would be part of the name.
    let path = word.hasPrefix("/") ? word : folder + "/" + word
    let uri = FileURI.uri(ofPath: path)
    guard Self.hasDotSegment(path) else {
      return SchemaCandidate(uri: uri, origin: origin)
    }
    let resolved = URIReference(uri).resolved(against: URIReference("file:///"))
    return SchemaCandidate(uri: resolved.text, origin: origin)
  }

  private static func hasDotSegment(_ path: String) -> Bool {
    var previous = UInt8(ascii: "x")
    for byte in path.utf8 {
      if previous == UInt8(ascii: "/"), byte == UInt8(ascii: ".") { return true }
      previous = byte
    }
    return false
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}

/// What a document itself says of its schema.
enum OwnWord {
  /// Comments that name a schema stand in the first lines.
  private static let lineLimit = 50

  /// The schema that a document names, by `$schema` or in a comment for an editor; nil when it names none.
  static func schema(of document: Document) -> String? {
    if document.root.kind == .object, let word = document.root["$schema"]?.string, !word.isEmpty { return word }
    var rest = document.text[...]
    for _ in 0..<lineLimit where !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      if mayBeComment(rest[..<end]), let word = comment(String(decoding: rest[..<end], as: UTF8.self)) { return word }
      rest = rest[end...].dropFirst()
    }
    return nil
  }

  /// Whether a line begins as one of the comments does, after blanks or a byte-order mark.
  private static func mayBeComment(_ line: ArraySlice<UInt8>) -> Bool {
    let first = line.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
    return first == UInt8(ascii: "#") || first == UInt8(ascii: "/")
  }

  /// `# yaml-language-server: $schema=…` (VS Code's YAML), `#:schema …` (taplo), `# $schema: …` (IntelliJ).
  static func comment(_ line: String) -> String? {
    var text = line[...]
    text.trim()
    guard text.hasPrefix("#") || text.hasPrefix("//") else { return nil }
    let isTaplo = text.hasPrefix("#:schema")
    text = isTaplo ? text.dropFirst(8) : text.drop { $0 == "#" || $0 == "/" }
    text.trim()
    if isTaplo { return word(text) }
    if text.hasPrefix("yaml-language-server:") {
      text = text.dropFirst(21)
      text.trim()
      return text.hasPrefix("$schema=") ? word(text.dropFirst(8)) : nil
    }
    return text.hasPrefix("$schema:") ? word(text.dropFirst(8)) : nil
  }

  private static func word(_ text: Substring) -> String? {
    let word = text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    return word.isEmpty ? nil : String(word)
  }
}

extension Substring {
  fileprivate mutating func trim() {
    self = drop(while: \.isWhitespace)
    while last?.isWhitespace == true { removeLast() }
  }
}
