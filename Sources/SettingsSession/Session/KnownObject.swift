import SettingsFiles
import SettingsSchema

/// What the schema says of the settings of one object, each found out when it is first asked.
///
/// It is about settings that are not set, and so it outlives changes of the text, as long as the same subschemas apply
/// to the object: setting one of many thousand does not ask for the others again.
@MainActor
final class KnownObject {
  let scope: SchemaScope
  /// The change of the text that ``scope`` was last compared after.
  fileprivate(set) var revision: Int
  /// Without a document: those of old texts are not to be kept for it.
  fileprivate var properties: PropertyList?
  fileprivate var names: MemberNames?
  fileprivate var outlines: [Path.Step: SettingOutline?] = [:]

  init(_ scope: SchemaScope, revision: Int) {
    self.scope = scope
    self.revision = revision
  }
}

extension EditingSession {
  /// So many declared settings are known at a time, and those of one object at least.
  nonisolated static let mostKnownOutlines = 32_768
  /// What an object costs beside them: there may be many that declare none.
  private static let leastCost = 8

  /// What is known of an object; nil without a schema.
  private func knownObject(_ path: Path) -> KnownObject? {
    guard let schema else { return nil }
    let known = caches.schema.objects[path]
    if let known, known.revision == revision { return known }
    let scope = schema.scope(at: path, in: document)
    if let known, known.scope == scope {
      known.revision = revision
      return known
    }
    let found = KnownObject(scope, revision: revision)
    caches.schema.objects.insert(found, for: path, cost: Self.leastCost + scope.declaredCount)
    return found
  }

  /// The settings that an object may have; nil without a schema.
  ///
  /// - Complexity: the settings that the schema declares.
  public func properties(at path: Path) -> PropertyList? {
    knownProperties(at: path)?.reading(document)
  }

  /// The settings that an object may have, to be asked for their names and no more.
  ///
  /// - Complexity: the settings that the schema declares; asked again, a look-up.
  func knownProperties(at path: Path) -> PropertyList? {
    guard let known = knownObject(path), let schema else { return nil }
    if let properties = known.properties { return properties }
    work.propertyLists += 1
    let properties = schema.properties(at: path, in: document).reading(nil)
    known.properties = properties
    return properties
  }

  /// What the schema says of the names in an object.
  package func memberNames(of object: Path) -> MemberNames {
    guard let known = knownObject(object) else { return MemberNames(of: object, in: self) }
    if let names = known.names { return names }
    let names = MemberNames(of: object, in: self)
    known.names = names
    return names
  }

  /// The outline of a setting; nil where no schema knows it.
  ///
  /// - Complexity: the schemas on the way; asked again, a look-up.
  package func outline(of path: Path) -> SettingOutline? {
    guard let schema else { return nil }
    guard let step = path.last, let parent = path.parent, document.node(at: path) == nil,
      let object = knownObject(parent)
    else {
      return schema.outline(at: path, in: document)
    }
    if let outline = object.outlines[step] { return outline }
    work.outlines += 1
    let outline = schema.outline(at: path, in: document)
    // Whoever asks for more than the schema declares makes the names up.
    if object.outlines.count > object.scope.declaredCount { object.outlines = [:] }
    object.outlines[step] = .some(outline)
    return outline
  }
}
