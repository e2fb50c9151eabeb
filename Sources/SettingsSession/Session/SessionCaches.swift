import SettingsFiles
import SettingsSchema

/// What a session found out, kept until that changes which it depends on.
struct SessionCaches {
  /// What holds until the text changes.
  struct OfText {
    var unsaved: UnsavedChanges?
    var comments: CommentedSettings?
    var banners: [CommentBanner]?
  }

  /// What holds until the text or the schema changes.
  struct OfSettings {
    var findings: Findings?
    /// So many are more than screens show at a time; what a search through a long list passes by drops out again.
    var described = RecentCache<Path, KnownSetting>(limit: 2048)
  }

  /// What holds until the schema changes, each for the text that it names.
  struct OfSchema {
    /// What the schema says of a text that was checked, the present one or an earlier one, and which change that was
    /// after.
    var check: DocumentCheck?
    var checkedRevision: Int?
    var presumedCheck: (revision: Int, check: DocumentCheck)?
    /// What was found out about objects, to be compared with what applies to them after a change.
    var objects = RecentCache<Path, KnownObject>(limit: EditingSession.mostKnownOutlines)
    /// The list of which it was asked last whether its name is that of secrets.
    var lastList: (name: String, holdsSecrets: Bool)?
    /// What the search gathered of a text, and which change that was after.
    var search: (revision: Int, index: SearchIndex)?
  }

  var text = OfText()
  var settings = OfSettings()
  var schema = OfSchema()

  mutating func textChanged() { (text, settings) = (OfText(), OfSettings()) }

  mutating func schemaChanged() { (settings, schema) = (OfSettings(), OfSchema()) }
}
