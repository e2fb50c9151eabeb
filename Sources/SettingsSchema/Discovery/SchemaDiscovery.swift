import SettingsFiles

/// Finds out which schema a file has, in this order: the caller, the file itself, the user's map,
/// what ships with the library, a local copy of SchemaStore's catalogue, what is known of the file's program.
///
/// ```swift
/// import SettingsSchema
///
/// let discovery = SchemaDiscovery(shipped: .shipped(home: "/home/ann"), home: "/home/ann")
/// let candidates = discovery.candidates(forFile: "/etc/docker/daemon.json", document: nil)
/// print(candidates.first?.uri ?? "none")      // https://www.schemastore.org/dockerd.json
/// ```
///
/// Nothing is read here but by what knows programs, and nothing is fetched.
public struct SchemaDiscovery: Sendable {
  private let userMap: SchemaAssociations
  private let userMapFolder: String
  private let shipped: SchemaAssociations
  private let catalogue: SchemaAssociations
  private let home: String?
  let programSchema: @Sendable (String) -> String?

  /// The sources that come after the caller and the file itself.
  ///
  /// - Parameters:
  ///   - userMap: the user's associations.
  ///   - userMapFolder: the absolute path of the folder that the map's relative schemas are seen from.
  ///   - shipped: what the program knows of itself.
  ///   - catalogue: the associations of a local catalogue.
  ///   - home: the folder that `~/` means.
  ///   - programSchema: gives the path of a schema made for a file's program, by the file's absolute path.
  public init(
    userMap: SchemaAssociations = .none, userMapFolder: String = "/", shipped: SchemaAssociations = .none,
    catalogue: SchemaAssociations = .none, home: String? = nil,
    programSchema: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.userMap = userMap
    self.userMapFolder = userMapFolder
    self.shipped = shipped
    self.catalogue = catalogue
    self.home = home
    self.programSchema = programSchema
  }

  /// The schemas that a file may have, by precedence; one that is not at hand is passed over.
  ///
  /// - Parameters:
  ///   - path: the file's absolute path.
  ///   - document: its content; nil when it has none yet.
  ///   - option: the one that is named for this file: a path seen from `workingFolder`, or a URI.
  ///   - workingFolder: the absolute path of the folder that the program was started in.
  public func candidates(
    forFile path: String, document: Document?, option: String? = nil, workingFolder: String = "/"
  ) -> [SchemaCandidate] {
    let named = namedCandidates(forFile: path, document: document, option: option, workingFolder: workingFolder)
    guard option == nil, let made = programSchema(path) else { return Array(named) }
    return named + [candidate(ofProgram: made)]
  }

  /// The schema made for a file's program, by its path: it comes last, and takes time to find.
  package func candidate(ofProgram path: String) -> SchemaCandidate { candidate(path, from: "/", .program) }

  /// Those that are found without asking what is known of the file's program, each looked for when it is its turn: the
  /// first is mostly at hand.
  package func namedCandidates(
    forFile path: String, document: Document?, option: String?, workingFolder: String
  ) -> SchemaCandidates {
    SchemaCandidates(origins: option == nil ? [.document, .userMap, .shipped, .catalogue] : [.option]) { origin in
      switch origin {
      case .option: option.map { candidate($0, from: workingFolder, origin) }
      case .document:
        document.flatMap(DeclaredSchema.schema(of:)).map { candidate($0, from: Self.folder(of: path), origin) }
      case .userMap: userMap.schema(for: path).map { candidate($0, from: userMapFolder, origin) }
      case .shipped: shipped.schema(for: path).map { candidate($0, from: "/", origin) }
      case .catalogue: catalogue.schema(for: path).map { candidate($0, from: "/", origin) }
      case .program: nil
      }
    }
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
    return SchemaCandidate(uri: FileURI.uri(ofPath: URIReference.removingDotSegments(path)), origin: origin)
  }

  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}

/// Schemas that a file may have, by precedence, each looked for when it is asked for.
///
/// A type of its own, for a lazy collection's would be put together at run time by whoever is in another module.
package struct SchemaCandidates: Sequence, IteratorProtocol {
  fileprivate var origins: ArraySlice<SchemaOrigin>
  fileprivate let candidate: (SchemaOrigin) -> SchemaCandidate?

  package mutating func next() -> SchemaCandidate? {
    while let origin = origins.popFirst() {
      if let candidate = candidate(origin) { return candidate }
    }
    return nil
  }

  package var first: SchemaCandidate? {
    var rest = self
    return rest.next()
  }
}
