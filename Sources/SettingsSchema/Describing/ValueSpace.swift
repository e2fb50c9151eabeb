import SettingsFiles

/// The values that a schema allows, as far as a form can use it: the union and the intersection of schemas are
/// those of their spaces.
struct ValueSpace {
  /// With `number` always goes `integer`, so that sets can be joined and cut.
  var types: TypeSet = .all
  var choices: [Choice]?
  /// Whether other values than the listed ones are allowed. Means nothing without a list.
  var isOpen = false
  /// Whether its values are other spellings of those that are listed beside it.
  var isOfSpellings = false
  var minimum: Bound?
  var maximum: Bound?
  var multipleOf: Number?
  var minLength: Int?
  var maxLength: Int?
  var pattern: String?
  var patternMessage: String?
  var format: String?
  var minItems: Int?
  var maxItems: Int?

  // MARK: - Intersection

  func intersection(_ other: ValueSpace) -> ValueSpace {
    var space = self
    space.types.formIntersection(other.types)
    switch (choices, other.choices) {
    case (nil, let list), (let list, nil): space.choices = list
    case (let left?, let right?):
      if other.isOpen, !isOpen {
        space.choices = left
      } else if isOpen, !other.isOpen {
        space.choices = right
      } else {
        let values = Set(right.map(\.value))
        space.choices = left.filter { values.contains($0.value) }
      }
    }
    space.choices = space.choices?.filter { space.types.contains(TypeSet(of: $0.value)) }
    space.isOpen = (choices == nil || isOpen) && (other.choices == nil || other.isOpen)
    space.minimum = Self.tighter(minimum, other.minimum) { $0.value > $1.value }
    space.maximum = Self.tighter(maximum, other.maximum) { $0.value < $1.value }
    space.multipleOf = multipleOf ?? other.multipleOf
    space.minLength = Self.tighter(minLength, other.minLength, >)
    space.maxLength = Self.tighter(maxLength, other.maxLength, <)
    space.minItems = Self.tighter(minItems, other.minItems, >)
    space.maxItems = Self.tighter(maxItems, other.maxItems, <)
    if pattern == nil { (space.pattern, space.patternMessage) = (other.pattern, other.patternMessage) }
    space.format = format ?? other.format
    space.isOfSpellings = isOfSpellings || other.isOfSpellings
    return space
  }

  private static func tighter<T>(_ left: T?, _ right: T?, _ isTighter: (T, T) -> Bool) -> T? {
    guard let left, let right else { return left ?? right }
    return isTighter(left, right) ? left : right
  }

  // MARK: - Union

  func union(_ other: ValueSpace) -> ValueSpace {
    var space = self
    space.types.formUnion(other.types)
    (space.choices, space.isOpen) = unionOfChoices(other)
    space.isOfSpellings = Self.isOfSpellings(self, other)
    let numbers: TypeSet = [.integer, .number]
    space.minimum = looser(minimum, other, \.minimum, numbers) { $0.value < $1.value }
    space.maximum = looser(maximum, other, \.maximum, numbers) { $0.value > $1.value }
    space.multipleOf = looser(multipleOf, other, \.multipleOf, numbers, <)
    space.minLength = looser(minLength, other, \.minLength, .string, <)
    space.maxLength = looser(maxLength, other, \.maxLength, .string, >)
    space.minItems = looser(minItems, other, \.minItems, .array, <)
    space.maxItems = looser(maxItems, other, \.maxItems, .array, >)
    space.pattern = limitOfEither(\.pattern, other)
    space.patternMessage = space.pattern == nil ? nil : patternMessage ?? other.patternMessage
    space.format = limitOfEither(\.format, other)
    return space
  }

  /// Whether of two spaces one lists values, and all that the other allows besides are spellings of those, or several.
  private static func isOfSpellings(_ one: ValueSpace, _ other: ValueSpace) -> Bool {
    (one.isOfSpellings || one.choices != nil && !one.isOpen) && (other.isOfSpellings || other.types == .array)
  }

  private func unionOfChoices(_ other: ValueSpace) -> ([Choice]?, isOpen: Bool) {
    guard choices != nil || other.choices != nil else { return (nil, false) }
    let left = choices ?? impliedChoices
    let right = other.choices ?? other.impliedChoices
    let joined = ((left ?? []) + (right ?? [])).uniqued(on: \.value)
    return (joined, left == nil || right == nil || isOpen || other.isOpen)
  }

  /// The values of types that have no more than two.
  private var impliedChoices: [Choice]? {
    guard !types.isEmpty, types.isSubset(of: [.boolean, .null]) else { return types.isEmpty ? [] : nil }
    let booleans = types.contains(.boolean) ? [Choice(value: true), Choice(value: false)] : []
    return booleans + (types.contains(.null) ? [Choice(value: nil)] : [])
  }

  /// The looser limit where both spaces have such values, the only one's where one has.
  private func looser<T>(
    _ mine: T?, _ other: ValueSpace, _ limit: KeyPath<ValueSpace, T?>, _ relevant: TypeSet, _ isLooser: (T, T) -> Bool
  ) -> T? {
    if types.isDisjoint(with: relevant) { return other[keyPath: limit] }
    if other.types.isDisjoint(with: relevant) { return mine }
    guard let mine, let theirs = other[keyPath: limit] else { return nil }
    return isLooser(mine, theirs) ? mine : theirs
  }

  /// A limit on strings that holds for all of them that are not listed.
  private func limitOfEither(_ limit: KeyPath<ValueSpace, String?>, _ other: ValueSpace) -> String? {
    func hasFreeStrings(_ space: ValueSpace) -> Bool {
      space.types.contains(.string) && (space.choices == nil || space.isOpen)
    }
    if !hasFreeStrings(self) { return other[keyPath: limit] }
    if !hasFreeStrings(other) { return self[keyPath: limit] }
    return self[keyPath: limit] == other[keyPath: limit] ? self[keyPath: limit] : nil
  }
}

extension TypeSet {
  /// With `integer` beside each `number`, for joining and cutting.
  var expanded: TypeSet { contains(.number) ? union(.integer) : self }

  /// Without the `integer` that `number` includes.
  var reduced: TypeSet { contains(.number) ? subtracting(.integer) : self }
}
