import SettingsFiles

extension InferenceTable {
  /// Reads a user's own rules from a file such as
  ///
  ///     {"rules": [{"names": ["licence"], "control": "secret"},
  ///                {"names": ["tab size"], "types": ["integer"], "control": "stepper"}]}
  ///
  /// `types` may be left out (any type that the control can show), as may everything but `control`.
  ///
  /// - Throws: ``SchemaError`` for a file of another form, an unknown control and an unknown type, with its bytes.
  public static func overlay(from document: Document) throws(SchemaError) -> [InferenceRule] {
    guard let rules = document.root["rules"], rules.kind == .array else {
      throw SchemaError(
        message: "an inference file is an object with a list \"rules\"", span: document.root.span)
    }
    var overlay: [InferenceRule] = []
    for node in rules.elements { overlay.append(try rule(from: node)) }
    return overlay
  }

  private static func rule(from node: Node) throws(SchemaError) -> InferenceRule {
    guard let name = node["control"]?.string, let control = Control(rawValue: name) else {
      let known = Control.allCases.map(\.rawValue).joined(separator: ", ")
      throw SchemaError(
        message: "a rule needs a \"control\", one of \(known)", span: (node["control"] ?? node).span)
    }
    var types: TypeSet = []
    for type in node["types"]?.elements.map({ $0 }) ?? [] {
      guard let known = TypeSet(namedBy: type) else {
        throw SchemaError(
          message: "\(Wording.name(type)) is not one of \(TypeSet.all.names.joined(separator: ", "))", span: type.span)
      }
      types.formUnion(known)
    }
    return InferenceRule(
      names: node["names"]?.strings ?? [], formats: node["formats"]?.strings ?? [], value: node["value"]?.string,
      types: types.isEmpty ? .all : types, control: control, unit: node["unit"]?.string)
  }
}
