import Curses

/// The line of keys at the foot of a screen, made from the bindings.
@MainActor
enum FooterKeys {
  private static let gap = "   "

  /// Below this width what leads back is taken for known.
  private static let columnsForBack = 60

  /// As many as fit; the keys that lead to the whole list, and where it is not narrow back, always do.
  static func text(for bindings: [KeyBinding], columns: Int) -> String {
    let shown = bindings.filter { $0.isInFooter && $0.disabledReason == nil && !$0.keys.isEmpty }
    let priorities = shown.map { priority(of: $0, columns) }
    // The most important ones take their room first.
    var room = columns + gap.utf8.count
    var items: [(place: Int, text: String)] = []
    for priority in Set(priorities).sorted(by: >) {
      for place in shown.indices where priorities[place] == priority && room >= 0 {
        let text = item(shown[place])
        room -= DisplayWidth.of(text) + gap.utf8.count
        if room >= 0 { items.append((place, text)) }
      }
    }
    return items.sorted { $0.place < $1.place }.map(\.text).joined(separator: gap)
  }

  private static let (back, help, open) = (
    TableCommand.back.rawValue, TableCommand.help.rawValue, TableCommand.open.rawValue
  )

  private static func priority(of binding: KeyBinding, _ columns: Int) -> Int {
    switch binding.name {
    case help: .max
    case back: columns >= columnsForBack ? .max : binding.footerPriority
    // What Enter does is told before what is told of any row.
    case open: binding.footerPriority + 1
    default: binding.footerPriority
    }
  }

  /// What both arrows do is said once.
  private static let ofBothArrows = [TableCommand.stepBack.rawValue, TableCommand.scrollLeft.rawValue]

  private static func item(_ binding: KeyBinding) -> String {
    let key = ofBothArrows.contains(binding.name) ? "← →" : binding.keys.first.map(Words.current.name) ?? ""
    return "\(key) \(binding.help)"
  }
}
