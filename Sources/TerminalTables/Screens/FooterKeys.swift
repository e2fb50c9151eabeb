import Curses

/// The line of keys at the foot of a screen, made from the bindings.
@MainActor
enum FooterKeys {
  /// From this width on what leads back is always told; below it is taken for known.
  private static let columnsForBack = 76

  /// As many as fit, nearer to each other where that lets more in; the keys that lead to the whole list, and where it is
  /// not narrow back, always do.
  static func text(for bindings: [KeyBinding], columns: Int) -> String {
    let shown = bindings.filter { $0.isInFooter && $0.disabledReason == nil && !$0.keys.isEmpty }
    let priorities = shown.map { priority(of: $0, columns) }
    let wide = items(shown, priorities, columns, gap: 3)
    let chosen = wide.count == shown.count ? wide : items(shown, priorities, columns, gap: 2)
    let isNear = chosen.count > wide.count
    return (isNear ? chosen : wide).joined(separator: isNear ? "  " : "   ")
  }

  /// The most important ones take their room first.
  private static func items(_ shown: [KeyBinding], _ priorities: [Int], _ columns: Int, gap: Int) -> [String] {
    var room = columns + gap
    var items: [(place: Int, text: String)] = []
    for priority in Set(priorities).sorted(by: >) {
      for place in shown.indices where priorities[place] == priority && room >= 0 {
        let text = item(shown[place])
        room -= DisplayWidth.of(text) + gap
        if room >= 0 { items.append((place, text)) }
      }
    }
    return items.sorted { $0.place < $1.place }.map(\.text)
  }

  private static let (back, help, open) = (
    TableCommand.back.rawValue, TableCommand.help.rawValue, TableCommand.open.rawValue
  )

  private static func priority(of binding: KeyBinding, _ columns: Int) -> Int {
    switch binding.name {
    case help: .max
    case back where columns >= columnsForBack: .max
    // What Enter does is told before what is told of any row.
    case open where columns >= columnsForBack: binding.footerPriority + 1
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
