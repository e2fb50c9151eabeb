import SettingsDocuments

/// A task of a playbook whose module writes lines into a file.
struct LineTask {
  enum Module: String, CaseIterable {
    case lineinfile, replace, blockinfile
    case iniFile = "ini_file"

    /// The names that tasks have for it.
    fileprivate var names: [String] {
      let collections = self == .iniFile ? ["community.general"] : ["ansible.builtin", "ansible.legacy"]
      return [rawValue] + collections.map { "\($0).\(rawValue)" }
    }

    /// The options that say which setting is meant, and what it is to be.
    var options: Set<String> {
      let own: Set<String> =
        switch self {
        case .lineinfile: ["line", "value", "regexp"]
        case .iniFile: ["section", "option", "value"]
        case .replace: ["regexp", "replace"]
        case .blockinfile: ["block", "content"]
        }
      return own.union(["path", "dest", "name", "state"])
    }
  }

  let module: Module
  let arguments: Node

  /// What has tasks in it.
  private static let lists = ["tasks", "pre_tasks", "post_tasks", "handlers", "block", "rescue", "always"]

  /// The tasks of a playbook or a list of tasks, in their order.
  static func all(in document: Document) -> [LineTask] {
    var tasks: [LineTask] = []
    func collect(_ node: Node) {
      if node.kind == .array { node.elements.forEach(collect) }
      for member in node.members {
        if let module = Module.allCases.first(where: { $0.names.contains(member.key) }) {
          tasks.append(LineTask(module: module, arguments: member.value))
        }
        if lists.contains(member.key) { collect(member.value) }
      }
    }
    document.documents.forEach(collect)
    return tasks
  }
}
