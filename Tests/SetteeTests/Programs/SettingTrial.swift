import SettingsDocuments
import SettingsSchema

@testable import SettingsPrograms

/// Asks a program about many settings at once, and finds the ones that it refuses.
struct SettingTrial {
  let page: ProgramPage
  let file: String
  /// What comes before the settings, whole lines.
  var header = ""
  let judge: ProgramJudge

  /// A setting with a value, as a line of the file.
  struct Candidate: Sendable {
    let name: String
    let value: String
    let line: String
  }

  /// One that the program refuses, in its words.
  struct Refusal: Sendable {
    let candidate: Candidate
    let words: String
  }

  /// The ones that it refuses.
  ///
  /// - Throws: where it cannot be asked.
  func refused(of candidates: [Candidate]) throws(AskingFailure) -> [Refusal] {
    var (rest, refused): ([Candidate], [Refusal]) = (candidates, [])
    while !rest.isEmpty {
      let complaints = try complaints(about: rest)
      if complaints.isEmpty { return refused }
      let found = places(of: complaints, in: rest)
      if found.isEmpty {
        if rest.count == 1 { return refused + [Refusal(candidate: rest[0], words: complaints[0].text)] }
        let middle = rest.count / 2
        return try refused + self.refused(of: Array(rest[..<middle])) + self.refused(of: Array(rest[middle...]))
      }
      refused += found.map { Refusal(candidate: rest[$0.key], words: $0.value) }
      rest = rest.indices.filter { found[$0] == nil }.map { rest[$0] }
    }
    return refused
  }

  /// The ones that it refuses each by itself: among others they may clash.
  func refusedAlone(of candidates: [Candidate]) throws(AskingFailure) -> [Refusal] {
    var refused: [Refusal] = []
    for refusal in try self.refused(of: candidates) { refused += try self.refused(of: [refusal.candidate]) }
    return refused
  }

  /// What it says of them together; empty where it takes them.
  private func complaints(about candidates: [Candidate]) throws(AskingFailure) -> [Complaint] {
    let text = header + candidates.map { $0.line + "\n" }.joined()
    switch judge.verdict(on: Array(text.utf8), forFile: file, by: page) {
    case .accepted, .notWorse: return []
    case .refused(let complaints): return complaints
    case .couldNotAsk(let reason): throw reason
    }
  }

  /// The candidates that complaints are about, by their lines.
  private func places(of complaints: [Complaint], in candidates: [Candidate]) -> [Int: String] {
    let first = header.split(separator: "\n", omittingEmptySubsequences: false).count
    var places: [Int: String] = [:]
    for complaint in complaints {
      guard let line = complaint.line, candidates.indices.contains(line - first) else { continue }
      places[line - first] = complaint.text
    }
    return places
  }
}
