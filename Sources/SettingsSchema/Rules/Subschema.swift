import SettingsFiles
import Synchronization

/// A schema at one place of a text. What it asks is read when it is first needed, and kept.
final class Subschema: Sendable {
  let node: Node
  let resource: SchemaResource
  let place: Evaluation.Place
  private let compiled = AtomicLazy<Rules>()
  private let knownLocation = AtomicLazy<Kept<String>>()

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

  /// The schema's own place: the URI of its resource and a JSON Pointer from the root of that resource, as a fragment.
  var location: String { (knownLocation.load() ?? knownLocation.storeIfNil(Kept(makeLocation()))).value }

  private func makeLocation() -> String {
    let steps = node.path.steps.dropFirst(resource.root.path.steps.count)
    return resource.name + "#" + URIReference.percentEncoded(Path(Array(steps)).pointer)
  }
}
