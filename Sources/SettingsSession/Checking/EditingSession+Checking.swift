import SettingsFiles
import SettingsSchema

extension EditingSession {
  /// Documents of more bytes are first checked beside the interface, where the program can do that.
  static let leastBackgroundSize = 1 << 20

  /// How much of the document is checked, from 0 to 1, while it is first checked; nil when it is.
  public var checkProgress: Double? {
    _ = presentCheck()
    return backgroundCheck?.progress.fraction
  }

  /// What the schema says of the present text; nil without a schema, and while a large document is first checked.
  ///
  /// - Complexity: the first time the document; then what the edits since have changed.
  func presentCheck() -> DocumentCheck? {
    guard let schema else { return nil }
    if let finished = backgroundCheck?.take() {
      (caches.schema.check, backgroundCheck, caches.schema.checkedRevision) = (finished, nil, nil)
      caches.settings.findings = nil
    }
    if backgroundCheck != nil { return nil }
    if caches.schema.checkedRevision == revision { return caches.schema.check }
    if caches.schema.check == nil, beginBackgroundCheck(against: schema) { return nil }
    // Taken out, so that what it keeps is changed in its place.
    let known = caches.schema.check
    caches.schema.check = nil
    var check = known ?? DocumentCheck(of: document, against: schema)
    if known != nil { check.update(to: document) }
    caches.schema.check = check
    caches.schema.checkedRevision = revision
    return check
  }

  /// What tells whether a value may be set: before all is checked, by what is around it.
  package func checkOfValues() -> DocumentCheck? {
    if let check = presentCheck() { return check }
    guard let schema else { return nil }
    if let presumed = caches.schema.presumedCheck, presumed.revision == revision { return presumed.check }
    let check = DocumentCheck(presumingValid: document, against: schema)
    caches.schema.presumedCheck = (revision, check)
    return check
  }

  private func beginBackgroundCheck(against schema: CompiledSchema) -> Bool {
    guard let runInBackground, document.text.count > Self.leastBackgroundSize else { return false }
    let check = BackgroundCheck(of: document, against: schema)
    guard runInBackground({ check.run() }) else { return false }
    backgroundCheck = check
    return true
  }
}
