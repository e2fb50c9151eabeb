import SettingsFiles

extension SettingDescription {
  /// What a value itself shows about its setting, where no schema knows it.
  ///
  /// - Parameters:
  ///   - node: the present value; nil where the setting is not set.
  ///   - key: the setting's key, by which secrets, ports, paths and the like are recognised; nil for entries of a list.
  ///   - inferenceTable: the rules by which they are recognised.
  public init(inferredFrom node: Node?, key: String?, inferenceTable: InferenceTable = .standard) {
    self.init(types: .all)
    if let node, !node.isNull { types = TypeSet(of: node).withFractions }
    format = node?.dateTime?.parts.format
    ControlInference(table: inferenceTable).complete(&self, key: key, present: node, shape: [])
  }
}

extension DateTime.Parts {
  /// JSON Schema's `format` for such a value (Draft 2020-12 validation, section 7.3.1), or what it is like.
  fileprivate var format: String {
    switch self {
    case .offsetDateTime: "date-time"
    case .localDate: "date"
    // Those of JSON Schema have an offset.
    case .localDateTime: "local-date-time"
    case .localTime: "local-time"
    }
  }
}

extension TypeSet {
  /// With `number` in place of `integer`: that a value is whole does not forbid it a fraction; only a schema could.
  var withFractions: TypeSet { contains(.integer) ? subtracting(.integer).union(.number) : self }
}
