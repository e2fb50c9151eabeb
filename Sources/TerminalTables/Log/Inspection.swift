/// What an inspector says of a screen: facts with their names, in groups.
struct Inspection {
  struct Group: Hashable {
    var name: String
    var facts: [Fact]
  }

  struct Fact: Hashable {
    var name: String
    var value: String
    /// Makes two facts of the same words differ.
    var number = 0
  }

  var groups: [Group] = []

  @MainActor mutating func add(_ name: Word, _ facts: [(String, String)]) {
    let facts = facts.enumerated().map { Fact(name: $1.0, value: $1.1, number: $0) }
    groups.append(Group(name: Words.current[name], facts: facts))
  }

  @MainActor mutating func add(_ name: Word, _ facts: [(Word, String)]) {
    add(name, facts.map { (Words.current[$0], $1) })
  }
}

/// How much was made, drawn and sent so far; the difference of two is what a key cost.
struct WorkCounts {
  var pool = PoolCounts()
  var drawing = DrawingCounts()
  var frames = 0
  var bytes = 0
}

@MainActor
protocol Inspectable: Screen {
  var inspection: Inspection { get }
  var counts: (pool: PoolCounts, drawing: DrawingCounts) { get }
}

extension TableController: Inspectable {
  var counts: (pool: PoolCounts, drawing: DrawingCounts) { (table.poolCounts, table.drawingCounts) }

  var inspection: Inspection {
    var inspection = Inspection()
    inspection.add(.inspectedScreen, [(.inspectedType, "\(Content.self)"), (.inspectedTitle, title)])
    inspection.add(.inspectedRow, focusedRowFacts)
    inspection.add(.inspectedLabels, labelFacts)
    let (ordinal, count) = table.focusPosition
    let size = table.viewport.size
    let words = Words.current
    inspection.add(
      .inspectedTable,
      [
        (.inspectedFocus, words.text(.inspectedPosition, ["row": "\(ordinal)", "count": "\(count)"])),
        (.inspectedSize, words.text(.inspectedExtent, ["lines": "\(size.rows)", "columns": "\(size.columns)"])),
        (.inspectedViews, "\(table.poolCounts.alive)"), (.inspectedViewsFilled, "\(table.poolCounts.built)"),
      ])
    return inspection
  }

  private var focusedRowFacts: [(Word, String)] {
    guard let focus = table.focus, let row = table.focusedRow else {
      return [(.inspectedItem, Words.current[.inspectedNone])]
    }
    let type = row.kind.type
    return [
      (.inspectedItem, "\(table.source.item(at: focus).base)"),
      (.inspectedSection, "\(table.source.group(of: focus.section).base)"),
      (.inspectedClass, "\(type)"), (.inspectedIdentifier, row.kind.identifier ?? type.reuseIdentifier),
      (.inspectedTraits, TraitNames.of(type).joined(separator: ", ")), (.inspectedLines, "\(row.rows)"),
    ]
  }

  private var labelFacts: [(String, String)] {
    (table.focusedRow?.plan.placements ?? []).map { place in
      let text = place.line.isEmpty ? place.label.text : place.line
      let last = place.column + max(1, place.columns) - 1
      let extent = Words.current.text(
        .inspectedPlace, ["line": "\(place.row)", "first": "\(place.column)", "last": "\(last)"])
      return ("“\(text)”", extent)
    }
  }
}

@MainActor
enum TraitNames {
  static func of(_ type: any RowView.Type) -> [String] {
    let all: [(String, Bool)] = [
      ("TitlePresentable", type is any TitlePresentable.Type),
      ("SubtitlePresentable", type is any SubtitlePresentable.Type),
      ("DetailPresentable", type is any DetailPresentable.Type),
      ("BytesCountPresentable", type is any BytesCountPresentable.Type),
      ("DisclosurePresentable", type is any DisclosurePresentable.Type),
      ("ModificationPresentable", type is any ModificationPresentable.Type),
      ("Highlightable", type is any Highlightable.Type), ("ValuePickable", type is any ValuePickable.Type),
      ("Steppable", type is any Steppable.Type), ("Switchable", type is any Switchable.Type),
      ("TextEditable", type is any TextEditable.Type),
    ]
    return all.filter(\.1).map(\.0)
  }
}
