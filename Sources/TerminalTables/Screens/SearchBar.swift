/// A search field that is open as long as its screen is shown; the rows are what was found.
///
/// What is typed goes into the line, Up and Down move among the rows, Enter opens the focused one and Esc goes back.
/// Other keys do what they do on any screen.
///
/// ```swift
/// final class PlacesTable: TableScreen {
///   enum SectionID { case places }
///   let title = "Places"
///   var places: [String] = []
///   private(set) lazy var searchBar: SearchBar? = SearchBar { [unowned self] typed in
///     places = gazetteer.places(named: typed)
///   }
///   var sections: [Section<SectionID, String>] { [Section(.places, places)] }
///
///   func cell(for place: String, in table: TableView) -> any Cell {
///     table.dequeue(BasicCell.self) { $0.setTitle(place) }
///   }
/// }
/// ```
@MainActor
public final class SearchBar {
  /// What is typed.
  public var text: String {
    get { field.text }
    set { if newValue != text { field = TextEditor(newValue) } }
  }
  /// What is said at the right of the line; nil for how many rows there are.
  public var note: String?
  /// Finds the rows for what is typed; nil where the table is to show those of its own rows that have it.
  let onChange: ((String) -> Void)?
  var field = TextEditor()
  /// What the rows were last found for.
  private var found = ""

  /// A line for a screen all of whose rows are shown, and only those that have what is typed.
  public init() {
    onChange = nil
  }

  /// A line for a screen that finds its rows itself.
  ///
  /// - Parameter onChange: finds them; called when the text has changed, and the sections are asked for afterwards.
  public init(onChange: @escaping (String) -> Void) {
    self.onChange = onChange
  }

  /// Whether the text has changed since this was last asked.
  func takeChange() -> Bool {
    defer { found = field.text }
    return found != field.text
  }
}
