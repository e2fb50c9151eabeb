import Testing

@testable import settee

/// What `set` makes of a value where the schema wants a list.
@MainActor
@Suite struct SetListTests {
  nonisolated private static let head = "network:\n  version: 2\n  ethernets:\n    eth0:\n      dhcp4: true\n"
  nonisolated private static let servers = "network.ethernets.eth0.nameservers.addresses"

  private func netplan(_ text: String, _ words: [String]) throws -> (status: Int32, text: String, errors: String) {
    let account = try Account()
    let file = try account.write("a.yaml", text)
    let status = account.run(["set", "--quiet", "--as", "/etc/netplan/a.yaml", file] + words)
    return (status, try account.text(file), account.errors)
  }

  @Test(arguments: [
    ([servers, "1.1.1.1"], "      nameservers:\n        addresses:\n          - \"1.1.1.1\"\n"),
    ([servers + "+=1.1.1.1"], "      nameservers:\n        addresses:\n          - \"1.1.1.1\"\n"),
    (
      [servers + "=1.1.1.1", servers + "+=9.9.9.9"],
      "      nameservers:\n        addresses:\n          - \"1.1.1.1\"\n          - \"9.9.9.9\"\n"
    ),
    (
      [servers, "[1.1.1.1, 9.9.9.9]"],
      "      nameservers:\n        addresses:\n          - \"1.1.1.1\"\n          - \"9.9.9.9\"\n"
    ),
    (["network.ethernets.eth0.addresses", "10.0.0.2/24"], "      addresses:\n        - 10.0.0.2/24\n"),
  ])
  func oneValueIsAListOfOne(words: [String], added: String) throws {
    let result = try netplan(Self.head, words)
    #expect(result.errors == "" && result.status == 0)
    #expect(result.text == Self.head + added)
  }

  @Test func aListThatIsThereBecomesThat() throws {
    let before = Self.head + "      nameservers:\n        addresses: [8.8.8.8, 9.9.9.9]\n"
    let result = try netplan(before, [Self.servers, "1.1.1.1"])
    #expect(result.errors == "" && result.status == 0)
    #expect(result.text == Self.head + "      nameservers:\n        addresses: [1.1.1.1]\n")
  }

  @Test func whatMayBeSeveralIsRefusedWithTheirSpelling() throws {
    let result = try netplan(Self.head, [Self.servers, "1.1.1.1, 9.9.9.9"])
    #expect(result.status == 1 && result.text == Self.head)
    #expect(result.errors.contains(#"is not a JSON array, such as ["a", "b"]"#), "\(result.errors)")
    let blank = try netplan(Self.head, [Self.servers, "1.1.1.1 9.9.9.9"])
    #expect(blank.status == 1 && blank.errors.contains("must be an address"), "\(blank.errors)")
  }

  @Test func whatMariaDBTakesSeveralTimesIsAList() throws {
    let account = try Account()
    let place = "/etc/mysql/mariadb.conf.d/99-t.cnf"
    let lines = [
      "user = mysql", "plugin-load-add = ha_rocksdb.so", "replicate-do-db = shop", "replicate-do-db = crm", "ansi",
      "replicate_wild_ignore_table = a%.b%", "replicate_wild_ignore_table = c%.d%", "skip-host-cache",
      "debug-exit-info", "debug = d", "",
    ]
    let file = try account.write("a.cnf", "[mysqld]\n" + lines.joined(separator: "\n"))
    #expect(account.run("check", "--as", place, file) == 0, "\(account.errors) \(account.output)")
    #expect(account.run("set", "--as", place, file, "mysqld.replicate-do-db+=a") == 0, "\(account.errors)")
    #expect(try account.text(file).contains("replicate-do-db = crm\nreplicate-do-db = a\n"))
    #expect(account.run("set", "--as", place, file, "mysqld.replicate-do-db-=shop") == 0, "\(account.errors)")
    #expect(try account.text(file).contains("\nreplicate-do-db = crm\nreplicate-do-db = a\n"))
    let wrong = try account.write("b.cnf", "[mysqld]\ndefaults-file = x\nport = 1\nport = 2\n")
    #expect(account.run("check", "--as", place, wrong) == 1)
    #expect(account.output.contains("\"defaults-file\" is not a setting"), "\(account.output)")
    #expect(account.output.contains("port"), "\(account.output)")
  }
}
