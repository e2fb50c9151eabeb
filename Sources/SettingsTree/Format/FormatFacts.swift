/// What is known of the programs that read a format, beside how its files are read.
package struct FormatFacts: Sendable {
  /// How programs write counts of bytes or spans of time.
  package struct Units: Sendable {
    /// The finest first.
    package var units: [String] = []
    /// Units of powers of 1000 beside those of 1024.
    package var decimalUnits: [String] = []
    /// Whether capitals do not matter.
    package var ignoresCase = false
    /// What is between two parts, as in `1h30m`; nil where there may be one only.
    package var joint: String?

    package init() {}
  }

  /// What tells the items of its lists apart, the best first.
  package var identities: [ItemIdentity] = []
  /// Keys of which one says otherwise what the others say: setting one takes the place of another.
  package var exclusives: [[String]] = []
  package var bytes: Units?
  package var durations: Units?
  /// Whether a first line `#!…` is a comment, and does not tell a program.
  package var hasScriptLines = false
  /// Whether a name with dots is that of one setting, where neither the file nor its schema says otherwise.
  package var hasDottedKeys = false
  /// The mode that its programs ask their files to have; nil where they ask for none.
  package var mode: UInt32?

  package init() {}
}
