import Curses
import TestSupport
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// What is drawn step by step, only where something changed, must be the picture that drawing everything gives.
@MainActor
@Suite struct RedrawingTests {
  @Test(arguments: 0..<40) func stepsGiveThePictureOfDrawingAnew(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let pilot = try TablePilot(
      rows: Int.random(in: 1...14, using: &random), columns: 30, style: seed.isMultiple(of: 2) ? .grouped : .plain)
    var content = Content(random: &random)
    try pilot.show(content)
    var actions: [String] = []
    for step in 0..<120 {
      actions.append(try act(on: pilot, &content, &random))
      pilot.draw()
      if step % 4 != seed % 4 { continue }
      let drawn = pilot.cells
      let anew = pilot.cellsDrawnAgain()
      guard drawn != anew else { continue }
      let difference = zip(drawn, anew).map { $0 == $1 ? "  " + text($1) : "! \(text($0)) should be \(text($1))" }
      Issue.record("seed \(seed), step \(step), \(actions.suffix(8)):\n\(difference.joined(separator: "\n"))")
      return
    }
  }

  private func text(_ line: [DrawnCell]) -> String {
    line.map { $0.attributes.isEmpty ? $0.text : $0.text.uppercased() }.joined()
  }

  private func act(
    on pilot: TablePilot, _ content: inout Content, _ random: inout SeededGenerator
  ) throws -> String {
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<8:
      let movements: [TableView.Movement] = [.up, .down, .down, .down, .up, .pageUp, .pageDown, .first, .last]
      let movement = movements.randomElement(using: &random) ?? .down
      pilot.table.move(movement)
      return "\(movement)"
    case 8..<11:
      content.change(using: &random)
      try pilot.show(content)
      return "apply"
    case 11:
      let item = content.sections.flatMap(\.items).randomElement(using: &random) ?? 0
      content.heights[item] = Int.random(in: 1...4, using: &random)
      pilot.table.reconfigure("item \(item)")
      return "reload \(item)"
    case 12:
      pilot.resize(rows: Int.random(in: 1...14, using: &random), columns: Int.random(in: 1...34, using: &random))
      return "resize to \(pilot.terminal.size)"
    default:
      let group = content.sections.randomElement(using: &random)?.name ?? ""
      pilot.table.reconfigure(section: group)
      return "reload section \(group)"
    }
  }
}

/// Sections of numbers that change at random.
struct Content {
  var sections: [(name: String, items: [Int])] = []
  var heights: [Int: Int] = [:]
  private var next = 0

  init(random: inout SeededGenerator) {
    for number in 0..<Int.random(in: 1...4, using: &random) {
      sections.append(("section \(number)", make(Int.random(in: 0...12, using: &random), &random)))
    }
  }

  private mutating func make(_ count: Int, _ random: inout SeededGenerator) -> [Int] {
    (0..<count).map { _ in
      next += 1
      heights[next] = [1, 1, 1, 2, 3, 9][Int.random(in: 0..<6, using: &random)]
      return next
    }
  }

  mutating func change(using random: inout SeededGenerator) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let section = Int.random(in: 0..<sections.count, using: &random)
      let place = Int.random(in: 0...sections[section].items.count, using: &random)
      sections[section].items.insert(contentsOf: make(Int.random(in: 1...5, using: &random), &random), at: place)
    case 1:
      let section = Int.random(in: 0..<sections.count, using: &random)
      sections[section].items.removeAll { _ in Bool.random(using: &random) }
    case 2:
      let section = Int.random(in: 0..<sections.count, using: &random)
      sections[section].items.shuffle(using: &random)
    default: sections.shuffle(using: &random)
    }
  }
}

extension TablePilot {
  func show(_ content: Content) throws {
    try show(
      content.sections.map { section in Section(section.name, section.items.map { "item \($0)" }) },
      header: { $0.hasSuffix("2") ? nil : $0 }, footer: { $0.hasSuffix("1") ? "the end of \($0)" : nil },
      height: { [heights = content.heights] item in Int(item.dropFirst(5)).flatMap { heights[$0] } ?? 1 })
  }
}
