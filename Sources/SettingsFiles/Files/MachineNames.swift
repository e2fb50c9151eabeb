import Libc

/// What there is on this machine that settings name; the lists are read once.
package struct MachineNames {
  /// What is named.
  package enum Kind: String, CaseIterable, Sendable { case account, group, file }

  /// Where records of systemd-userdbd(8) and systemd-homed(8) are, which no list has.
  private static let records = ["/etc/userdb", "/run/userdb", "/usr/lib/userdb", "/var/lib/systemd/home"]

  private let root: String
  private lazy var accounts = hasRecords ? nil : Accounts.names(in: root)
  private lazy var groups = hasRecords ? nil : Accounts.groupNames(in: root)

  /// - Parameter root: the folder that the system is in; empty for the system itself.
  package init(root: String = "") { self.root = root }

  /// Whether there is surely nothing of this name.
  package mutating func lacks(_ name: String, _ kind: Kind) -> Bool {
    if kind == .file { return isMissing(root + name) }
    // An empty list is one that could not be read.
    guard let known = known(kind), !known.isEmpty else { return false }
    return !known.contains(name)
  }

  /// The names that there are; nil where no list has them all.
  package mutating func known(_ kind: Kind) -> Set<String>? {
    switch kind {
    case .account: accounts
    case .group: groups
    case .file: nil
    }
  }

  private var hasRecords: Bool {
    Self.records.contains { (try? SystemFileSystem().names(in: root + $0))?.isEmpty == false }
  }

  private func isMissing(_ path: String) -> Bool {
    do throws(FileSystemError) {
      _ = try SystemFileSystem().status(of: path)
      return false
    } catch {
      guard error.code == ENOENT else { return false }
    }
    // What was made of a file is enough: aliases.db.
    let names = (try? SystemFileSystem().names(in: FilePath.folder(of: path))) ?? []
    return !names.contains { $0.hasPrefix(FilePath.name(of: path) + ".") }
  }
}
