import Libc

/// What there is on this machine that settings name; the lists are read once, and nothing is said where it may be there.
package struct MachineNames {
  /// What is named.
  package enum Kind: String, CaseIterable, Sendable { case account, group, file }

  /// Where records of systemd-userdbd(8) and systemd-homed(8) are, and services that tell of accounts.
  private static let otherAccounts = [
    "/etc/userdb", "/run/userdb", "/run/host/userdb", "/usr/local/lib/userdb", "/usr/lib/userdb",
    "/var/lib/systemd/home", "/run/systemd/userdb",
  ]
  /// Services that tell of none but those of the lists, of the records, and of running units.
  private static let knownServices = [
    "io.systemd.DynamicUser", "io.systemd.DropIn", "io.systemd.Multiplexer", "io.systemd.NameServiceSwitch",
  ]
  /// Of the names that systemd knows without a list.
  private static let synthesized = ["root", "nobody", "nogroup"]
  /// What says which accounts are made at the next start (sysusers.d(5)).
  private static let plans = ["/etc/sysusers.d", "/run/sysusers.d", "/usr/local/lib/sysusers.d", "/usr/lib/sysusers.d"]
  /// What is made of a table, whose own file is not needed then.
  private static let endings = ["", ".db", ".lmdb", ".cdb", ".pag"]

  private let root: String
  private let files: SystemFileSystem = SystemFileSystem()
  private lazy var accounts: [String] = Accounts.names(in: root + "/etc/passwd")
  private lazy var groups: [String] = Accounts.names(in: root + "/etc/group")
  private lazy var areAllListed: Bool =
    Accounts.areListsComplete(root) && Self.otherAccounts.allSatisfy(hasNoOthers)
  /// The texts of the plans.
  private lazy var planned: [String] = Self.plans.flatMap(texts)

  /// - Parameter root: the folder that the system is in; empty for the system itself.
  package init(root: String = "") { self.root = root }

  /// Whether there is surely nothing of this name.
  package mutating func lacks(_ name: String, _ kind: Kind) -> Bool {
    if kind == .file { return Self.endings.allSatisfy { isMissing(name + $0) } }
    let known = known(kind)
    // An empty list is one that could not be read.
    return !known.isEmpty && !known.contains(name) && !Self.synthesized.contains(name) && areAllListed
      && !planned.contains { $0.holds(name) } && isMissing("/run/systemd/dynamic-uid/direct:" + name)
  }

  /// The names in the lists.
  package mutating func known(_ kind: Kind) -> [String] {
    switch kind {
    case .account: accounts
    case .group: groups
    case .file: []
    }
  }

  private func isMissing(_ path: String) -> Bool {
    do throws(FileSystemError) {
      _ = try files.status(of: root + path)
      return false
    } catch {
      return error.code == ENOENT
    }
  }

  private func hasNoOthers(_ folder: String) -> Bool {
    do throws(FileSystemError) {
      return try files.names(in: root + folder).allSatisfy(Self.knownServices.contains)
    } catch {
      return error.code == ENOENT
    }
  }

  /// The texts of all files of a folder.
  private func texts(in folder: String) -> [String] {
    let names = (try? files.names(in: root + folder)) ?? []
    return names.map { String(decoding: (try? FileContent("\(root)\(folder)/\($0)"))?.bytes ?? [], as: UTF8.self) }
  }
}
