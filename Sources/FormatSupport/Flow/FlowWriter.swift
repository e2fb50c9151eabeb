/// Writes values between brackets, on one line or each item on a line of its own. How scalars and keys are spelled
/// comes from the format.
package protocol FlowWriter {
  associatedtype Failure: Error

  var flow: FlowStyle { get }
  func scalar(_ value: Value) throws(Failure) -> String
  func written(key: String) -> String
}

extension FlowWriter {
  package func text(of value: Value, _ layout: FlowLayout = .oneLine) throws(Failure) -> String {
    switch value {
    case .array(let values):
      let isFlat = flow.hasInlineArrays && values.allSatisfy(\.kind.isScalar)
      return try container(values, ("[", "]"), isFlat ? .oneLine : layout) { value, layout throws(Failure) in
        try text(of: value, layout)
      }
    case .object(let members):
      return try container(members, ("{", "}"), flow.hasInlineObjects ? .oneLine : layout, padding: flow.padding) {
        member, layout throws(Failure) in
        try text(ofKey: member.key, member.value, layout)
      }
    case .boolean(let value): return value ? "true" : "false"
    default: return try scalar(value)
    }
  }

  package func text(ofKey key: String, _ value: Value, _ layout: FlowLayout = .oneLine) throws(Failure) -> String {
    written(key: key) + flow.colon + (try text(of: value, layout))
  }

  private func container<Item>(
    _ items: some Collection<Item>, _ brackets: (String, String), _ layout: FlowLayout, padding: String = "",
    _ text: (Item, FlowLayout) throws(Failure) -> String
  ) throws(Failure) -> String {
    if items.isEmpty { return brackets.0 + brackets.1 }
    var parts: [String] = []
    switch layout {
    case .oneLine:
      for item in items { parts.append(try text(item, .oneLine)) }
      return brackets.0 + padding + parts.joined(separator: flow.separator) + padding + brackets.1
    case .lines(let outer):
      let inner = outer + flow.indentation
      for item in items { parts.append(inner + (try text(item, .lines(indentation: inner)))) }
      let lines = parts.joined(separator: "," + flow.lineBreak)
      return brackets.0 + flow.lineBreak + lines + flow.lineBreak + outer + brackets.1
    }
  }
}
