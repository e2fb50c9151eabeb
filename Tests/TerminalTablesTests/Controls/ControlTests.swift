import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// Controls that carry their value: the row shows a change by itself, and the model has it.
@MainActor
@Suite struct ControlTests {
  enum Quality: String, CaseIterable { case low, medium, high, highest }

  final class Model {
    var quality: Quality? = .medium
    var days = 30
    var share = 0.2
    var small: UInt8 = 250
    var isOn = true
    var name = "ann"
    var key = "hunter2"
    var message = ""
    var changes = 0
  }

  struct Controls: TableScreen {
    enum SectionID { case all }
    enum ItemID: CaseIterable { case quality, round, days, share, small, notify, name, key, message }
    let model: Model
    let title = "Controls"
    let sections = [Section(SectionID.all, ItemID.allCases)]

    func cell(for item: ItemID, in table: TableView) -> any Cell {
      switch item {
      case .quality, .round:
        table.dequeue(ValuePickerLabelCell.self) {
          $0.setTitle(item == .round ? "Round" : "Quality")
          $0.setOptions(
            Quality.allCases, selected: model.quality, title: \.rawValue, placeholder: "none", wraps: item == .round
          ) {
            model.quality = $0
            model.changes += 1
          }
        }
      case .days:
        table.dequeue(StepperCell.self) {
          $0.setTitle("Days")
          $0.setValue(model.days, in: 1...365, step: 5, unit: "days") { model.days = $0 }
        }
      case .share:
        table.dequeue(StepperCell.self) {
          $0.setTitle("Share")
          $0.setValue(model.share, in: 0...1, step: 0.1) { model.share = $0 }
        }
      case .small:
        table.dequeue(StepperCell.self) {
          $0.setTitle("Small")
          $0.setValue(model.small, step: 3) { model.small = $0 }
        }
      case .notify:
        table.dequeue(SwitchCell.self) {
          $0.setTitle("Notify")
          $0.setOn(model.isOn) { model.isOn = $0 }
        }
      case .name:
        table.dequeue(TextFieldCell.self) {
          $0.setTitle("Name")
          $0.setText(model.name, placeholder: "nobody") { model.name = $0 }
        }
      case .key:
        table.dequeue(SecureFieldCell.self) {
          $0.setTitle("Key")
          $0.setText(model.key, placeholder: "none") { model.key = $0 }
        }
      case .message:
        table.dequeue(TextViewCell.self) {
          $0.setTitle("Message")
          $0.setText(model.message, placeholder: "nothing") { model.message = $0 }
        }
      }
    }
  }

  private func pilot(_ model: Model, at title: String) throws -> Pilot {
    let pilot = try Pilot(Controls(model: model), rows: 30)
    try pilot.focus(title)
    return pilot
  }

  // MARK: - Pickers

  @Test func aPickerStepsThroughItsOptionsAndStopsAtTheEnds() throws {
    let model = Model()
    let pilot = try pilot(model, at: "Quality")
    pilot.press(.right)
    #expect(model.quality == .high && pilot.focusedLine.contains("‹ high ›"))
    pilot.press(.right, .right, .right)
    #expect(model.quality == .highest && pilot.focusedLine.contains("‹ highest ›"))
    #expect(model.changes == 2, "a step beyond the end changes nothing")
    pilot.press(.left, .left, .left, .left, .left)
    #expect(model.quality == .low && pilot.focusedLine.contains("‹ low ›"))
  }

  @Test func aPickerThatWrapsGoesOnWithTheFirst() throws {
    let model = Model()
    let pilot = try pilot(model, at: "Round")
    pilot.press(.right, .right, .right)
    #expect(model.quality == .low)
    pilot.press(.left)
    #expect(model.quality == .highest && pilot.focusedLine.contains("‹ highest ›"))
  }

  @Test func withoutAValueItShowsThePlaceholderAndBeginsAtAnEnd() throws {
    let model = Model()
    model.quality = nil
    let pilot = try pilot(model, at: "Quality")
    #expect(pilot.focusedLine.contains("‹ none ›"))
    pilot.press(.left)
    #expect(model.quality == .highest)
  }

  @Test func enterListsTheOptionsWithThePresentOneCheckedAndFocused() throws {
    let model = Model()
    let pilot = try pilot(model, at: "Quality")
    #expect(pilot.footLine.contains("Enter choose"))
    pilot.press(.enter)
    #expect(pilot.titleLine == " Controls › Quality")
    #expect(pilot.focusedLine.contains("medium") && pilot.focusedLine.contains("✓"))
    #expect(pilot.lines.filter { $0.contains("✓") }.count == 1)
    pilot.press(.down, .enter)
    #expect(pilot.titleLine == " Controls" && model.quality == .high)
    #expect(pilot.focusedLine.contains("Quality") && pilot.focusedLine.contains("‹ high ›"))
    pilot.press(.enter, .up, .escape)
    #expect(model.quality == .high, "Esc leaves it as it was")
  }

  @Test func theOptionsAreSearchedAsEveryTable() async throws {
    let model = Model()
    let pilot = try pilot(model, at: "Quality")
    pilot.press(.enter)
    pilot.type("/highest")
    try await pilot.wait { $0.shows("1 found") }
    pilot.press(.enter, .enter)
    #expect(model.quality == .highest)
  }

  // MARK: - Steppers

  @Test func aStepperStaysInItsRange() throws {
    let model = Model()
    let pilot = try pilot(model, at: "Days")
    #expect(pilot.focusedLine.contains("30 days"))
    pilot.press(.right)
    #expect(model.days == 35 && pilot.focusedLine.contains("35 days"))
    model.days = 4
    pilot.navigator.reloadTop()
    pilot.press(.left, .left)
    #expect(model.days == 1 && pilot.focusedLine.contains("1 days"))
  }

