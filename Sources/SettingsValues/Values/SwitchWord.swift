/// The words that switch something on and off in formats whose values are all texts.
package enum SwitchWord {
  /// All of them, in small letters.
  package static let all = ["on", "off", "yes", "no", "true", "false"]

  /// Whether a text is one of them, in any case.
  package static func matches(_ text: some StringProtocol) -> Bool { all.contains(text.lowercased()) }
}
