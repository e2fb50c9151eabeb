/// The texts by which items are found, handed over as UTF-8 in pieces: a million titles are never a million strings.
///
/// A ``TableScreen`` gives it as ``TableScreen/searchTexts``.
///
/// ```swift
/// import TerminalTables
///
/// struct RowsTable: TableScreen {
///   enum SectionID { case all }
///   let title = "Rows"
///   let sections = [Section(SectionID.all, 0..<1_000_000)]
///
///   var searchTexts: FilterText? {
///     FilterText(of: [1_000_000]) { _, items, piece in
///       for number in items { piece.append("Row \(number)") }
///     }
///   }
///
///   func cell(for number: Int, in table: TableView) -> any Cell {
///     table.dequeue(BasicCell.self) { $0.setTitle("Row \(number)") }
///   }
/// }
///
/// Application.main(RowsTable())
/// ```
public struct FilterText: Sendable {
  /// Appends the text of each item of a range, in order; called on any thread.
  public typealias Fill = @Sendable (_ section: Int, _ items: Range<Int>, _ piece: inout FilterPiece) -> Void

  let counts: [Int]
  let fill: Fill
  /// Where the client made it: what is said where it is wrong.
  let place: (file: StaticString, line: UInt)

  /// Texts that are made when they are searched.
  ///
  /// - Parameters:
  ///   - counts: how many items each section has.
  ///   - file: the file that is named where it does not append as many texts as there are items.
  ///   - line: the line in it.
  ///   - fill: appends the text of each item of a range, one after the other; called on any thread, for up to 8192
  ///     items at a time.
  public init(
    of counts: [Int], file: StaticString = #fileID, line: UInt = #line, fill: @escaping Fill
  ) {
    self.counts = counts
    self.fill = fill
    place = (file, line)
  }

  /// Texts that are known already, a list of them for each section.
  public init(_ texts: [[String]]) {
    self.init(of: texts.map(\.count)) { section, items, piece in
      for text in texts[section][items] { piece.append(text) }
    }
  }
}
