import TerminalTables

/// What hosts answer while a play is under way, by their numbers.
struct HostAnswers {
  private var last: [Int: HostAnswer] = [:]
  private var doneCounts: [Int: Int] = [:]

  mutating func take(_ answers: [HostAnswer], of report: FleetReport) {
    for answer in answers {
      guard let host = report.number(of: answer.host) else { continue }
      last[host] = answer
      if answer.state == .ok { doneCounts[host, default: 0] += 1 }
    }
  }

  var count: Int { last.count }
  var all: some Collection<HostAnswer> { last.values }
  /// What a host said last; nil while it has said nothing.
  subscript(host: Int) -> HostAnswer? { last[host] }
  func doneCount(of host: Int) -> Int { doneCounts[host] ?? 0 }
}

extension TableView {
  /// The row of a play that is under way: how many of all hosts are done.
  func progress(_ title: String, _ count: Int, of all: Int) -> LoadingCell {
    dequeue(LoadingCell.self) {
      $0.setTitle(title)
      $0.setProgress(Double(count) / Double(max(1, all)))
    }
  }

  func host(_ name: String, detail: String, isFailed: Bool) -> RightDetailCell {
    let cell = row(name, detail: detail)
    if isFailed { cell.titleLabel.role = .error }
    return cell
  }
}

extension Navigator {
  /// Says how many hosts did not do something, where some did not.
  func say(failed count: Int, of all: Int) {
    if count > 0 { show(message: "\(count) of \(all) hosts did not do it", isError: true) }
  }
}
