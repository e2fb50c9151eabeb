extension Int {
  /// So many of something, in words: `1 entry`, `2 entries`.
  ///
  /// - Parameter many: what several are called; with an `s` unless told.
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}
