import Curses
import TerminalTables

// The enum-driven settings screen: sections and rows are cases, and moving one is moving a case.

/// What the screen shows and changes.
@MainActor
final class AccountModel {
  var coachID = "COACH-7"
  var country = "Iceland"
  var sendsReports = true
  var ratings: Int?
}

/// A slow server.
enum RatingServer {
  static func ratings() async throws -> Int {
    try await Task.sleep(for: .seconds(1))
    return 42
  }
}

struct AccountTable: TableScreen {
  enum SectionID { case account, other }
  enum ItemID { case manageCoachIDs, activeCoachID, defaultCountry, reports, about, donate, rate, share }

  let model: AccountModel
  let title = "Settings"

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.account, [.manageCoachIDs, .activeCoachID, .defaultCountry, .reports]),
      Section(.other, [.about, .donate, .rate, .share]),
    ]
  }

  func header(for section: SectionID) -> String? {
    switch section {
    case .account: "Account"
    case .other: nil
    }
  }

  func footer(for section: SectionID) -> String? {
    switch section {
    case .account: model.sendsReports ? "A report goes out every Monday." : "No report is sent."
    case .other: nil
    }
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .manageCoachIDs:
      table.dequeue(BasicCell.self) {
        $0.setTitle("Manage Coach IDs")
        $0.accessory = .disclosure
      }
    case .activeCoachID:
      table.dequeue(RightDetailCell.self) {
        $0.setTitle("Active Coach ID")
        $0.setDetail(model.coachID)
        $0.accessory = .disclosure
      }
    case .defaultCountry:
      table.dequeue(RightDetailCell.self) {
        $0.setTitle("Default Country")
        $0.setDetail(model.country)
        $0.accessory = .disclosure
      }
    case .reports:
      table.dequeue(SwitchCell.self) {
        $0.setTitle("Weekly report")
        $0.setOn(model.sendsReports) { [weak table] on in
          model.sendsReports = on
          table?.reconfigure(section: SectionID.account)
        }
      }
    case .about:
      table.dequeue(BasicCell.self) {
        $0.setTitle("About the Developer")
        $0.accessory = .disclosure
      }
    case .donate: table.dequeue(BasicCell.self) { $0.setTitle("Donate ☕ ☕ ☕") }
    case .rate:
      table.dequeue(SubtitleCell.self) {
        $0.setTitle("Rate this App")
        $0.setSubtitle(model.ratings.map { "\($0) people have rated this version" } ?? "")
      }
    case .share:
      table.dequeue(SubtitleCell.self) {
        $0.setTitle("Share the App")
        $0.setSubtitle("Tell a friend")
      }
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .reports: RowHelp("Weekly report · on or off", text: "Sends what was done to the coach, once a week.")
    default: nil
    }
  }

  /// How many have rated arrives later, and appears in its row alone.
  func task(in table: TableView) async {
    do {
      if model.ratings == nil { model.ratings = try await RatingServer.ratings() }
      table.reconfigure(ItemID.rate)
    } catch {
      // The screen was left before the server answered.
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .manageCoachIDs, .activeCoachID, .defaultCountry, .about: navigator.show(message: "This would lead on")
    case .donate, .rate, .share: navigator.show(message: "Thank you")
    case .reports: break
    }
  }
}

do {
  let application = Application(on: try Terminal.open())
  _ = application.run(AccountTable(model: AccountModel()))
} catch {
  print("account-settings: \(error)")
}
