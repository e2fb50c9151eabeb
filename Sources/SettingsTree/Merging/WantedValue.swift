/// What has to be changed of a document so that it has the settings that are wanted.
struct WantedValue {
  let document: Document
  /// Tells how a setting was commented out that is not set any more; nil where it was not.
  let commentedText: (Path) -> String?
  private(set) var changes: [Change] = []
  private var removals: [Change] = []

  init(_ wanted: Value, of document: Document, commentedText: @escaping (Path) -> String?) {
    (self.document, self.commentedText) = (document, commentedText)
    compare(document.root.value, wanted, at: .root)
    // From the last one on, so that the places of the others stay.
    changes = removals.reversed() + changes
  }

  private mutating func compare(_ present: Value, _ wanted: Value, at path: Path) {
    switch (present, wanted) {
    case _ where present == wanted: break
    case (.object(let old), .object(let new)): compareMembers(old, new, at: path)
    case (.array(let old), .array(let new)): compareElements(old, new, at: path)
    default: changes.append(.set(path, wanted))
    }
  }

  private mutating func compareMembers(_ old: ObjectMembers, _ new: ObjectMembers, at path: Path) {
    let format = document.format
    let present = Dictionary(old.map { (format.comparable($0.key), $0) }, uniquingKeysWith: { $1 })
    let wanted = Set(new.map { format.comparable($0.key) })
    for (key, member) in present.ordered(by: { $0.key < $1.key }) where !wanted.contains(key) {
      let place = path.appending(member.key)
      removals.append(commentedText(place).map { .reset(place, commentedText: $0) } ?? .remove(place))
    }
    for member in new {
      if let here = present[format.comparable(member.key)] {
        compare(here.value, member.value, at: path.appending(here.key))
      } else {
        changes.append(.set(path.appending(member.key), member.value))
      }
    }
  }

  private mutating func compareElements(_ old: [Value], _ new: [Value], at path: Path) {
    if old.count == new.count {
      for (place, (old, new)) in zip(old, new).enumerated() { compare(old, new, at: path.appending(place)) }
      return
    }
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removals.insert(.remove(path.appending(offset)), at: 0)
      case .insert(let offset, let value, _): changes.append(.insert(path.appending(offset), value))
      }
    }
  }
}

extension Value {
  /// The same with keys in lower case, where capitals do not matter in them.
  func comparable(ignoringCase ignoresCase: Bool) -> Value {
    guard ignoresCase else { return self }
    return switch self {
    case .object(let members):
      .object(ObjectMembers(members.map { ($0.key.lowercased(), $0.value.comparable(ignoringCase: true)) }))
    case .array(let elements): .array(elements.map { $0.comparable(ignoringCase: true) })
    default: self
    }
  }
}
