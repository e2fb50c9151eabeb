import SettingsDocuments
import Testing

@testable import SettingsPrograms

/// What Settee says may be written, the program takes; and what it says is too much, the program does not take.
@Suite struct PromisedValueTests {
  /// A program, and how its settings are written.
  struct Sample: Sendable, CustomTestStringConvertible {
    let page: String
    let file: String
    var header = ""
    /// The section whose settings are tried.
    var section: String?
    /// What is between a name and a value, and around the value.
    var separator = " = "
    var quote = ""
    /// Words by which the program refuses what lacks something: of this machine, of its build, of the other settings.
    var lacks: [String] = []
    /// Values that another version takes, another machine, or beside less of other settings.
    var elsewhere: [String] = []
    var testDescription: String { page }
  }

  static let samples = [
    Sample(page: "sshd", file: "/etc/ssh/sshd_config", separator: " "),
    Sample(
      page: "postgresql", file: "/etc/postgresql/15/main/postgresql.conf",
      header: """
        data_directory = '/var/lib/postgresql/15/main'
        hba_file = '/etc/postgresql/15/main/pg_hba.conf'
        ident_file = '/etc/postgresql/15/main/pg_ident.conf'

        """,
      quote: "'", lacks: ["not supported by this build", "not supported by this platform"],
      // Connections and processes are limited together, and the stack by ulimit.
      elsewhere: [
        "autovacuum_max_workers = '262143'", "max_connections = '262143'", "max_wal_senders = '262143'",
        "max_worker_processes = '262143'", "max_stack_depth = '2147483647'",
      ]),
    Sample(
      page: "mariadb", file: "/etc/mysql/mariadb.conf.d/50-server.cnf", header: "[mariadbd]\n", section: "mariadbd",
      elsewhere: ["binlog-row-image = FULL_NODUP"]),
    Sample(
      page: "redis", file: "/etc/redis/redis.conf", separator: " ",
      lacks: ["requires a Redis server compiled with a modified Jemalloc"],
      // Since 7.2, which Debian 13 has.
      elsewhere: ["set-max-listpack-entries 0"]),
    Sample(
      page: "samba", file: "/etc/samba/smb.conf", header: "[global]\n", section: "global",
      lacks: ["Read-only file system", "there is no valid 'passwd program'", "requires 'realm'"],
      elsewhere: ["client ldap sasl wrapping = ldaps", "client ldap sasl wrapping = starttls"]),
  ]

  /// What came of the values of one program.
  fileprivate struct Outcome: Sendable {
    var (values, bounds, beyond) = (0, 0, 0)
    var (refused, lacking, taken): ([String], [String], [String]) = ([], [], [])
    var failure: String?
  }

  @Test(.serialized, arguments: samples) func whatMayBeWrittenIsTaken(_ sample: Sample) throws {
    guard let stage = ProgramStage.find(for: "values of \(sample.page)"),
      let outcome = stage.run({ Self.outcome(of: sample) })
    else { return }
    if let failure = outcome.failure { return print("skipped: values of \(sample.page): \(failure)") }
    print(
      "\(sample.page): of \(outcome.values) values and \(outcome.bounds) bounds that may be written, "
        + "\(outcome.refused.count) are refused, and \(outcome.lacking.count) by this build or without more settings; of "
        + "\(outcome.beyond) beyond the bounds \(outcome.taken.count) are taken")
    for line in outcome.lacking { print("\(sample.page), refused by this build or without more settings: \(line)") }
    #expect(outcome.refused == [])
    #expect(outcome.taken == [])
  }

  /// On the stage.
  private static func outcome(of sample: Sample) -> Outcome {
    var outcome = Outcome()
    do {
      guard let page = try ProgramPages(home: "/root").page(named: sample.page), let check = page.check,
        (try? TrustedProgram(page.program ?? check.command[0])) != nil
      else {
        outcome.failure = "it is not there"
        return outcome
      }
      let settings = ProgramStage.knowledge(of: page).settings.filter { $0.section == sample.section }
      let judge = ProgramJudge(launcher: [ProgramStage.launcher, "confine"], seconds: 60)
      let trial = SettingTrial(page: page, file: sample.file, header: sample.header, judge: judge)
      let flagWords = page.files.first?.format?.textValues.map { [$0.written.off, $0.written.on] } ?? []
      let values = settings.map { $0.values + ($0.kind == .flag ? flagWords : []) }
      for candidates in batches(values, of: settings, sample) {
        outcome.values += candidates.count
        for refusal in try trial.refusedAlone(of: candidates) { outcome.add(refusal, sample) }
      }
      let measured = settings.filter { $0.values.isEmpty && $0.kind != .flag }
      for candidates in batches(measured.map { [$0.least, $0.most] }, of: measured, sample) {
        outcome.bounds += candidates.count
        for refusal in try trial.refusedAlone(of: candidates) { outcome.add(refusal, sample) }
      }
      let beyond = measured.map { [$0.least.map { $0 - 1 }, $0.most.map { $0 + 1 }] }
      for candidates in batches(beyond, of: measured, sample) {
        outcome.beyond += candidates.count
        let refused = Set(try trial.refused(of: candidates).map(\.candidate.line))
        outcome.taken += candidates.map(\.line).filter { !refused.contains($0) }
      }
    } catch {
      outcome.failure = "\(error)"
    }
    return outcome
  }

  /// The first value of each setting, then the second of those that have two, and so on: most programs take the last of
  /// several values and look at that one alone.
  private static func batches(
    _ values: [[String]], of settings: [SettingKnowledge], _ sample: Sample
  ) -> [[SettingTrial.Candidate]] {
    (0..<(values.map(\.count).max() ?? 0)).map { number in
      values.indices.filter { values[$0].count > number }.map { index in
        sample.candidate(settings[index].name, values[index][number])
      }
    }
  }

  private static func batches(
    _ numbers: [[Int?]], of settings: [SettingKnowledge], _ sample: Sample
  ) -> [[SettingTrial.Candidate]] {
    batches(numbers.map { $0.compactMap { $0.map(String.init) } }, of: settings, sample)
  }
}

extension PromisedValueTests.Outcome {
  fileprivate mutating func add(_ refusal: SettingTrial.Refusal, _ sample: PromisedValueTests.Sample) {
    let words = "\(refusal.candidate.line): \(refusal.words)"
    let isLacking = sample.lacks.contains { refusal.words.contains($0) }
    if isLacking || sample.elsewhere.contains(refusal.candidate.line) {
      lacking.append(words)
    } else {
      refused.append(words)
    }
  }
}

extension PromisedValueTests.Sample {
  fileprivate func candidate(_ name: String, _ value: String) -> SettingTrial.Candidate {
    let written = quote.isEmpty && value.isEmpty ? "\"\"" : quote + value + quote
    return SettingTrial.Candidate(name: name, value: value, line: name + separator + written)
  }
}
