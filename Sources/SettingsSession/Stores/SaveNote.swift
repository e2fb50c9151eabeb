/// What is remembered of the next saves beside what they change.
package struct SaveNote: Sendable, Equatable {
  /// By what of the program it is done: a verb, a screen.
  package var tool: String?
  /// Why it is done, in the words of whoever does it.
  package var reason: String?

  package init(tool: String? = nil, reason: String? = nil) {
    (self.tool, self.reason) = (tool, reason)
  }
}