  @Test func whatIsTypedOutsideTheRangeIsToldTheRange() throws {
    let model = Model()
    let pilot = try pilot(model, at: "Days")
    pilot.press(.enter, .control("u"))
    pilot.type("400")
    #expect(pilot.shows("A whole number from 1 to 365 days"))
    pilot.press(.enter)
    #expect(model.days == 30 && pilot.shows("A whole number from 1 to 365 days"))
    pilot.press(.control("u"))
    pilot.type(" 90 days")
    pilot.press(.enter)
    #expect(model.days == 90 && pilot.focusedLine.contains("90 days"))
  }

  @Test func decimalsStayDecimal() throws {
    let model = Model()
    let pilot = try pilot(model, at: "Share")
    pilot.press(.right)
    #expect(model.share == 0.3 && pilot.focusedLine.hasSuffix(" 0.3"))
    for _ in 0..<9 { pilot.press(.right) }
    #expect(model.share == 1 && pilot.focusedLine.contains("1.0"))
    pilot.press(.enter, .control("u"))
    pilot.type("1e-2")
    pilot.press(.enter)
    #expect(model.share == 0.01 && pilot.focusedLine.contains("0.01"))
    pilot.press(.enter, .control("u"))
    pilot.type("inf")
    #expect(pilot.shows("A number from 0 to 1"))
  }

  @Test func aStepBeyondTheTypeEndsAtItsEnd() throws {
    let model = Model()
    let pilot = try pilot(model, at: "Small")
    pilot.press(.right, .right, .right)
    #expect(model.small == 255)
    model.small = 2
    pilot.navigator.reloadTop()
    pilot.press(.left, .left)
    #expect(model.small == 0)
    pilot.press(.enter)
    pilot.type("x")
    #expect(pilot.shows("A whole number"))
  }

  // MARK: - Switches and texts

  @Test func aSwitchShowsItsNewStateWhole() throws {
    let model = Model()
    let pilot = try pilot(model, at: "Notify")
    pilot.press(.character(" "))
    #expect(!model.isOn && pilot.focusedLine.contains(" off"))
    pilot.press(.right)
    #expect(model.isOn && pilot.focusedLine.contains(" on"))
  }

  @Test func aTextFieldShowsWhatWasTyped() throws {
    let model = Model()
    let pilot = try pilot(model, at: "Name")
    pilot.press(.enter)
    pilot.type("abel")
    pilot.press(.enter)
    #expect(model.name == "annabel" && pilot.focusedLine.contains("annabel"))
    pilot.press(.enter, .control("u"), .enter)
    #expect(model.name.isEmpty && pilot.focusedLine.contains("nobody"))
  }

  @Test func aSecretIsShownByNothingUnlessAsked() async throws {
    let model = Model()
    let pilot = try pilot(model, at: "Key")
    #expect(pilot.focusedLine.contains("••••••••") && !pilot.screen.contains("hunter"))
    pilot.press(.enter)
    pilot.type("42")
    #expect(!pilot.screen.contains("hunter") && !pilot.screen.contains("42") && pilot.focusedLine.contains("•••••••••"))
    #expect(pilot.shows("Ctrl-R show"))
    pilot.press(.control("r"))
    #expect(pilot.focusedLine.contains("hunter242"))
    pilot.press(.control("r"))
    #expect(!pilot.screen.contains("hunter"))
    pilot.press(.enter)
    #expect(model.key == "hunter242" && !pilot.screen.contains("hunter"))
    pilot.type("/hunter")
    try await pilot.wait { $0.shows("0 found") }
  }

  @Test func aTextOfManyLinesIsEditedOnAScreenAndItsRowGrows() throws {
    let model = Model()
    let pilot = try pilot(model, at: "Message")
    pilot.press(.enter)
    #expect(pilot.titleLine.hasPrefix(" Controls › Message"))
    pilot.type("one")
    pilot.press(.enter)
    pilot.type("two")
    pilot.press(.control("s"))
    #expect(model.message == "one\ntwo" && pilot.titleLine == " Controls")
    #expect(pilot.row(of: "two") == pilot.row(of: "one").map { $0 + 1 })
  }

  // MARK: - Accessories

  @Test func accessoriesAreTheirRowsOwn() throws {
    let pilot = try TablePilot(rows: 6, columns: 40)
    func show(_ accessories: [Accessory]) throws {
      try pilot.table.apply(
        [Section("all", [0, 1, 2])],
        views: TableViews(cell: { item, table in
          switch item {
          case 0:
            table.dequeue(BasicCell.self) {
              $0.setTitle("basic")
              $0.accessory = accessories[item]
            }
          case 1:
            table.dequeue(SubtitleCell.self) {
              $0.setTitle("title")
              $0.setSubtitle("under")
              $0.accessory = accessories[item]
            }
          default:
            table.dequeue(RightDetailCell.self) {
              $0.setTitle("right")
              $0.setDetail("detail")
              $0.accessory = accessories[item]
            }
          }
        }))
      pilot.table.reconfigureVisible()
      pilot.draw()
    }
    func signs() -> [String] {
      ["basic", "title", "right"].map { title in
        pilot.terminal.cell(at: Point(row: pilot.row(of: title) ?? 0, column: 38)).text
      }
    }
    try show([.none, .disclosure, .check])
    #expect(signs() == [" ", "›", "✓"])
    #expect(!pilot.table.focusedTraits.isDisclosing)
    try show([.disclosure, .check, .none])
    #expect(signs() == ["›", "✓", " "])
    #expect(pilot.table.focusedTraits.isDisclosing)
  }
}
