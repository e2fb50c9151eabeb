import SettingsFiles

/// What resetting all settings of an object would do.
///
/// ```swift
/// let plan = session.resetPlan(in: ["editor"])
/// if plan.count < 10 { session.reset(plan) }
/// ```
public struct ResetPlan: Hashable, Sendable {
  /// How many settings would be taken back.
  public internal(set) var count = 0
  /// How many stay, as they must be set and have no default.
  public internal(set) var requiredCount = 0
  /// What is reset, each with all in it.
  var paths: [Path] = []
  /// The object whose settings they are.
  var container = Path.root
}

extension EditingSession {
  /// What resetting all settings of an object would do; of a list, the list as a whole is reset.
  ///
  /// - Complexity: what the object holds.
  public func resetPlan(in path: Path) -> ResetPlan {
    var plan = ResetPlan()
    plan.container = path
    guard let node = node(at: path) else { return plan }
    if node.kind == .object { addMembers(of: node, at: path, to: &plan) } else { add(path, to: &plan) }
    return plan
  }

  /// What resetting some settings would do.
  public func resetPlan(of paths: [Path]) -> ResetPlan {
    var plan = ResetPlan()
    for path in paths where node(at: path) != nil && path != ["$schema"] { add(path, to: &plan) }
    return plan
  }

  private func addMembers(of node: Node, at path: Path, to plan: inout ResetPlan) {
    var seen: Set<String> = []
    // What names the schema is about the file, and no setting in it.
    for member in node.members where seen.insert(member.key).inserted && !(path.isRoot && member.key == "$schema") {
      add(path.appending(member.key), to: &plan)
    }
  }

  private func add(_ path: Path, to plan: inout ResetPlan) {
    do throws(SettingError) {
      if try plannedReset(of: path) == .nothing { return }
      plan.paths.append(path)
      plan.count += settingCount(at: path)
    } catch {
      guard let node = node(at: path), node.kind == .object else {
        plan.requiredCount += 1
        return
      }
      addMembers(of: node, at: path, to: &plan)
    }
  }

  private func settingCount(at path: Path) -> Int {
    guard let node = node(at: path), node.kind == .object else { return 1 }
    return max(1, node.members.reduce(0) { $0 + settingCount(at: path.appending($1.key)) })
  }

  /// Resets settings, as one step that undo takes back at once.
  ///
  /// - Returns: how many settings were taken back; one that cannot be is left as it is.
  @discardableResult
  public func reset(_ plan: ResetPlan) -> Int {
    var count = 0
    asOneStep {
      // The last one first, so that what is shifted by it was reset before.
      for path in plan.paths.reversed() {
        let settings = settingCount(at: path)
        if (try? reset(path)) != nil { count += settings }
      }
      removeIfEmpty(plan.container)
    }
    return count
  }

  /// An object that has nothing left goes as well, where none of its settings became comments in it.
  private func removeIfEmpty(_ path: Path) {
    guard !path.isRoot, path.last?.key != nil, !document.format.hasCommentedSettings, let node = node(at: path),
      node.kind == .object, node.count == 0
    else { return }
    _ = try? reset(path)
  }

  /// Makes changes of which undo takes back all at once, and which are shown when all are made.
  private func asOneStep(_ body: () -> Void) {
    let told = onChange
    onChange = {}
    let mark = history.mark
    body()
    history.joinSteps(since: mark)
    onChange = told
    onChange()
  }
}
