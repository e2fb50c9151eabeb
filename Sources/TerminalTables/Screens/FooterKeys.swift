import Curses

/// The line of keys at the foot of a screen, made from the bindings; kept as long as they are the same, as from one row
/// to the next.
@MainActor
struct FooterKeys {
  /// From this width on the key that leads back, or out, is always shown; below, it is taken for known.
  private static let columnsForBack = 76

  private struct Item: Equatable {
    let name: String
    let key: Key
    let help: String
    let priority: Int
  }

  private var items: [Item] = []
  private var columns = 0
  private var made = ""

  /// As many as fit, nearer to each other where that lets more in; the keys that lead to the whole list, and where it
  /// is not narrow back, always do.
  mutating func text(for bindings: [KeyBinding], columns: Int) -> String {
    var items: [Item] = []
    items.reserveCapacity(bindings.count)
    for binding in bindings where binding.isInFooter && binding.disabledReason == nil {
      guard let key = binding.keys.first else { continue }
      items.append(
        Item(name: binding.name, key: key, help: binding.help, priority: Self.priority(of: binding, columns)))
    }
    if items != self.items || columns != self.columns {
      (self.items, self.columns) = (items, columns)
      made = Self.text(of: items, columns)
    }
    return made
  }

  private static func text(of items: [Item], _ columns: Int) -> String {
    let wide = fitting(items, columns, gap: 3)
    let chosen = wide.count == items.count ? wide : fitting(items, columns, gap: 2)
    let isNear = chosen.count > wide.count
    return (isNear ? chosen : wide).joined(separator: isNear ? "  " : "   ")
  }

  /// The most important ones take their room first.
  private static func fitting(_ items: [Item], _ columns: Int, gap: Int) -> [String] {
    var room = columns + gap
    var texts: [(place: Int, text: String)] = []
    for priority in Set(items.map(\.priority)).sorted(by: >) {
      for (place, item) in items.enumerated() where item.priority == priority && room >= 0 {
        let text = text(of: item)
        room -= DisplayWidth.of(text) + gap
        if room >= 0 { texts.append((place, text)) }
      }
    }
    return texts.sorted { $0.place < $1.place }.map(\.text)
  }

  private static let (back, quit, help, open) = (
    TableCommand.back.rawValue, TableCommand.quit.rawValue, TableCommand.help.rawValue, TableCommand.open.rawValue
  )

  private static func priority(of binding: KeyBinding, _ columns: Int) -> Int {
    switch binding.name {
    case help: .max
    case back where columns >= columnsForBack, quit where columns >= columnsForBack: .max
    // What Enter does comes before the row's own keys.
    case open where columns >= columnsForBack: binding.footerPriority + 1
    default: binding.footerPriority
    }
  }

  /// What both arrows do is said once.
  private static let ofBothArrows = [TableCommand.stepBack.rawValue, TableCommand.scrollLeft.rawValue]

  private static func text(of item: Item) -> String {
    "\(ofBothArrows.contains(item.name) ? "← →" : Words.current.name(of: item.key)) \(item.help)"
  }
}
