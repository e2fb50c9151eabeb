import Foundation
import Glibc
import SettingsDocuments
import SettingsSession
import TestSupport
import Testing

@testable import SettingsPrograms

/// Faults in valid files of real programs: whatever the program says of one is on its row before anything is written.
@Suite struct FaultTests {
  private static let count = 30

  /// A program, and a file of it that is valid; empty for the one that Debian ships, with these lines behind it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let page: String
    let file: String
    var text = ""
    var more = ""
    var testDescription: String { page }
  }

  static let samples = [
    Sample(
      page: "sshd", file: "/etc/ssh/sshd_config",
      more: """
        Port 22
        PermitRootLogin no
        MaxAuthTries 4
        LoginGraceTime 60
        ClientAliveInterval 30
        AllowTcpForwarding local
        LogLevel INFO
        Match User git
          X11Forwarding no
          PermitTTY no

        """),
    Sample(
      page: "ssh", file: "/etc/ssh/ssh_config",
      more: """
            Port 22
            ConnectTimeout 10
            ServerAliveInterval 30
            StrictHostKeyChecking ask
            ForwardAgent no
            LogLevel INFO
            AddressFamily inet

        """),
    Sample(
      page: "postgresql", file: "/etc/postgresql/15/main/postgresql.conf",
      more: """
        work_mem = 4MB
        fsync = on
        wal_level = replica
        log_statement = 'none'
        statement_timeout = 10s

        """),
    Sample(
      page: "mariadb", file: "/etc/mysql/mariadb.conf.d/50-server.cnf",
      text: """
        [mysqld]
        port = 3306
        max_connections = 100
        key_buffer_size = 128M
        binlog_format = MIXED
        slow_query_log = 1
        character_set_server = utf8mb4
        sql_mode = STRICT_ALL_TABLES
        innodb_flush_log_at_trx_commit = 1
        expire_logs_days = 10

        """),
    Sample(page: "redis", file: "/etc/redis/redis.conf"),
    Sample(
      page: "samba", file: "/etc/samba/smb.conf",
      text: """
        [global]
           workgroup = WORKGROUP
           log level = 1
           max log size = 1000
           server role = standalone server
           map to guest = bad user
           usershare allow guests = yes
           deadtime = 15
        [data]
           path = /srv
           read only = yes
           create mask = 0700
           browseable = no

        """),
    Sample(
      page: "git", file: "/etc/gitconfig",
      text: """
        [user]
        \tname = Somebody
        \temail = a@example.org
        [core]
        \teditor = vi
        \tautocrlf = input
        [pull]
        \trebase = true

        """),
    Sample(
      page: "systemd-units", file: "/etc/systemd/system/sample.service",
      text: """
        [Unit]
        Description=A sample
        After=network.target
        StartLimitBurst=4
        [Service]
        Type=simple
        ExecStart=/bin/true
        Restart=on-failure
        RestartSec=5
        TimeoutStopSec=20
        UMask=0022
        PrivateTmp=yes
        LimitNOFILE=1024
        [Install]
        WantedBy=multi-user.target

        """),
    Sample(
      page: "netplan", file: "/etc/netplan/01-sample.yaml",
      text: """
        network:
          version: 2
          renderer: networkd
          ethernets:
            eth0:
              dhcp4: true
              dhcp6: false
              mtu: 1500
              optional: true
              wakeonlan: false

        """),
    Sample(
      page: "desktop-entries", file: "/usr/local/share/applications/sample.desktop",
      text: """
        [Desktop Entry]
        Type=Application
        Version=1.0
        Name=Sample
        Comment=Shows something
        Exec=sample
        Terminal=false
        NoDisplay=true
        StartupNotify=false
        Categories=Utility;
        Keywords=sample;

        """),
  ]

  /// What came of the faults of one program.
  private struct Outcome: Sendable {
    var failures: [String] = []
    /// By what became of a fault.
    var counts: [String: Int] = [:]
    var complaint: String { failures.joined(separator: "\n") }
  }

  @Test(.serialized, arguments: samples + serverSamples) func whatIsReportedIsOnItsRow(_ sample: Sample) throws {
    guard let stage = ProgramStage.find(for: "faults of \(sample.page)") else { return }
    guard let outcome = stage.run({ Self.outcome(of: sample) }) else { return }
    if outcome.counts.isEmpty, outcome.failures.isEmpty {
      return print("skipped: faults of \(sample.page): it is not in \(stage.root)")
    }
    let told = outcome.counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    print("\(sample.page): \(Self.count) faults: \(told)")
    #expect(outcome.failures.isEmpty, "\(outcome.complaint)")
  }

  /// On the stage.
  private static func outcome(of sample: Sample) -> Outcome {
    var outcome = Outcome()
    do {
      guard let page = try ProgramPages(home: "/root").page(named: sample.page), let check = page.check,
        (try? TrustedProgram(page.program ?? check.command[0])) != nil
      else { return outcome }
      let text = sample.text.isEmpty ? try String(contentsOfFile: sample.file, encoding: .utf8) : sample.text
      let valid = text + sample.more
      try write(valid, to: sample.file)
      let trial = FaultTrial(page: page, file: sample.file, valid: valid)
      let before = FolderHash.of(["/etc", "/usr/local/share", "/root", "/home", "/var/lib/systemd"])
      if let problem = trial.problemOfValidFile { outcome.failures.append("the valid file: \(problem)") }
      var random = SeededGenerator(seed: 300)
      let maker = FaultMaker(valid)
      for _ in 0..<count {
        let fault = maker.fault(&random)
        let result = trial.result(of: fault)
        outcome.counts[result.word, default: 0] += 1
        if let failure = result.failure {
          outcome.failures.append("line \(fault.line), \(fault.kind): \(fault.faulty): \(failure)")
        }
      }
      let after = FolderHash.of(["/etc", "/usr/local/share", "/root", "/home", "/var/lib/systemd"])
      if before != after { outcome.failures.append("a file has changed") }
    } catch {
      outcome.failures.append("\(error)")
    }
    return outcome
  }

  /// Keeps the owner and the mode of a file that is there.
  private static func write(_ text: String, to file: String) throws {
    let kept = try? FileManager.default.attributesOfItem(atPath: file).filter {
      [.ownerAccountID, .groupOwnerAccountID, .posixPermissions].contains($0.key)
    }
    try FileManager.default.createDirectory(atPath: FilePath.folder(of: file), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
    if let kept { try FileManager.default.setAttributes(kept, ofItemAtPath: file) }
  }
}

/// Tells whether any file of some folders has changed: names, modes and contents.
private enum FolderHash {
  static func of(_ folders: [String]) -> Int {
    var hasher = Hasher()
    for folder in folders {
      for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder))?.sorted() ?? [] {
        var status = stat()
        guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
        hasher.combine(name)
        hasher.combine(status.st_mode)
        hasher.combine(status.st_uid)
        if status.st_mode & S_IFMT == S_IFREG {
          hasher.combine(try? Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
        }
      }
    }
    return hasher.finalize()
  }
}
