/// How much is kept of what was changed.
package struct JournalLimits: Sendable, Equatable {
  /// How large the journal of one file may become, in bytes.
  package var bytes: Int
  /// How long it is kept what was changed, in days.
  package var days: Int

  package init(bytes: Int = 256 << 10, days: Int = 90) {
    (self.bytes, self.days) = (bytes, days)
  }
}
