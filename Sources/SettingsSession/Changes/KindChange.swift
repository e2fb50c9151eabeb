import SettingsFiles
import SettingsSchema

/// What giving a setting another kind of value comes to, before it is done.
package struct KindChange {
  /// What is done, as one step.
  package fileprivate(set) var changes: [Change]
  /// What is in the present value and has no place in the new one.
  package fileprivate(set) var lost: [Path] = []
  /// What stays, as it fits.
  package fileprivate(set) var kept: [Path] = []
  /// What the new kind must have, and has no value for yet.
  package fileprivate(set) var needed: [Path] = []
}

extension EditingSession {
  /// What it comes to when a setting, set or not, gets another kind of value.
  ///
  /// An object that takes another shape keeps what fits it, in its place in the text. What its schema must have begins
  /// with its default, where it has one.
  package func change(of path: Path, to kind: SettingKind) -> KindChange {
    guard kind.isShape, let shape = NewShape(of: path, kind, in: self) else {
      return KindChange(changes: [.set(path, kind.value)], lost: children(of: path, goingIn: kind.value))
    }
    return shape.change
  }

  /// What a list or an object holds, where a value of another kind takes its place.
  private func children(of path: Path, goingIn value: Value) -> [Path] {
    guard let node = node(at: path), !node.kind.isScalar, node.value != value else { return [] }
    return childPaths(of: path).filter { self.node(at: $0) != nil }
  }

  /// What an object must have by its schema and does not, in the schema's order.
  package func neededSettings(in object: Path) -> [Path] {
    let node = node(at: object)
    return (properties(at: object)?.declared ?? []).filter { $0.isRequired && node?[$0.key] == nil }.map(\.path)
  }
}

/// An object in a shape that it does not have yet.
@MainActor
private struct NewShape {
  private let path: Path
  private let session: EditingSession
  private let schema: CompiledSchema
  private let kind: SettingKind
  /// The document with nothing of the object but what makes its shape.
  private let bare: Document
  private let properties: PropertyList

  /// - Returns: nil where the format cannot write such an object.
  init?(of path: Path, _ kind: SettingKind, in session: EditingSession) {
    guard let schema = session.schema else { return nil }
    var members = ObjectMembers()
    if let selector = kind.selector { members[selector.key] = selector.value }
    let value = kind.selector == nil ? kind.value : .object(members)
    guard let bare = try? session.document.applying(.set(path, value)).document else { return nil }
    (self.path, self.kind, self.session, self.schema, self.bare) = (path, kind, session, schema, bare)
    properties = schema.properties(at: path, in: bare)
  }

  var change: KindChange {
    let present = session.node(at: path).flatMap { $0.kind == .object ? $0.members.map(\.key) : nil }
    let others = (present ?? []).filter { $0 != kind.selector?.key }
    let kept = fitting(others)
    let begun = begunMembers(without: Set(kept))
    var change = KindChange(
      changes: [], lost: others.filter { !kept.contains($0) }.map(path.appending), kept: kept.map(path.appending))
    change.needed = properties.declared.filter { $0.isRequired && !kept.contains($0.key) && begun[$0.key] == nil }
      .map(\.path)
    if present == nil {
      change.changes = [.set(path, .object(begun))]
    } else {
      // What goes is taken out last, so that the object is never empty.
      let sets = begun.map { Change.set(path.appending($0.key), $0.value) }
      let lost = change.lost.filter { $0.last?.key.map { begun[$0] == nil } ?? true }
      change.changes = sets + lost.map(Change.remove)
    }
    return change
  }

  /// What the new shape has as well, with a value that it allows.
  private func fitting(_ keys: [String]) -> [String] {
    let former = schema.properties(at: path, in: session.document)
    let declared = keys.filter { key in
      if properties.declares(key) { return true }
      let isOwn = !former.declares(key)
      return isOwn && (properties.allowsOthers || schema.description(at: path.appending(key), in: bare) != nil)
    }
    let values = declared.compactMap { key in
      session.node(at: path.appending(key)).map { (path.appending(key), $0.value) }
    }
    guard let filled = try? bare.applying(values.map { Change.set($0.0, $0.1) }).document else { return declared }
    let wrong = Set(
      DocumentCheck(presumingValid: filled, against: schema).problems.lazy.filter { $0.severity == .violation }
        .map(\.path))
    return declared.filter { !wrong.contains(path.appending($0)) }
  }

  /// What makes the shape, and what it must have and a value is known for.
  private func begunMembers(without kept: Set<String>) -> ObjectMembers {
    var members = ObjectMembers()
    if let selector = kind.selector { members[selector.key] = selector.value }
    for property in properties.declared where property.isRequired && !kept.contains(property.key) {
      guard members[property.key] == nil, let setting = schema.description(at: property.path, in: bare) else {
        continue
      }
      let only = setting.choices.count == 1 && !setting.allowsOtherValues ? setting.choices.first?.value : nil
      if let value = setting.defaultValue ?? only { members[property.key] = value }
    }
    return members
  }
}
