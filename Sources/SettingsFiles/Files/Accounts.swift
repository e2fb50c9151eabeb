import Libc

/// An account of this machine, with the groups that it is in.
package struct Account: Sendable, Hashable {
  package let user: UInt32
  package let group: UInt32
  /// Those beside `group`.
  package let groups: [UInt32]

  package init(user: UInt32, group: UInt32, groups: [UInt32] = []) {
    (self.user, self.group, self.groups) = (user, group, groups)
  }
}

/// The accounts and groups of this machine (passwd(5), group(5)).
///
/// The lists themselves are read: asking for an account may ask the network, and a static program cannot.
package enum Accounts {
  /// The name of an account; its number where the list does not have it.
  package static func name(of user: UInt32) -> String { row(of: user)?.first ?? String(user) }

  static func home(of user: UInt32) -> String? { row(of: user).flatMap { $0.count > 5 ? $0[5] : nil } }

  /// The name of a group; its number where the list does not have it.
  static func name(ofGroup group: UInt32) -> String {
    groups().first { UInt32($0[2]) == group }?.first ?? String(group)
  }

  /// An account with its groups. One that the list does not have is in none: that takes the least rights.
  static func account(_ user: UInt32) -> Account {
    guard let row = row(of: user), let group = UInt32(row[3]) else {
      return Account(user: user, group: nogroup)
    }
    let groups = groups().filter { names(in: $0).contains(row[0]) }.compactMap { UInt32($0[2]) }
    return Account(user: user, group: group, groups: groups)
  }

  /// Who is in a group; nil where the lists do not tell.
  static func members(of group: UInt32) -> Set<UInt32>? {
    guard areListsComplete() else { return nil }
    let users = users()
    var members = Set(users.filter { UInt32($0[3]) == group }.compactMap { UInt32($0[2]) })
    for name in groups().filter({ UInt32($0[2]) == group }).flatMap(names) {
      guard let user = users.first(where: { $0[0] == name }).flatMap({ UInt32($0[2]) }) else { return nil }
      members.insert(user)
    }
    return members
  }

  /// The names in a list.
  static func names(in list: String) -> [String] { rows(list).map { $0[0] } }

  /// The group of those who are in no other.
  private static let nogroup: UInt32 = 65534

  private static func row(of user: UInt32) -> [String]? { users().first { UInt32($0[2]) == user } }

  private static func users() -> [[String]] { rows("/etc/passwd").filter { $0.count > 3 } }

  private static func groups() -> [[String]] { rows("/etc/group").filter { $0.count > 2 } }

  private static func names(in row: [String]) -> [String] {
    row.count > 3 ? row[3].split(separator: ",").map(String.init) : []
  }

  /// Whether nothing but the lists names accounts and groups (nsswitch.conf(5)).
  static func areListsComplete(_ root: String = "") -> Bool {
    rows(root + "/etc/nsswitch.conf").allSatisfy { row in
      let name = row[0].drop { $0 == " " || $0 == "\t" }
      guard row.count > 1, name == "passwd" || name == "group" else { return true }
      let sources = row[1].prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      return sources.allSatisfy { ["files", "systemd"].contains($0) || $0.hasPrefix("[") }
    }
  }

  private static func rows(_ path: String) -> [[String]] {
    let file = FileDescriptor(number: open(path, O_RDONLY | O_CLOEXEC))
    guard file.number >= 0 else { return [] }
    defer { SystemFileSystem().close(file) }
    let bytes = (try? SystemFileSystem().read(file, limit: 1 << 28)) ?? []
    return bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
