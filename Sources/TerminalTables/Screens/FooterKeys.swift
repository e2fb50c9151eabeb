import Curses

/// The line of keys at the foot of a screen, made from the bindings.
@MainActor
enum FooterKeys {
  private static let gap = "   "

  /// As many as fit; the key to the whole list always does.
  static func text(for bindings: [KeyBinding], columns: Int) -> String {
    let shown = bindings.lazy.filter { $0.isInFooter && $0.disabledReason == nil && !$0.keys.isEmpty }
    let helpName = TableCommand.help.rawValue
    let help = shown.first { $0.name == helpName }.map(item) ?? ""
    var line = ""
    var room = columns - DisplayWidth.of(help)
    for binding in shown where binding.name != helpName {
      let text = item(binding) + gap
      room -= DisplayWidth.of(text)
      if room < 0 { break }
      line += text
    }
    return line + help
  }

  /// What both arrows do is said once.
  private static let ofBothArrows = [TableCommand.stepBack.rawValue, TableCommand.scrollLeft.rawValue]

  private static func item(_ binding: KeyBinding) -> String {
    let key = ofBothArrows.contains(binding.name) ? "← →" : binding.keys.first.map(Words.current.name) ?? ""
    return "\(key) \(binding.help)"
  }
}
