import SettingsDocuments
import SettingsSchema
import SettingsSession

/// `settee set FILE PATH VALUE` and `settee set FILE PATH=VALUE…`: changes settings and saves the file once.
@MainActor
struct SetVerb: EditingVerb {
  let request: EditRequest
  let assignments: [Assignment]
  let context: VerbContext

  let forceHint = "--force sets it all the same"

  func edit(_ session: EditingSession) throws(VerbError) -> [Path] {
    var paths: [Path] = []
    var rest = meant(in: session)
    // One may be allowed only beside another, which may come later.
    while !rest.isEmpty {
      var refused: [Assignment] = []
      var refusal: VerbError?
      for assignment in rest {
        do throws(VerbError) {
          paths.append(try make(assignment, session))
        } catch {
          refusal = refusal ?? error
          refused.append(assignment)
        }
      }
      if let refusal, refused.count == rest.count { throw refusal }
      rest = refused
    }
    return paths
  }

  /// Two words whose first is a pointer with an equals sign are a path and a value where there is such a setting, or is
  /// one that is commented out: its key cannot be put in quotes.
  private func meant(in session: EditingSession) -> [Assignment] {
    guard let whole = assignments.first?.whole.first else { return assignments }
    let path = session.document.resolved(whole.path)
    let isThere =
      session.node(at: path) != nil || session.document.commentedSettings.contains { $0.path == path }
    return isThere ? [whole] : assignments
  }

  private func make(_ assignment: Assignment, _ session: EditingSession) throws(VerbError) -> Path {
    let before = session.document
    let path = before.resolved(assignment.path)
    if assignment.isBare, let pointed = session.pathWithSlashes(path) {
      throw VerbError(
        description: """
          \(path) is not set; a path with slashes begins with one: \(pointed.pointer), or \(pointed); \
          a key of this name goes in quotes
          """, status: .failure)
    }
    let neighbor = session.likelyNeighbor(of: path)
    let text = try typedText(from: assignment.value, at: path, isSecret: session.isSecret(path))
    var place = path
    try refusing(path) { () throws(SettingError) in
      if assignment.isAddition {
        place = try SettingAddition(session: session, container: path).append(text, force: request.isForced)
      } else {
        try session.set(path, toTyped: text, force: request.isForced)
      }
    }
    warn(of: place, likely: neighbor, before, session)
    return place
  }

  /// - Parameter likely: another setting whose key is nearly that of this new one.
  private func warn(of path: Path, likely: Path?, _ before: Document, _ session: EditingSession) {
    guard let value = session.document.node(at: path)?.value else { return }
    let warnings = session.schema?.warnings(about: value, at: path, in: before) ?? []
    for warning in warnings { output.warning(warning) }
    if warnings.isEmpty, let likely { output.warning("\(path) was not there; did you mean \(likely)?") }
  }

  private func typedText(from value: ValueSource, at path: Path, isSecret: Bool) throws(VerbError) -> String {
    do throws(InputError) {
      return try ValueInput(input: context.input, output: output).text(
        from: value, for: path.description, isSecret: isSecret)
    } catch {
      throw VerbError(description: error.description, status: .failure)
    }
  }
}
