/// What two versions of a file were probably made of, where nobody knows that.
///
/// What only one of them has is its own: a setting that the user added, or a new one. A setting that mine has as a comment
/// was taken away where that comment has the value of theirs; where it has another one, the comment is what was shipped.
struct SharedSettings {
  private let commented: [Path: Value]
  private(set) var value: Value?

  init(mine: Document, theirs: Document) {
    commented = Dictionary(mine.commentedSettings.map { ($0.path, $0.value.value) }, uniquingKeysWith: { $1 })
    value = shared(mine.root.value, theirs.root.value, at: .root)
  }

  private func shared(_ mine: Value, _ theirs: Value, at path: Path) -> Value? {
    switch (mine, theirs) {
    case _ where mine == theirs: return mine
    case (.object(let own), .object(let other)):
      var members: [ObjectMembers.Element] = []
      for member in other {
        let place = path.appending(member.key)
        let common = own[member.key].map { shared($0, member.value, at: place) } ?? commented[place]
        if let common { members.append((member.key, common)) }
      }
      return .object(ObjectMembers(members))
    case (.array(let own), .array(let other)):
      var removed: Set<Int> = []
      for case .remove(let offset, _, _) in other.difference(from: own) { removed.insert(offset) }
      return .array(own.indices.filter { !removed.contains($0) }.map { own[$0] })
    default: return nil
    }
  }
}
