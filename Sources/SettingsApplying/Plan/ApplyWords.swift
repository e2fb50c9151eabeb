/// A plan and what came of it, in lines for people.
extension ApplyPlan {
  package var lines: [String] {
    steps.flatMap(\.lines) + filesInForce.map { "\($0): in force as it is saved" }
  }
}

extension ApplyStep {
  /// What is done, and who is cut off.
  package var shortWords: String { title + (cuts.map { ", which cuts off \($0)" } ?? "") }

  /// The first line: what is done, and for which files.
  package var heading: String { "\(title) for \(files.joined(separator: ", "))" }

  /// All that there is to know before it is done.
  package var lines: [String] {
    [heading] + commands.map { "  " + $0.line } + (cuts.map { ["  cuts off \($0)"] } ?? []) + notes.map { "  \($0)" }
  }
}

extension StepResult {
  /// What was seen where all is well.
  package var words: String {
    if step.commands.isEmpty { return step.notes.joined(separator: "; ") }
    let seen = (remarks + step.notes).joined(separator: ", ")
    let state = isKnown ? "holds" : step.looks.isEmpty ? "done" : "done; whether it holds is not known"
    return seen.isEmpty ? state : "\(state): \(seen)"
  }
}
