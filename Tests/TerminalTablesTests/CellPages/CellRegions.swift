@testable import TerminalTables

/// Where the parts of a view stand, worked out from its layout; their names are those of the view's own properties.
@MainActor
struct CellRegions {
  /// One part, as a page lists it.
  struct Region {
    var name: String
    var place: String
    var role: String
  }

  private(set) var regions: [Region] = []
  private var names: [ObjectIdentifier: String] = [:]
  private var line = 0

  init(of view: any RowView) {
    for child in Mirror(reflecting: view).children {
      if let name = child.label, let label = child.value as? Label { names[ObjectIdentifier(label)] = name }
    }
    add(view.layout)
    if view is any ModificationPresentable {
      regions.append(Region(name: "a dot", place: "at the right edge, while `isModified`", role: "modified"))
    }
  }

  private mutating func add(_ layout: RowLayout) {
    switch layout.part {
    case .stack(let layouts): for layout in layouts { add(layout) }
    case .content(let content):
      line += 1
      let isNamed = content is ProgressBar || content is TextContent
      let name = isNamed ? "a ``\(type(of: content))``" : "what the cell draws itself"
      regions.append(Region(name: name, place: "\(ordinal)the whole width", role: isNamed ? "value" : "several"))
    case .line(let items):
      line += 1
      add(items)
    }
  }

  private mutating func add(_ items: [LayoutItem]) {
    var isTrailing = false
    for item in items {
      if item === LayoutItem.spacer {
        isTrailing = true
      } else if item === LayoutItem.chevron {
        regions.append(Region(name: "the chevron", place: "at the right edge", role: "detail"))
      } else if item === LayoutItem.check {
        regions.append(Region(name: "the check mark", place: "at the right edge", role: "value"))
      } else if let label = item as? Label {
        let side = label.wraps ? "as many lines as it takes" : isTrailing ? "at the right edge" : "at the left"
        regions.append(
          Region(name: "`\(names[ObjectIdentifier(item)] ?? "a label")`", place: ordinal + side, role: "\(label.role)"))
      }
    }
  }

  /// Said of the lines after the first alone.
  private var ordinal: String {
    line == 1 ? "" : "line \(line), "
  }
}
