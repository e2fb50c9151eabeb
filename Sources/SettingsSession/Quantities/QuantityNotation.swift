import SettingsFiles

/// How a program writes quantities: the units that it knows, in their spelling, and what is between them.
///
///     let notation = QuantityNotation(like: "512MB", .bytes, in: .json)
///     notation?.texts(for: 1_610_612_736, preferring: 1 << 30)     // ["1536MB"]
struct QuantityNotation: Equatable {
  /// A unit as it is spelled.
  struct Unit: Equatable {
    var size: Int
    var one: String
    /// Where there are several.
    var many: String
    /// Whether the program is not known to have it, although others that spell the rest alike do.
    var isUncertain = false

    init(_ size: Int, _ one: String, many: String? = nil, isUncertain: Bool = false) {
      (self.size, self.one, self.many, self.isUncertain) = (size, one, many ?? one, isUncertain)
    }
  }

  var kind: QuantityKind
  /// The finest first.
  var units: [Unit]
  /// What is between a number and its unit.
  var gap = ""
  /// What is between two parts, as in `1h30m`; nil where there may be one only.
  var joint: String?
  /// What a kilobyte has.
  var base = 1024
  /// Words for powers of 1000 beside the units, which are powers of 1024: what is typed with one is kept.
  var decimalWords: [String] = []
  /// Whether the program takes capitals for small letters.
  var ignoresCase = false

  // MARK: - Writing

  /// The ways to write a quantity, the best first.
  ///
  /// - Parameters:
  ///   - count: how many bytes or nanoseconds.
  ///   - size: the unit that is wanted, where the number is whole in it; the coarsest one where it is nil.
  ///   - isChecked: whether a schema tells which units there are.
  func texts(for count: Int, preferring size: Int?, isChecked: Bool) -> [String] {
    let known = units.filter { isChecked || !$0.isUncertain }
    let fitting = known.reversed().filter { count % $0.size == 0 && $0.size <= size ?? .max }
    var texts = fitting.map { write(count / $0.size, $0) }
    if joint != nil, let size, fitting.first?.size != size, let compound = compound(count, of: known) {
      texts.insert(compound, at: 0)
    }
    return texts
  }

  private func write(_ number: Int, _ unit: Unit) -> String {
    let word = number == 1 ? unit.one : unit.many
    return word.isEmpty ? "\(number)" : "\(number)\(gap)\(word)"
  }

  private func compound(_ count: Int, of units: [Unit]) -> String? {
    var rest = count
    var parts: [String] = []
    for unit in units.reversed() where rest >= unit.size {
      parts.append(write(rest / unit.size, unit))
      rest %= unit.size
    }
    return rest == 0 && parts.count > 1 ? parts.joined(separator: joint ?? "") : nil
  }

  /// Whether a text is written so, without fractions.
  func writes(_ text: String) -> Bool {
    isWritten(text) { part in
      units.contains { !$0.isUncertain && (part.digits == 1 ? $0.one : $0.many) == part.word }
    }
  }

  /// Whether the program reads a text as it stands, though it may not be written so.
  func reads(_ text: String) -> Bool {
    func folded(_ word: String) -> String { ignoresCase ? word.lowercased() : word }
    let words = Set((decimalWords + units.filter { !$0.isUncertain }.flatMap { [$0.one, $0.many] }).map(folded))
    return isWritten(text) { words.contains(folded($0.word)) }
  }

  private func isWritten(_ text: String, _ spells: (TypedQuantity.Part) -> Bool) -> Bool {
    guard let typed = TypedQuantity(text, kind), text.first?.isWhitespace == false, text.last?.isWhitespace == false
    else {
      return false
    }
    return typed.joints.allSatisfy { $0 == joint }
      && typed.parts.allSatisfy { $0.decimals == 0 && $0.gap == gap.count && spells($0) }
  }
}
