extension StringProtocol {
  /// The text; of one that has more characters the beginning, and an ellipsis.
  ///
  /// - Parameters:
  ///   - longest: so many characters are shown as they are.
  ///   - kept: how many of a longer one are shown; as many unless told.
  package func shortened(to longest: Int, keeping kept: Int? = nil) -> String {
    // Counting characters costs; no text has more of them than bytes.
    utf8.count <= longest || count <= longest ? String(self) : prefix(kept ?? longest) + "…"
  }
}
