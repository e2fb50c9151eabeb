import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// The defaults that a file relies on, as it does not set them, and that are others in the release that is asked about.
struct UpgradeNotes {
  private var changes: [ChangedDefault] = []
  private var program = ""

  /// - Parameter page: the page of the file's program, which is looked up where it has a say.
  init(_ report: FileReport, _ page: @autoclosure () -> ProgramPage?) {
    guard case .checked(let document, let schema, let candidate, _) = report.outcome, candidate.origin == .program,
      let summary = ProgramKnowledgeSummary(of: schema), !summary.changedDefaults.isEmpty, let page = page()
    else { return }
    var set: Set<String> = []
    Self.addNames(in: document.root, to: &set, page.names)
    program = summary.words
    changes = summary.changedDefaults.filter { change in
      let name = change.name.lastIndex(of: ".").map { String(change.name[change.name.index(after: $0)...]) }
      return ![change.name, name].compactMap(\.self).contains { set.contains(page.names.canonical($0)) }
    }
  }

  private static func addNames(in node: Node, to names: inout Set<String>, _ rules: NameRules) {
    for child in node.children {
      if let key = child.key { names.insert(rules.canonical(key)) }
      addNames(in: child, to: &names, rules)
    }
  }

  func findings(of file: String) -> [Finding] {
    changes.map { change in
      let message = "\(change.name) is not set, and its default \(Self.words(change)) with \(program)"
      return Finding(file: file, rule: "changed-default", level: .note, message: message)
    }
  }

  /// So long a default is shown whole; of a longer list what is another.
  private static let longest = 40

  private static func words(_ change: ChangedDefault) -> String {
    let lists = [change.now, change.then].map { $0.split { ", :".contains($0) }.map(String.init) }
    guard [change.now, change.then].contains(where: { $0.count > longest }), lists.allSatisfy({ $0.count > 1 }) else {
      return "changes from \(shown(change.now)) to \(shown(change.then))"
    }
    let lost = lists[0].filter { !lists[1].contains($0) }
    let gained = lists[1].filter { !lists[0].contains($0) }
    let parts = [("loses", lost), ("gains", gained)].filter { !$0.1.isEmpty }
    if parts.isEmpty { return "has another order" }
    return parts.map { "\($0) \($1.joined(separator: ", "))" }.joined(separator: " and ")
  }

  private static func shown(_ value: String) -> String { value.isEmpty ? "nothing" : value }

  /// The same as JSON; nil where there is none.
  var value: Value? {
    if changes.isEmpty { return nil }
    return .array(changes.map { ["setting": .string($0.name), "from": .string($0.now), "to": .string($0.then)] })
  }
}
