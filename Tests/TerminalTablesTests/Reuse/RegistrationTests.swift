import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

@MainActor
@Suite struct RegistrationTests {
  /// A cell of a program's own, with a state and a closure.
  final class CupsCell: Cell, TitlePresentable, Switchable, TextEditable, ModificationPresentable, Highlightable {
    let titleLabel = Label()
    let cupsLabel = Label(.detail)
    let switchLabel = Label()
    let fieldLabel = Label()
    var editableText = ""
    var isOn = false
    var isModified = false
    var onChange: ((Bool) -> Void)?
    var onCommit: ((String) throws(TextProblem) -> Void)?
    var onValidate: ((String) throws(TextProblem) -> Void)?
    var cups = 0
    var layout: RowLayout { .row(titleLabel, .spacer, cupsLabel) }
    func prepareForReuse() { cups = 0 }
  }

  final class RuleHeader: HeaderFooter, TitlePresentable {
    let titleLabel = Label(.header)
    var layout: RowLayout { .row(titleLabel, .spacer) }
  }

  @Test func identifiersAreTheTypesOwnNames() {
    #expect(BasicCell.reuseIdentifier == "BasicCell")
    #expect(CupsCell.reuseIdentifier == "CupsCell")
  }

  @Test func dequeuingIsTypedByTheClass() {
    let table = TableView()
    table.register(CupsCell.self)
    let cell: CupsCell = table.dequeue(CupsCell.self) { $0.cups = 3 }
    #expect(cell.cups == 3)
  }

  @Test func aMissingRegistrationIsNamedWithTheCallThatMakesIt() {
    #expect(
      CellPool.missingRegistration(of: "CupsCell", identifier: nil)
        == "CupsCell is not registered; call table.register(CupsCell.self) first")
    #expect(
      CellPool.missingRegistration(of: "CupsCell", identifier: "stacked")
        == "stacked is not registered; call table.register(CupsCell.self, identifier: \"stacked\") first")
  }

  @Test func aPreparedLayoutServesUnderItsOwnIdentifier() throws {
    let pilot = try TablePilot()
    pilot.table.register(RightDetailCell.self, identifier: "stacked") {
      .stack(.row($0.titleLabel), .row($0.detailLabel))
    }
    try pilot.table.apply(
      [Section("all", ["plain", "stacked"])],
      views: TableViews(cell: { item, table in
        table.dequeue(RightDetailCell.self, identifier: item == "stacked" ? "stacked" : nil) {
          $0.setTitle("Country")
          $0.setDetail("Iceland")
        }
      }))
    let lines = pilot.draw()
    #expect(lines[0].contains("Country") && lines[0].contains("Iceland"))
    #expect(lines[1].hasSuffix("Country"))
    #expect(lines[2].hasSuffix("   Iceland"))
    #expect(pilot.table.poolCounts.alive == 2)
  }

  @Test func headersAndFootersOfAProgramsOwnAreDequeuedAlike() throws {
    let pilot = try TablePilot()
    pilot.table.register(RuleHeader.self)
    try pilot.table.apply(
      [Section("all", ["row"])],
      views: TableViews(
        cell: { item, table in table.dequeue(BasicCell.self) { $0.setTitle(item) } },
        header: { group, table in table.dequeue(RuleHeader.self) { $0.setTitle("== \(group) ==") } },
        footer: { _, table in table.dequeue(SectionFooter.self) { $0.setTitle("the end") } }))
    #expect(pilot.draw().prefix(3) == [" == all ==", "▎  row", " the end"])
  }

  @Test func aReusedCellIsAsNew() throws {
    let pool = CellPool()
    pool.register(CupsCell.self, identifier: nil, layout: nil)
    let cell = pool.dequeue(CupsCell.self, identifier: nil)
    cell.setTitle("Donate")
    cell.titleLabel.role = .error
    cell.titleLabel.matches = [0..<2]
    cell.cupsLabel.text = "☕"
    cell.cups = 3
    cell.isModified = true
    cell.onChange = { _ in }
    cell.onCommit = { _ in }
    cell.onValidate = { _ in }
    let row = pool.claim(cell)
    row.layOut(columns: 40)
    pool.recycle(row)

    let again = pool.dequeue(CupsCell.self, identifier: nil)
    #expect(again === cell)
    #expect(again.titleLabel.text.isEmpty && again.titleLabel.role == .title && again.titleLabel.matches.isEmpty)
    #expect(again.cupsLabel.text.isEmpty)
    #expect(again.cups == 0 && !again.isModified)
    #expect(again.onChange == nil && again.onCommit == nil && again.onValidate == nil)
  }

  @Test func aCellThatItsCallerMadeStaysTheCallersOwn() throws {
    let own = BasicCell()
    own.setTitle("mine")
    let pilot = try TablePilot(rows: 3)
    let sections = [Section("all", 0..<100)]
    try pilot.table.apply(
      sections,
      views: TableViews(cell: { item, table in
        item == 0 ? own : table.dequeue(BasicCell.self) { $0.setTitle("row \(item)") }
      }))
    pilot.draw()
    pilot.move(.last)
    #expect(own.titleLabel.text == "mine")
    #expect(pilot.move(.first)[0] == "▎  mine")
  }
}

/// The traits of the library's own cells are named beside them, and are those that the runtime tells.
@MainActor
@Suite struct NamedTraitsTests {
  @Test func theyAreThoseOfTheClass() {
    let table = TableView()
    table.registerStandardCells()
    #expect(table.pool.kinds.count == 18)
    for kind in table.pool.kinds {
      #expect(kind.named != nil, "\(kind.type)")
      let asked = RowKind(kind.type, identifier: nil, make: kind.make)
      #expect(kind.traitNames == asked.traitNames, "\(kind.type)")
    }
  }

  @Test func theyLeadToTheView() throws {
    let kind = RowKind(
      StepperCell.self, identifier: nil, traits: NamedTraits<StepperCell>().steppable.editable.modifiable.traits
    ) { StepperCell() }
    let cell = StepperCell()
    let row = ReusableRow(cell, kind: kind)
    #expect(row.steppable === cell && row.editable === cell && row.modifiable === cell)
    #expect(row.pickable == nil && row.switchable == nil && kind.isFocusable && !kind.isDisclosing)
  }
}

extension RowKind {
  fileprivate var traitNames: [String] {
    [
      isHighlightable ? "highlightable" : nil, isPickable ? "pickable" : nil, isSteppable ? "steppable" : nil,
      isSwitchable ? "switchable" : nil, isEditable ? "editable" : nil, isDisclosing ? "disclosing" : nil,
      isModifiable ? "modifiable" : nil, isAccessorized ? "accessorized" : nil,
    ].compactMap { $0 }
  }
}
