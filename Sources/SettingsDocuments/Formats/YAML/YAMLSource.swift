/// What a YAML document keeps of how it is written.
struct YAMLSource: SyntaxTree {
  let tree: YAMLTree
  /// For each record, the node in its own place, if only an alias; -1 where an alias or a merge key further out shows
  /// what is elsewhere.
  let places: [Int32]
  /// Whether aliases or merge keys are followed, so that the document shows more than is written.
  let hasReferences: Bool
}

extension Document {
  var yaml: YAMLSource {
    guard let source = storage.syntaxTree as? YAMLSource else {
      preconditionFailure("a YAML document is made by YAMLComposer alone")
    }
    return source
  }
}

extension [Int32] {
  /// Where a number is in a rising list; `nil` when it is not there.
  func index(ofSorted number: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if Int(self[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low < count && Int(self[low]) == number ? low : nil
  }
}
