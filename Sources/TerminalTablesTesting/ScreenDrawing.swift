import Curses

/// A screen as an image with its colours, in SVG: for pages that show what a program looks like.
///
/// Text stays text, so that it can be read out and searched. The terminal's own colours are dark grey and light grey.
///
/// ```swift
/// try pilot.expectDrawing(file: "Documentation/Pictures/settings.svg", titled: "The settings of a file")
/// ```
public struct ScreenDrawing: Sendable, CustomStringConvertible {
  private let cells: [[DrawnCell]]
  private let title: String

  private static let (cellWidth, cellHeight, margin) = (8.4, 17.0, 12.0)
  private static let (ownForeground, ownBackground) = ("#d8d8d8", "#1c1e22")

  init(_ cells: [[DrawnCell]], title: String) {
    self.cells = cells
    self.title = title
  }

  /// The image as the text of a file.
  public var description: String {
    let columns = cells.map(\.count).max() ?? 0
    let width = Self.number(Double(columns) * Self.cellWidth + 2 * Self.margin)
    let height = Self.number(Double(cells.count) * Self.cellHeight + 2 * Self.margin)
    let font = "font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"14\""
    let lines = cells.enumerated().flatMap { row, line in
      Self.runs(in: line).flatMap { run in [Self.background(of: run, row), Self.text(of: run, row)] }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" \(font)>
      <title>\(Self.escaped(title))</title>
      <rect width="\(width)" height="\(height)" rx="8" fill="\(Self.ownBackground)"/>
      \(lines.compactMap(\.self).joined(separator: "\n"))
      </svg>

      """
  }

  // MARK: - Runs

  /// Neighbours that look alike.
  private struct Run {
    var column: Int
    var count = 0
    var text = ""
    var look: Look
  }

  private struct Look: Equatable {
    var attributes: Attributes
    var foreground: Color
    var background: Color
  }

  private static func runs(in line: [DrawnCell]) -> [Run] {
    var runs: [Run] = []
    for (column, cell) in line.enumerated() {
      let look = Look(attributes: cell.attributes, foreground: cell.foreground, background: cell.background)
      // What is wide begins a run of its own, so that what follows it is in its column whatever the font does.
      let isWide = column + 1 < line.count && line[column + 1].text.isEmpty
      let followsWide = column > 0 && line[column - 1].text.isEmpty
      if runs.last?.look != look || isWide || followsWide { runs.append(Run(column: column, look: look)) }
      runs[runs.count - 1].count += 1
      runs[runs.count - 1].text += cell.text
    }
    return runs
  }

  // MARK: - Elements

  private static func background(of run: Run, _ row: Int) -> String? {
    let isReversed = run.look.attributes.contains(.reverse)
    guard isReversed || run.look.background != .standard else { return nil }
    let fill = isReversed ? hex(run.look.foreground) ?? ownForeground : hex(run.look.background) ?? ownBackground
    let place = "x=\"\(x(of: run.column))\" y=\"\(number(margin + Double(row) * cellHeight))\""
    let size = "width=\"\(number(Double(run.count) * cellWidth))\" height=\"\(number(cellHeight))\""
    return "<rect \(place) \(size) fill=\"\(fill)\"/>"
  }

  private static func text(of run: Run, _ row: Int) -> String? {
    guard run.text.contains(where: { $0 != " " }) else { return nil }
    let look = run.look
    let isReversed = look.attributes.contains(.reverse)
    let fill = isReversed ? hex(look.background) ?? ownBackground : hex(look.foreground) ?? ownForeground
    var style = "fill=\"\(fill)\""
    if look.attributes.contains(.bold) { style += " font-weight=\"bold\"" }
    if look.attributes.contains(.dim) { style += " opacity=\"0.6\"" }
    if look.attributes.contains(.italic) { style += " font-style=\"italic\"" }
    if look.attributes.contains(.underline) { style += " text-decoration=\"underline\"" }
    let place = "x=\"\(x(of: run.column))\" y=\"\(number(margin + Double(row) * cellHeight + 12.5))\""
    let length = "textLength=\"\(number(Double(run.count) * cellWidth))\" lengthAdjust=\"spacingAndGlyphs\""
    return "<text \(place) \(length) \(style) xml:space=\"preserve\">\(escaped(run.text))</text>"
  }

  private static func x(of column: Int) -> String {
    number(margin + Double(column) * cellWidth)
  }

  /// With one digit behind the point, so that the same screen is the same file everywhere.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// The 16 colours whose look is a terminal's own affair: xterm's blue cannot be read on a dark ground.
  private static let ownColors = [
    "#2e3436", "#e05561", "#8cc265", "#d18f52", "#4aa5f0", "#c162de", "#42b3c2", "#d7dae0",
    "#6b7280", "#ff616e", "#a5e075", "#f0a45d", "#4dc4ff", "#de73ff", "#4cd1e0", "#ffffff",
  ]

  private static func hex(_ color: Color) -> String? {
    if case .indexed(let index) = color, index < ownColors.count { return ownColors[Int(index)] }
    guard let color = color.components else { return nil }
    return "#" + [color.red, color.green, color.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
