import SettingsFiles
import Synchronization

/// A schema at one place of a text. What it asks is read when it is first needed, and kept.
final class Subschema: Sendable {
  let node: Node
  let resource: SchemaResource
  let place: Evaluation.Place
  private let compiled = AtomicLazy<Rules>()
  private let knownLocation = AtomicLazy<Location>()

  init(_ node: Node, in resource: SchemaResource) {
    self.node = node
    self.resource = resource
    place = Evaluation.Place(file: ObjectIdentifier(resource.file), node: node.id)
  }

  /// What the schema asks of a value.
  var rules: Rules {
    if let rules = compiled.load() { return rules }
    return compiled.storeIfNil(RulesReader.rules(of: self))
  }

  func child(_ node: Node) -> Subschema { resource.subschema(at: node) }

  private final class Location: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// The schema's own place: the URI of its resource and a JSON Pointer from the root of that resource, as a fragment.
  var location: String {
    (knownLocation.load() ?? knownLocation.storeIfNil(Location(makeLocation()))).text
  }

  private func makeLocation() -> String {
    let rootDepth = resource.root.path.steps.count
    let steps = node.path.steps.dropFirst(rootDepth)
    return resource.name + "#" + URIReference.percentEncoded(Path(Array(steps)).pointer)
  }
}
