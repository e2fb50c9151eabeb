/// What the screens show and change.
@MainActor
final class AccountModel {
  var coachIDs = ["COACH-3", "COACH-7", "COACH-12"]
  var activeCoachID = "COACH-7"
  var country = "Iceland"
  var sendsReports = true
  var cups = 3
  /// How many have rated this version; nil until the server has said so.
  var ratings: Int?
  /// Asks the server, which takes its time.
  var fetchRatings: () async throws -> Int = {
    try await Task.sleep(for: .seconds(1))
    return 42
  }

  /// Another coach takes over where the active one goes.
  func remove(_ coachID: String) {
    coachIDs.removeAll { $0 == coachID }
    if activeCoachID == coachID { activeCoachID = coachIDs.first ?? "none" }
  }
}
