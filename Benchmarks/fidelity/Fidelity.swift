import SettingsDocuments

/// Counts what editing does to documents: a refused edit counts as a failure.
struct Fidelity: Sendable {
  /// Whether everything is tried, or a fixed sample: every file, and a few values of the large ones.
  var isComplete = false
  /// Told of each value that was tried; nil where nobody looks on.
  var progress: ProgressLine?
  private(set) var documents = 0
  private(set) var same = 0
  private(set) var edits = 0
  private(set) var cleanEdits = 0
  private(set) var additions = 0
  private(set) var cleanAdditions = 0
  var failures: [String] = []

  /// Texts beyond this are large: in a sample, they are tried as they are, in one place.
  static let largeSize = 20_000

  /// Of texts beyond this, so many scalars and objects are tried, spread evenly, also where everything is: each change
  /// reads such a text twice, and trying them all would take hours.
  static let hugeSize = 1_000_000
  static let hugeSample = 2_000

  /// How many scalars, and how many objects below the root, are tried in a text.
  private func sample(for text: [UInt8]) -> Int {
    guard isComplete else { return text.count > Self.largeSize ? 1 : 4 }
    return text.count > Self.hugeSize ? Self.hugeSample : Int.max
  }

  /// Tries a text, and the same with other line endings, a byte-order mark, tabs, and no final line break.
  mutating func checkVariants(of text: [UInt8], as format: Format, name: String) {
    check(text, as: format, name: name)
    if text.count > Self.largeSize, !isComplete { return }
    for variant in TextVariant.all(of: text, as: format) {
      check(variant.text, as: format, name: "\(name), \(variant.name)")
    }
  }

  mutating func check(_ text: [UInt8], as format: Format, name: String) {
    documents += 1
    guard let document = try? Document(parsing: text, as: format) else { return fail("\(name): not parsed") }
    guard document.text == text else { return fail("\(name): text differs") }
    same += 1
    let scalars = WrittenNodes.among(Self.scalars(below: document.root), as: format)
    let step = Swift.max(1, scalars.count / sample(for: text))
    for index in stride(from: 0, to: scalars.count, by: step) {
      // A value whose key is repeated further down cannot be named by a path.
      guard document.node(at: scalars[index].path) == scalars[index] else { continue }
      checkChange(of: scalars[index], in: document, name)
    }
    checkAddition(in: document, name)
  }

  private mutating func checkChange(of node: Node, in document: Document, _ name: String) {
    edits += 1
    defer { progress?.valueIsDone() }
    do throws(EditError) {
      let result = try document.applying(.set(node.path, Self.otherValue(than: node)))
      let isInside = result.edits.allSatisfy {
        node.span.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= node.span.upperBound
      }
      let back = result.edits.inverse(in: document.text).applied(to: result.document.text)
      if isInside, !result.edits.isEmpty, back == document.text { return cleanEdits += 1 }
      fail("\(name): \(node.path): \(result.edits)")
    } catch {
      fail("\(name): \(error)")
    }
  }

  private mutating func checkAddition(in document: Document, _ name: String) {
    guard document.root.kind == .object else { return }
    let inner = WrittenNodes.among(Self.objects(below: document.root), as: document.format)
    for object in [document.root] + inner.prefix(sample(for: document.text)) {
      additions += 1
      let path = object.path.appending("settee-added-key")
      do throws(EditError) {
        let added = try document.applying(.set(path, "x")).document
        let removed = try added.applying(.remove(path)).document
        if removed.text == document.text { cleanAdditions += 1 } else { fail("\(name): \(path): not as it was") }
      } catch {
        fail("\(name): \(error)")
      }
    }
  }

  /// Takes the counts of another in.
  mutating func add(_ other: Fidelity) {
    documents += other.documents
    same += other.same
    edits += other.edits
    cleanEdits += other.cleanEdits
    additions += other.additions
    cleanAdditions += other.cleanAdditions
    failures += other.failures
  }

  private mutating func fail(_ message: String) {
    failures.append(message)
  }

  private static func otherValue(than node: Node) -> Value {
    switch node.value {
    case .boolean(let value): .boolean(!value)
    case .number(let number): number == Number(4711) ? 4712 : 4711
    case .string(let string): .string(string + "x")
    default: "other"
    }
  }

  static func scalars(below node: Node) -> [Node] {
    node.kind.isScalar ? [node] : node.children.flatMap(scalars)
  }

  static func objects(below node: Node) -> [Node] {
    node.children.flatMap { ($0.kind == .object ? [$0] : []) + objects(below: $0) }
  }
}

extension Fidelity: CustomStringConvertible {
  var description: String {
    "\(same) of \(documents) the same; \(cleanEdits) of \(edits) scalars changed alone; "
      + "\(cleanAdditions) of \(additions) keys added and removed"
  }
}
