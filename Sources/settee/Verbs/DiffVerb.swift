import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// `settee diff FILE [OTHER]`: by which settings two files differ, or one from its defaults.
///
/// Its exit status is that of diff(1).
struct DiffVerb: FileVerb {
  nonisolated static let name = "diff"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.file, .optionalOther], "prints the settings by which two files differ")],
      options: VerbEntry.reading + [.json, .textconv], exclusive: [.json, .textconv])
  }

  let file: FileRequest
  /// What the file is compared with; nil for the schema's defaults.
  private let other: FileRequest?
  private let asJSON: Bool
  /// Whether the settings are printed for git to compare.
  private let isText: Bool
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    var file = try FileRequest(&arguments)
    var other = try arguments.nextFile().map { operand throws(UsageError) in
      try FileRequest(operand, options: arguments)
    }
    if let second = other, file.isStandardInput || second.isStandardInput {
      if file.isStandardInput, second.isStandardInput { throw UsageError("standard input is read once") }
      // The one with a name tells its format by itself.
      if file.isStandardInput { other?.format = nil } else { file.format = nil }
    }
    if let second = other {
      // What is not there is of the format that the other one has.
      file.isNothing = file.path == Self.nothing
      other?.isNothing = second.path == Self.nothing
      if file.isNothing { file.place = file.place ?? FilePath.absolute(second.path) }
      if second.path == Self.nothing { other?.place = second.place ?? FilePath.absolute(file.path) }
    }
    (self.file, self.other, self.context) = (file, other, context)
    asJSON = arguments.has(.json)
    isText = arguments.has(.textconv)
  }

  /// What git names in the place of a file that is not there.
  private static let nothing = "/dev/null"

  func run() throws(VerbError) -> ExitStatus { isText ? try printSettings() : try runOnFile() }

  private func printSettings() throws(VerbError) -> ExitStatus {
    do throws(VerbError) {
      let session = try session(with: file)
      let (mask, lasting) = (SecretMask(session), LastingPaths(session.document))
      var lines: [String] = []
      session.forEachValue { path, node in
        lines.append("\(lasting.path(for: path)) = \(mask.masked(node.value, at: path).json)")
      }
      output.lines(lines)
      return .fine
    } catch {
      guard !file.isStandardInput, let bytes = try? opener.read(file.path, file.options).bytes else { throw error }
      output.text(bytes)
      return .fine
    }
  }

  func answer(_ session: EditingSession, _ subject: FileSubject?) throws(VerbError) -> ExitStatus {
    let all: [String]
    if let other {
      let new = try self.session(with: try context.read(other), other)
      all = DifferenceLines(old: session, new: new, asJSON: asJSON).all
    } else {
      guard session.schema != nil else {
        throw VerbError(
          "\(file.path): no schema says what its defaults are (\(session.schemaSource)); --schema names one")
      }
      all = DifferenceLines(old: session, new: session, asJSON: asJSON).fromDefaults
    }
    output.lines(all)
    return all.isEmpty ? .fine : .no
  }
}

/// Differences as lines: `- path = value` for what was, `+ path = value` for what is; secrets are masked.
@MainActor
private struct DifferenceLines {
  let old: EditingSession
  let new: EditingSession
  let asJSON: Bool
  private let oldPaths: LastingPaths
  private let newPaths: LastingPaths

  init(old: EditingSession, new: EditingSession, asJSON: Bool) {
    (self.old, self.new, self.asJSON) = (old, new, asJSON)
    (oldPaths, newPaths) = (LastingPaths(old.document), LastingPaths(new.document))
  }

  /// What differs between the two documents.
  var all: [String] {
    new.document.differences(from: old.document, matching: .content).flatMap { difference in
      lines(
        from: difference.formerPath ?? difference.path, old.document.text.isEmpty ? nil : difference.old,
        to: difference.path, new.document.text.isEmpty ? nil : difference.new)
    }
  }

  var fromDefaults: [String] {
    var lines: [String] = []
    func visit(_ path: Path, _ node: Node) {
      let standard = new.setting(at: path).defaultValue
      if standard == node.value { return }
      let children = new.childPaths(of: path).filter { new.document.node(at: $0) != nil }
      if children.isEmpty || (node.kind == .array && standard != nil) {
        if path.isRoot { return }
        lines += self.lines(from: path, standard, to: path, node.value)
      } else {
        for child in children { if let node = new.document.node(at: child) { visit(child, node) } }
      }
    }
    visit(.root, new.document.root)
    return lines
  }

  private func lines(from oldPath: Path, _ old: Value?, to path: Path, _ new: Value?) -> [String] {
    let shownOld = old.map { masked($0, at: oldPath) }
    var shownNew = new.map { masked($0, at: path) }
    if shownOld == shownNew, shownNew?.kind == .string, oldPath == path {
      shownNew = .string("\(SecretMask.text) (changed)")
    }
    if asJSON {
      var members = newPaths.members(for: path)
      if oldPath != path { members.append(("from", .string(oldPath.pointer))) }
      members += [("old", shownOld ?? nil), ("new", shownNew ?? nil)]
      return [Value.object(ObjectMembers(members)).json]
    }
    // What was moved is told by its places.
    let isMoved = oldPath != path
    let removed = settings(in: shownOld, at: oldPath, isMoved ? nil : oldPaths)
    let added = settings(in: shownNew, at: path, isMoved ? nil : newPaths)
    var kept: Set<String> = []
    if !isMoved, let old, let new, old.kind != new.kind, old.isContainer, new.isContainer {
      // What is there once and what is the first of several have one path.
      kept = Set(settings(in: old, at: path, oldPaths)).intersection(settings(in: new, at: path, newPaths))
    }
    let isOtherOrder = kept.isSuperset(of: removed) && kept.isSuperset(of: added)
    func lines(_ sign: String, _ settings: [String]) -> [String] {
      settings.filter { isOtherOrder || !kept.contains($0) }.map { "\(sign) \($0)" }
    }
    return lines("-", removed) + lines("+", added)
  }

  /// A line for each value that holds no others.
  private func settings(in value: Value?, at path: Path, _ paths: LastingPaths?) -> [String] {
    switch value {
    case nil: []
    case .object(let members) where !members.isEmpty:
      members.flatMap { settings(in: $0.value, at: path.appending($0.key), paths) }
    case .array(let elements) where !elements.isEmpty:
      elements.enumerated().flatMap { settings(in: $1, at: path.appending($0), paths) }
    case let value?: ["\(paths?.path(for: path) ?? path) = \(value.json)"]
    }
  }

  /// What either document calls secret is masked in both.
  private func masked(_ value: Value, at path: Path) -> Value {
    SecretMask(new).masked(SecretMask(old).masked(value, at: path), at: path)
  }
}
