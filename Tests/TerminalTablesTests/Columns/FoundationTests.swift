import Foundation
import TerminalTables
import TerminalTablesTesting
import Testing

/// A table beside Foundation, as most programs have it: no name of the library is one of Foundation's too.
@MainActor
@Suite struct FoundationTests {
  private struct Appointments: ColumnScreen {
    enum SectionID { case all }
    enum ColumnID { case name, date }
    let title = "Appointments"
    let columns = [Column(ColumnID.name, "NAME"), Column(.date, "DATE", alignment: .trailing)]
    let sortOrder: ColumnOrder<ColumnID>? = ColumnOrder(.date, ascending: false)
    let dates = ["Dentist": Date(timeIntervalSince1970: 0)]
    var sections: [Section<SectionID, String>] { [Section(.all, dates.keys.sorted())] }

    func text(of name: String, in column: ColumnID) -> String {
      column == .name ? name : dates[name]?.formatted(.iso8601) ?? ""
    }
  }

  @Test func columnsAreShownAndSortedBesideFoundation() throws {
    let pilot = try Pilot(Appointments())
    #expect(pilot.shows("1970-01-01T00:00:00Z") && pilot.shows("DATE▼"))
  }
}
