import SettingsFiles
import SettingsSchema

extension EditingSession {
  /// The value at a path; nil where nothing is set, as at the root of an empty text.
  public func node(at path: Path) -> Node? {
    guard let node = document.node(at: path) else { return nil }
    return path.isRoot && node.isNull && node.span.isEmpty ? nil : node
  }

  /// What a document begins with: its root, or the one object that is in it where its format has everything in one.
  package var top: Path {
    guard document.format.syntax.hasOneRoot, let root = node(at: .root), root.count == 1,
      let key = root.members.first?.key,
      case let top = Path.root.appending(key), node(at: top)?.kind == .object
    else { return .root }
    return top
  }

  /// What the schema says about a setting; without a schema, or where it says nothing, what its value shows.
  ///
  /// - Complexity: the schemas on the way; asked again before the text changes, a look-up.
  public func setting(at path: Path) -> SettingDescription {
    described(path) ?? inferred(path)
  }

  /// What a value shows of its setting, worked out once while the text stays.
  private func inferred(_ path: Path) -> SettingDescription {
    let known = known(path)
    if let description = known.inferredDescription { return description }
    let description = SettingDescription(
      inferredFrom: writtenNode(at: path), key: path.last?.key, inferenceTable: inferenceTable)
    known.inferredDescription = description
    return description
  }

  /// Whether there is a schema that knows the setting.
  public func isDescribed(_ path: Path) -> Bool {
    outline(of: path) != nil
  }

  /// What the schema says of a setting, asked once while the text stays: rows ask several times each.
  func described(_ path: Path) -> SettingDescription? {
    guard let schema else { return nil }
    let known = known(path)
    if let description = known.description { return description }
    work.descriptions += 1
    let description = schema.description(at: path, in: document)
    known.description = .some(description)
    return description
  }

  /// What was found out about a setting, to be added to.
  func known(_ path: Path) -> KnownSetting {
    if let known = caches.settings.described[path] { return known }
    let known = KnownSetting()
    caches.settings.described.insert(known, for: path)
    return known
  }

  /// The settings that are not set and are in the text as comments; none in texts too large to be read again at every
  /// change. A comment that would be no setting in the eyes of the schema is a remark: `# my hosts`.
  ///
  /// - Complexity: one more parse of the text, and one of each comment that may be a setting; once a change.
  public var commented: CommentedSettings {
    if let known = caches.text.comments { return known }
    let comments = document.text.count <= commentLimit ? document.commentedSettings : []
    let found = CommentedSettings(comments.filter { !isRemark($0) })
    caches.text.comments = found
    return found
  }

  /// Whether a comment would set what the schema, which knows all settings there, does not know.
  private func isRemark(_ comment: CommentedSetting) -> Bool {
    guard let key = comment.path.last?.key, let object = comment.path.parent,
      let known = knownProperties(at: object), !known.allowsOthers, !known.declares(key)
    else { return false }
    return !isDescribed(comment.path)
  }

  /// The comments that are headings, in the order of the text; none in texts too large to be read at every change.
  ///
  /// - Complexity: the text, once a change.
  package var banners: [CommentBanner] {
    if let known = caches.text.banners { return known }
    let found = document.text.count <= commentLimit ? document.banners : []
    caches.text.banners = found
    return found
  }

  /// What comments in the text say of a setting; nil where they say nothing.
  public func comment(on path: Path) -> String? { document.comment(on: path, commented: commented.all) }

  /// The same, where it is of nothing else: what is above a row is of the whole row and of none of its columns, and a
  /// group without rows stands nowhere.
  package func ownComment(on path: Path) -> String? {
    let isOfOthers =
      path.parent?.last?.arrayIndex != nil || node(at: path).map { !$0.kind.isScalar && $0.count == 0 } == true
    return document.format.hasRows && isOfOthers ? nil : comment(on: path)
  }

  /// The value that is written: what is set, else what a comment says it would be.
  public func writtenNode(at path: Path) -> Node? { node(at: path) ?? commented[path]?.value }

  /// The value that holds: what is written, else the schema's default.
  public func valueInForce(at path: Path) -> Value? {
    writtenNode(at: path)?.value ?? setting(at: path).defaultValue
  }

  /// Whether an object may have keys that its schema does not declare by name: any, or those of its patterns.
  public func allowsOtherKeys(at path: Path) -> Bool {
    knownProperties(at: path).map { $0.allowsOthers || !$0.patterns.isEmpty } ?? true
  }

  /// Keys that may be added to an object beside those that its schema declares, as far as it lists such: `zone ` with a
  /// blank where words follow.
  package func keyExamples(at path: Path) -> [String] { knownProperties(at: path)?.keyExamples ?? [] }

  /// The line of a setting, or of the nearest one around it that is set; counted from one.
  public func line(of path: Path) -> Int {
    if let commented = commented[path] {
      return document.lines.position(at: commented.line.lowerBound).line
    }
    var place = path
    while node(at: place) == nil, let parent = place.parent { place = parent }
    guard let node = node(at: place) else { return 1 }
    return document.lines.position(at: node.keySpan?.lowerBound ?? node.span.lowerBound).line
  }
}
