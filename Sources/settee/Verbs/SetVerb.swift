import SettingsDocuments
import SettingsSchema
import SettingsSession

/// `settee set FILE PATH VALUE` and `settee set FILE PATH=VALUE…`: changes settings and saves the file once.
struct SetVerb: EditingVerb {
  nonisolated static let name = "set"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [
        ([.file, .path, .value], "changes one setting"),
        ([.file, .path, .typedValue], "the same, with the value from standard input"),
        ([.file, .assignments], "changes several in one write; += adds to a list, -= takes away"),
      ],
      options: VerbEntry.changing + [.strict, .literal, .create], exclusive: [.json, .quiet],
      paths: .toSet)
  }

  let request: EditRequest
  private let assignments: [Assignment]
  /// Whether nothing in the values is a variable.
  private let isLiteral: Bool
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    request = try EditRequest(&arguments, mayCreate: arguments.has(.create))
    assignments = try Assignment.all(&arguments)
    isLiteral = arguments.has(.literal)
    try request.check(assignments)
    self.context = context
  }

  /// What changes settings for a request that did not come on the command line.
  init(_ request: EditRequest, in context: VerbContext) {
    (self.request, assignments, isLiteral, self.context) = (request, [], false, context)
  }

  private static let literalHint = "--literal writes it as this text"

  let forceHint = "--force sets it all the same"

  func edit(_ session: EditingSession) throws(VerbError) -> [Path] {
    try meant(in: session).madeInAnyOrder { assignment throws(VerbError) in try make(assignment, session) }
  }

  /// Two words whose first is a pointer with an equals sign are a path and a value where there is such a setting, or is
  /// one that is commented out: its key cannot be put in quotes.
  private func meant(in session: EditingSession) -> [Assignment] {
    guard let whole = assignments.first?.whole.first else { return assignments }
    let path = whole.path
    let isThere =
      session.node(at: path) != nil || session.document.commentedSettings.contains { $0.path == path }
    return isThere ? [whole] : assignments
  }

  /// Changes one setting; the result is its path in this document.
  func make(_ assignment: Assignment, _ session: EditingSession) throws(VerbError) -> Path {
    let before = session.document
    let path = try change(assignment.path, session)
    if assignment.isBare, let pointed = session.pathWithSlashes(path) {
      throw VerbError(
        """
        \(path) is not set; a path with slashes begins with one: \(pointed.pointer), or \(pointed); \
        a key of this name goes in quotes
        """)
    }
    let (neighbor, rivals) = (session.likelyNeighbor(of: path), session.rivals(of: path))
    if request.isStrict, !request.isForced, let likely = session.schema?.likelyPath(for: path, in: before) ?? neighbor {
      throw .no("\(path) is not known; did you mean \(likely)? \(forceHint)")
    }
    if !request.isForced, let refusal = session.schema?.refusal(of: path, in: before) {
      throw .no("\(path): \(refusal); \(forceHint)")
    }
    let text = try VerbError.from { () throws(InputError) in
      try assignment.value.text(for: path.description, isSecret: session.isSecret(path), in: context)
    }
    if isLiteral, assignment.operation == .add { throw .no("\(path): --literal goes with PATH=VALUE, not with +=") }
    if assignment.operation == .remove {
      try SettingAction(session: session, verb: self).remove(typed: text, from: path)
      return path
    }
    var (place, likely) = (path, neighbor)
    try refusing(path, by: session.node(at: path) == nil ? session.schema : nil) { () throws(SettingError) in
      let items = assignment.operation == .add || path.last?.key == nil ? BlockItems(session, of: path) : nil
      if let items, assignment.operation == .add || !BlockItems.isBlock(text) {
        try items.add(text, force: request.isForced)
        (place, likely) = (items.block, nil)
      } else if let entry = try session.entry(typed: text, at: assignment.place(of: path)) {
        try session.put(entry, force: request.isForced)
        (place, likely) = (entry.path, nil)
      } else if assignment.operation == .add {
        place = try SettingAddition(session: session, container: path).append(text, force: request.isForced)
        tellOfDefault(path, before, session)
      } else {
        try set(path, to: text, session)
        tellOfReplaced(path, before, session)
      }
    }
    for rival in rivals where !request.isQuiet && session.node(at: rival) == nil {
      output.error("\(path): replaces \(rival)")
    }
    warn(of: place, likely: likely, before, session)
    return place
  }

  private func set(_ path: Path, to text: String, _ session: EditingSession) throws(SettingError) {
    if isLiteral { return try session.set(path, toLiteral: text, force: request.isForced) }
    do throws(SettingError) {
      try session.set(path, toTyped: text, force: request.isForced)
    } catch {
      guard case .edit(.unsupported(let place, let reason)) = error, session.mayBeLiteral(text, at: path) else {
        throw error
      }
      throw .edit(.unsupported(place, "\(reason); \(Self.literalHint)"))
    }
  }

  /// Says that one value took the place of what stood on several lines, and how one of them is changed.
  private func tellOfReplaced(_ path: Path, _ before: Document, _ session: EditingSession) {
    guard !request.isQuiet, let list = before.node(at: path), list.isListOfLines, list.count > 1,
      session.document.node(at: path)?.kind.isScalar ?? false
    else { return }
    output.error(
      "\(path): replaces \(list.count) values; \(path.appending(0))=… changes the first alone, \(path)+=… adds one")
  }

  /// Says that a default does not hold beside what was added to nothing.
  private func tellOfDefault(_ path: Path, _ before: Document, _ session: EditingSession) {
    let setting = session.setting(at: path)
    guard !request.isQuiet, before.node(at: path) == nil, let standard = setting.defaultValue,
      setting.defaultEntries.isEmpty, session.textItems(at: path) == nil, session.elsewhere(path) == nil
    else { return }
    let texts = (standard.elements ?? [standard]).map(ValueText.plain)
    let present = session.node(at: path).map { $0.value.elements ?? [$0.value] } ?? []
    if Set(texts).isSubset(of: present.map(ValueText.plain) + ["", "none", "off", "no"]) { return }
    output.error("\(path): \(texts.joined(separator: ", ")), the default, does not hold any more")
  }

  /// - Parameter likely: another setting whose key is nearly that of this new one.
  private func warn(of path: Path, likely: Path?, _ before: Document, _ session: EditingSession) {
    guard let node = session.document.node(at: path) else { return }
    let value = node.value
    for variable in Set(node.references).subtracting(before.node(at: path)?.references ?? []).sorted() {
      output.warning("\(path): \(session.words(onReference: variable)); \(Self.literalHint)")
    }
    let warnings =
      session.checkOfValues().flatMap {
        session.schema?.warnings(about: value, at: path, in: before, by: $0)
      } ?? []
    for warning in warnings { output.warning(warning) }
    if warnings.isEmpty, let likely { output.warning("\(path) was not there; did you mean \(likely)?") }
  }
}

extension Array {
  /// What is made of each. What is refused is tried again behind the others: it may be allowed only beside one of them.
  ///
  /// - Throws: the first refusal of those that are left.
  func madeInAnyOrder<Made, Refusal: Error>(_ make: (Element) throws(Refusal) -> Made) throws(Refusal) -> [Made] {
    var made = [Made?](repeating: nil, count: count)
    var rest = Array<Int>(indices)
    while !rest.isEmpty {
      var refused: [Int] = []
      var refusal: Refusal?
      for index in rest {
        do throws(Refusal) {
          made[index] = try make(self[index])
        } catch {
          refusal = refusal ?? error
          refused.append(index)
        }
      }
      if let refusal, refused.count == rest.count { throw refusal }
      rest = refused
    }
    return made.compactMap(\.self)
  }
}
