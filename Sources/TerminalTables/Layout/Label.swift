import Curses

/// A piece of styled text that owns a region of its row's window.
///
/// ```swift
/// final class CoffeeCell: Cell, TitlePresentable {
///   let titleLabel = Label()
///   let priceLabel = Label(.detail, minimumColumns: 6)
///   var layout: RowLayout { .row(titleLabel, .spacer, priceLabel) }
/// }
/// ```
@MainActor
public final class Label: LayoutItem {
  /// What the label shows; an empty label takes no room.
  public var text = "" {
    didSet { measured = nil }
  }

  /// What the text is, for the theme; ``clear()`` brings back the role that the label was made with.
  public var role: StyleRole

  /// Parts of the text to show as found by a filter, as offsets in characters; the table sets them in titles.
  public var matches: [Range<Int>] = []

  /// The columns below which the label is not cut: it goes under the title instead.
  public let minimumColumns: Int

  /// Whether long text goes on in further lines, broken between words; such a label has its lines to itself.
  public let wraps: Bool

  /// A colour that is shown before the text, where the terminal has it.
  public var swatch: Color?

  /// A secondary text behind the text, shown where the row is wide and has room for all of it.
  public var aside: String {
    get { asideLabel?.text ?? "" }
    set {
      if asideLabel == nil, !newValue.isEmpty { asideLabel = Label(.detail) }
      asideLabel?.text = newValue
    }
  }
  private(set) var asideLabel: Label?

  /// What is said under the label's row, in a line of its own: the first wording that fits is shown, else as much of the
  /// last as fits. Without wordings there is no line.
  ///
  /// ```swift
  /// cell.titleLabel.setNote(["10-local.conf:3 says yes, and comes first", "10-local.conf:3"])
  /// ```
  ///
  /// - Parameters:
  ///   - wordings: the longest first; none takes the line away.
  ///   - role: what the text is, for the theme.
  public func setNote(_ wordings: [String], role: StyleRole = .detail) {
    if noteLabel == nil, !wordings.isEmpty { noteLabel = Label(role) }
    noteWordings = wordings
    noteLabel?.role = role
  }
  private var noteLabel: Label?
  private var noteWordings: [String] = []

  /// The line under the row, in the wording for a width; nil where there is none.
  func note(columns: Int) -> Label? {
    guard let last = noteWordings.last, let noteLabel else { return nil }
    noteLabel.text = noteWordings.first { DisplayWidth.of($0) <= columns } ?? last
    return noteLabel
  }

  private let ordinaryRole: StyleRole
  private var measured: Int?

  /// Columns that a colour takes, with the blank behind it.
  static let swatchColumns = 3

  /// An empty label.
  ///
  /// - Parameters:
  ///   - role: what its text is, for the theme.
  ///   - minimumColumns: the columns below which it is not cut but goes under the title; 0 or more.
  ///   - wraps: whether long text goes on in further lines; then the label is alone in its ``RowLayout/row(_:)``.
  public init(_ role: StyleRole = .title, minimumColumns: Int = 8, wraps: Bool = false) {
    self.role = role
    self.minimumColumns = minimumColumns
    self.wraps = wraps
    ordinaryRole = role
  }

  /// The columns that the whole text takes on one line, with a colour before it.
  public var columns: Int { textColumns + (swatch == nil ? 0 : Self.swatchColumns) }

  private var textColumns: Int {
    if let measured { return measured }
    let columns = DisplayWidth.of(text)
    measured = columns
    return columns
  }

  /// Shows the words that are typed into a search as found, each where it first is.
  package func mark(_ typed: String) {
    let letters = text.map { $0.lowercased() }
    matches = typed.lowercased().split(whereSeparator: \.isWhitespace).lazy.filter { $0.count > 1 }.flatMap {
      FilterMatches.whole($0.map(String.init), in: letters) ?? []
    }
  }

  /// Makes the label as new, for the next row that reuses its cell.
  public func clear() {
    text = ""
    role = ordinaryRole
    if !matches.isEmpty { matches = [] }
    swatch = nil
    asideLabel?.text = ""
    if !noteWordings.isEmpty { noteWordings = [] }
  }

  /// Draws the text on one line of a region, cut at its right edge.
  ///
  /// - Returns: the columns that it took.
  func draw(in region: Region, row: Int, column: Int, columns available: Int, pen: Pen, matchPen: Pen) -> Int {
    guard available > 0, region.shows(row: row) else { return 0 }
    let place = region.part(row: row, column: column, rows: 1, columns: available)
    // No text has more columns than bytes, so that a short one is not measured.
    let fits = text.utf8.count <= available || textColumns <= available
    let shown = fits ? text : TextFitting.truncate(text, columns: available)
    let drawn = place.draw(shown, row: 0, column: 0, pen: pen)
    for match in matches { draw(match, of: shown, in: place, pen: pen.adding(matchPen)) }
    return drawn
  }

  private func draw(_ match: Range<Int>, of shown: String, in place: Region, pen: Pen) {
    let characters = Array(shown)
    let match = match.clamped(to: 0..<characters.count)
    guard !match.isEmpty else { return }
    let column = DisplayWidth.of(String(characters[..<match.lowerBound]))
    place.draw(String(characters[match]), row: 0, column: column, pen: pen)
  }
}
