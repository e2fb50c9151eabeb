import SettingsFiles

/// What one schema asks of a value, read from its keywords.
///
/// Groups that a schema does not use are nil, so that most values pass through few comparisons.
final class Rules: Sendable {
  /// The answer of the schemas `true` and `false`; nil for a schema with keywords.
  let constant: Bool?
  private let read: ReadRules

  init(constant: Bool? = nil, _ read: consuming ReadRules = ReadRules()) {
    self.constant = constant
    self.read = read
  }

  var types: TypeSet? { read.types }
  var choices: [ChoiceList] { read.choices }
  var number: Box<NumberRules>? { read.groups.$number }
  var string: Box<StringRules>? { read.groups.$string }
  var array: Box<ArrayRules>? { read.groups.$array }
  var object: Box<ObjectRules>? { read.groups.$object }
  var references: [ReferenceRule] { read.references }
  var branches: Box<BranchRules>? { read.groups.$branches }
  var unevaluatedProperties: Subschema? { read.unevaluatedProperties }
  var unevaluatedItems: Subschema? { read.unevaluatedItems }
  /// Keywords whose value makes no sense, and so were left out.
  var problems: [KeywordProblem] { read.problems }
}

/// The rules of one schema while its keywords are read; they are handed on as a whole, for there are many.
struct ReadRules: ~Copyable {
  var types: TypeSet?
  /// `enum` and `const`. When a schema has both, a value must satisfy both.
  var choices: [ChoiceList] = []
  var groups = RuleGroups()
  var references: [ReferenceRule] = []
  var unevaluatedProperties: Subschema?
  var unevaluatedItems: Subschema?
  var problems: [KeywordProblem] = []
}

extension Rules {
  /// Whether the keywords are about a single value, and about no list or object.
  var meansOneValue: Bool {
    guard array == nil, object == nil, branches == nil, references.isEmpty else { return false }
    if let types { return types.isDisjoint(with: [.array, .object]) }
    return string != nil || number != nil || !choices.isEmpty
  }

  /// Whether no other schema applies to the same value.
  var standsAlone: Bool {
    references.isEmpty && branches == nil && object?.dependentSchemas.isEmpty != false
  }

  /// The kinds of value that the keywords are about, for schemas that name no type.
  var hintedTypes: TypeSet {
    var types: TypeSet = []
    if object != nil { types.formUnion(.object) }
    if array != nil { types.formUnion(.array) }
    if string != nil { types.formUnion(.string) }
    if number != nil { types.formUnion(.number) }
    return types
  }
}

/// A keyword whose value makes no sense.
struct KeywordProblem: Equatable, Sendable {
  let keyword: String
  /// The keyword's value in the schema's text.
  let span: Range<Int>
  /// What its value must be: `a number`.
  let expectation: String
}

struct NumberRules: RuleGroup {
  var minimum: Number?
  var maximum: Number?
  var exclusiveMinimum: Number?
  var exclusiveMaximum: Number?
  var multipleOf: Number?
}

struct StringRules: RuleGroup {
  var minLength: Int?
  var maxLength: Int?
  var pattern: PatternRule?
  var format: StringFormat?
  var contentEncoding: String?
  var contentMediaType: String?
  var words: WordRule?
}

struct ArrayRules: RuleGroup {
  /// Schemas for the first elements (`prefixItems`, or `items` as an array).
  var prefix: [Subschema] = []
  var prefixKeyword = "prefixItems"
  /// The schema for the elements after those (`items`, or `additionalItems`).
  var rest: Subschema?
  var restKeyword = "items"
  var contains: Subschema?
  var minContains: Int?
  var maxContains: Int?
  var minItems: Int?
  var maxItems: Int?
  var uniqueItems = false
  /// Whether `contains` counts as looking at an element for `unevaluatedItems` (from 2020-12).
  var containsEvaluates = false
}

struct ObjectRules: RuleGroup {
  var properties = PropertyTable.none
  var patterns: [(pattern: PatternRule, schema: Subschema)] = []
  var additional: Subschema?
  var names: Subschema?
  var required: [PropertyName] = []
  var minProperties: Int?
  var maxProperties: Int?
  var dependentRequired: [(key: PropertyName, needs: [PropertyName], keyword: String)] = []
  var dependentSchemas: [(key: PropertyName, schema: Subschema, keyword: String)] = []
}

struct BranchRules: RuleGroup {
  var allOf: [Subschema] = []
  var anyOf: [Subschema] = []
  var oneOf: [Subschema] = []
  var not: Subschema?
  var condition: Subschema?
  var then: Subschema?
  var otherwise: Subschema?
}
