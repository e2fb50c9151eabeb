import SettingsFiles
import SettingsSchema

extension EditingSession {
  /// Shows what the program that reads the document says against a text of it, as problems of the settings on its
  /// lines; what was taken up before goes.
  ///
  /// A complaint is one of ``problems`` until its setting is written otherwise, or the next ones are taken up.
  ///
  /// - Parameters:
  ///   - complaints: what it says; none where it is content.
  ///   - program: its name.
  ///   - document: what it was asked about, which may have fewer changes than the present one.
  public func takeUp(_ complaints: [Complaint], of program: String, about document: Document) {
    if complaints.isEmpty, placedComplaints.isEmpty { return }
    placedComplaints = complaints.map { PlacedComplaint($0, of: program, about: document) }
    caches.settings.findings = nil
  }

  /// The problems that complaints are in the present text.
  var complaintProblems: [Problem] { placedComplaints.compactMap { $0.problem(in: document) } }
}
