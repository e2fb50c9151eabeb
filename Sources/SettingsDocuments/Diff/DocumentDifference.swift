/// One setting by which two documents differ.
///
///     for difference in edited.differences(from: document) {
///       print(difference.path, difference.old as Any, difference.new as Any)
///     }
public struct DocumentDifference: Sendable, Hashable {
  /// Where the setting is; in the new document, or, when it was removed, in the old one.
  public let path: Path
  /// `nil` when the setting was added.
  public let old: Value?
  /// `nil` when the setting was removed.
  public let new: Value?

  /// A difference as it is; nothing is compared.
  public init(path: Path, old: Value?, new: Value?) {
    self.path = path
    self.old = old
    self.new = new
  }
}

extension Document {
  /// The settings by which this document differs from an earlier one, in the order of the tree: the innermost values
  /// that differ, with added and removed ones whole. In arrays, elements are matched from both ends.
  /// - Complexity: both trees.
  public func differences(from earlier: Document) -> [DocumentDifference] {
    var result: [DocumentDifference] = []
    Node.compare(earlier.root, root, at: .root, into: &result)
    return result
  }

  /// Edits that lead from an earlier text to this one, found by comparing the two line by line: for what was
  /// changed in another editor.
  ///
  /// - Complexity: linear in the texts, and bounded where much differs.
  public func edits(from earlier: Document) -> [TextEdit] {
    LineDiff(earlier.text, text).edits.trimmed(for: earlier.text)
  }
}

extension Node {
  fileprivate static func compare(_ old: Node, _ new: Node, at path: Path, into result: inout [DocumentDifference]) {
    switch (old.kind, new.kind) {
    case (.object, .object): compareMembers(old, new, at: path, into: &result)
    case (.array, .array): compareElements(old, new, at: path, into: &result)
    default:
      if !new.isUnchanged(from: old) {
        result.append(DocumentDifference(path: path, old: old.value, new: new.value))
      }
    }
  }

  private static func compareMembers(
    _ old: Node, _ new: Node, at path: Path, into result: inout [DocumentDifference]
  ) {
    for member in old.members where old[member.key] == member.value && new[member.key] == nil {
      result.append(DocumentDifference(path: path.appending(member.key), old: member.value.value, new: nil))
    }
    for member in new.members where new[member.key] == member.value {
      let here = path.appending(member.key)
      if let oldValue = old[member.key] {
        compare(oldValue, member.value, at: here, into: &result)
      } else {
        result.append(DocumentDifference(path: here, old: nil, new: member.value.value))
      }
    }
  }

  private static func compareElements(
    _ old: Node, _ new: Node, at path: Path, into result: inout [DocumentDifference]
  ) {
    let oldElements = Array(old.elements)
    let newElements = Array(new.elements)
    let shorter = min(oldElements.count, newElements.count)
    var prefix = 0
    while prefix < shorter, newElements[prefix].isUnchanged(from: oldElements[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      newElements[newElements.count - 1 - suffix].isUnchanged(from: oldElements[oldElements.count - 1 - suffix])
    { suffix += 1 }
    let paired = shorter - prefix - suffix
    for index in prefix..<prefix + paired {
      compare(oldElements[index], newElements[index], at: path.appending(index), into: &result)
    }
    for index in prefix + paired..<oldElements.count - suffix {
      result.append(DocumentDifference(path: path.appending(index), old: oldElements[index].value, new: nil))
    }
    for index in prefix + paired..<newElements.count - suffix {
      result.append(DocumentDifference(path: path.appending(index), old: nil, new: newElements[index].value))
    }
  }
}
