import SettingsDocuments
import Synchronization

/// A schema at one place of a text. What it asks is read when it is first needed, and kept.
final class Subschema: Sendable {
  let node: Node
  let resource: SchemaResource
  private let compiled = AtomicLazyReference<Rules>()

  init(_ node: Node, in resource: SchemaResource) {
    self.node = node
    self.resource = resource
  }

  /// What the schema asks of a value.
  var rules: Rules {
    if let rules = compiled.load() { return rules }
    return compiled.storeIfNil(RulesReader.rules(of: self))
  }

  /// A schema that stands somewhere inside this one.
  func child(_ node: Node) -> Subschema {
    Subschema(node, in: resource.file.resource(of: node, in: resource))
  }

  /// The schema's own place: the URI of its resource and a JSON Pointer from the root of that resource.
  var location: String {
    let rootDepth = resource.root.path.steps.count
    let steps = node.path.steps.dropFirst(rootDepth)
    return resource.uri.text + "#" + Path(Array(steps)).pointer
  }
}
