import SettingsFiles

/// By what two documents differ, told apart from where in a list it is: a difference keeps what it is when another one
/// before it in the same list is left out.
struct DifferenceCount: Equatable {
  private var counts: [Key: Int] = [:]

  private struct Key: Hashable {
    let path: Path
    let isMoved: Bool
    let old: Value?
    let new: Value?

    init(_ difference: DocumentDifference) {
      path = difference.path.withoutPlaces
      isMoved = difference.formerPath != nil
      old = difference.old
      new = difference.new
    }
  }

  init(_ differences: [DocumentDifference]) {
    for difference in differences { counts[Key(difference), default: 0] += 1 }
  }

  init(_ changes: some Sequence<UnsavedChange>) {
    self.init(changes.flatMap(\.differences))
  }

  /// Whether there is such a difference.
  static func isSame(_ one: DocumentDifference, _ other: DocumentDifference) -> Bool { Key(one) == Key(other) }
}

extension Path {
  /// The path with each place in a list being the first.
  var withoutPlaces: Path { Path(steps.map { $0.key == nil ? .index(0) : $0 }) }
}
