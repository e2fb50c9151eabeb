import SettingsFiles

/// A schema that applies to a value, and how certainly it does.
struct ApplicableSubschema: Hashable {
  /// How certainly it applies; smaller is more certain.
  enum Standing: Int, Comparable {
    /// It applies whatever the value is.
    case certain
    /// It is a branch that the present value takes, or comes closest to.
    case active
    /// It is a branch that the value could take, being absent or in none of them.
    case possible
    /// It is a branch that the value does not take, another being in use.
    case unused

    static func < (left: Standing, right: Standing) -> Bool { left.rawValue < right.rawValue }
  }

  /// How the schema names the value; smaller is more to the point.
  enum Naming: Int, Comparable {
    case declared, byPattern, additional

    static func < (left: Naming, right: Naming) -> Bool { left.rawValue < right.rawValue }
  }

  let schema: Subschema
  var standing: Standing
  var naming: Naming
  /// Whether the schema is the one at the value itself, and not one that it refers to.
  var isDirect: Bool

  /// One that it leads to, which applies no more certainly than it does itself.
  func leading(to schema: Subschema, _ standing: Standing = .certain) -> ApplicableSubschema {
    ApplicableSubschema(schema: schema, standing: max(self.standing, standing), naming: naming, isDirect: false)
  }

  static func == (left: ApplicableSubschema, right: ApplicableSubschema) -> Bool {
    left.schema.node == right.schema.node && left.standing == right.standing && left.naming == right.naming
      && left.isDirect == right.isDirect
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(schema.node)
    hasher.combine(standing)
  }
}
