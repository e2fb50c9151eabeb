import SettingsDocuments
import SettingsSchema

/// What there is to say of a settings file in a list: how many settings are set, and how many things are wrong.
struct FileCount: Hashable, Sendable {
  /// How many settings are set; nil where the file cannot be read.
  var set: Int?
  var problems = 0

  static func total(_ counts: [FileCount]) -> FileCount {
    let read = counts.compactMap(\.set)
    return FileCount(
      set: read.isEmpty && !counts.isEmpty ? nil : read.reduce(0, +), problems: counts.reduce(0) { $0 + $1.problems })
  }

  /// In words, what is wrong first: `1 problem · 5 set`.
  var text: String {
    let problems = problems == 0 ? nil : problems.counted("problem")
    guard let set else { return problems == nil ? "not read" : "not understood" }
    return [problems, set == 0 ? "nothing set" : "\(set) set"].compactMap(\.self).joined(separator: " · ")
  }
}

extension FileCount {
  /// Counts what is in a file.
  ///
  /// - Parameter root: the folder that the machine is in, of which schemas know nothing.
  init(of file: MachineProgram.File, with check: FileCheck, root: String) {
    self.init()
    guard let content = try? FileContent(file.path) else { return }
    // Its program alone reads it, and it is applied as a whole.
    if file.format(of: content.bytes) == nil { return }
    let place = content.target.hasPrefix(root) ? String(content.target.dropFirst(root.count)) : content.target
    let report = check.report(onFile: file.path, at: place, content: content.bytes, format: file.format)
    problems = report.problemCount
    set = report.document.map { Self.count($0.root) }
  }

  /// The values that hold no others; a file without any holds no setting.
  private static func count(_ root: Node) -> Int {
    func count(_ node: Node) -> Int {
      if node.kind.isScalar { return 1 }
      // A header alone sets nothing; an empty list is a value.
      return node.count == 0 && node.kind == .array ? 1 : node.children.reduce(0) { $0 + count($1) }
    }
    return root.kind.isScalar || root.count == 0 ? 0 : count(root)
  }
}
