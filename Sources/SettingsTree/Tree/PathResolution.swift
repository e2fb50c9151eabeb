extension Document {
  /// The path that is meant by one that was written without looking at this document.
  ///
  /// - `-` in a pointer and `[]` in the dotted form are the place behind the last element where an array is, or where
  ///   nothing is yet; a member of an object may be called `-`.
  /// - Where the format's keys may hold dots and nothing is inside anything, all steps together are one key:
  ///   `net.ipv4.ip_forward` in a sysctl.conf.
  ///
  ///       let document = try Document(parsing: Array(#"{"dns": ["1.1.1.1"]}"#.utf8), as: .json)
  ///       document.resolved(try Path(parsing: "dns[]"))               // dns[1]
  ///       document.resolved(try Path(parsing: "/search/-"))           // search[0]
  public func resolved(_ path: Path) -> Path {
    if format.syntax.joinsKeysByDots, path.steps.count > 1 { return [.key(Self.joined(path.steps))] }
    var node: Node? = root
    return Path(
      path.steps.map { step in
        let resolved = Self.resolved(step, in: node)
        node = node?[resolved]
        return resolved
      })
  }

  private static func resolved(_ step: Path.Step, in node: Node?) -> Path.Step {
    guard step == .end || step == .key("-") else { return step }
    return switch node?.kind {
    case .array: .index(node?.count ?? 0)
    case nil, .null: .index(0)
    default: step
    }
  }

  private static func joined(_ steps: [Path.Step]) -> String {
    var key = ""
    for step in steps {
      switch step {
      case .key(let part): key += (key.isEmpty ? "" : ".") + part
      case .index(let index): key += "[\(index)]"
      case .end: key += "[]"
      }
    }
    return key
  }
}
