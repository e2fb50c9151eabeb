import Testing

@testable import settee

/// Names that the program takes for the same, in another spelling than the file has.
@MainActor
@Suite struct NameSpellingTests {
  struct Sample: Sendable {
    let file: String
    let text: String
    let path: String
    let value: String
    let new: String

    init(_ file: String, _ text: String, _ path: String, _ value: String, gives new: String) {
      (self.file, self.text, self.path, self.value, self.new) = (file, text, path, value, new)
    }
  }

  nonisolated private static let samples = [
    Sample(
      "/etc/postgresql/15/main/postgresql.conf", "timezone = 'Etc/UTC'\n", "TimeZone", "GMT",
      gives: "timezone = 'GMT'\n"),
    Sample(
      "/etc/postgresql/15/main/postgresql.conf", "timezone = 'Etc/UTC'\n", "timezone", "GMT",
      gives: "timezone = 'GMT'\n"),
    Sample(
      "/etc/postgresql/15/main/postgresql.conf", "port = 1\n", "MAX_CONNECTIONS", "7",
      gives: "port = 1\nMAX_CONNECTIONS = 7\n"),
    Sample("/etc/ssh/sshd_config", "#Port 22\n", "port", "23", gives: "Port 23\n"),
    Sample(
      "/etc/ssh/ssh_config", "Host a\n  HostName b\n", "\"Host c\".HostName", "d",
      gives: "Host a\n  HostName b\n\nHost c\n  HostName d\n"),
    Sample(
      "/etc/ssh/ssh_config", "Host a\n  HostName b\n", "\"Host a\".hostname", "d", gives: "Host a\n  HostName d\n"),
    Sample(
      "/etc/mysql/mariadb.conf.d/50-server.cnf", "[mysqld]\nmax_connections = 5\n", "mysqld.max-connections", "6",
      gives: "[mysqld]\nmax_connections = 6\n"),
    Sample(
      "/etc/mysql/mariadb.conf.d/50-server.cnf", "[mysqld]\n#max_connections = 5\n", "mysqld.max-connections", "6",
      gives: "[mysqld]\nmax_connections = 6\n"),
    Sample(
      "/etc/sysctl.conf", "net.ipv4.ip_forward = 0\n", "net/ipv4/ip_forward", "1", gives: "net.ipv4.ip_forward = 1\n"),
    Sample(
      "/etc/sysctl.conf", "#net.ipv4.ip_forward = 0\n", "net/ipv4/ip_forward", "1", gives: "net.ipv4.ip_forward = 1\n"),
    Sample(
      "/etc/sysctl.conf", "net/ipv4/ip_forward = 0\n", "net.ipv4.ip_forward", "1", gives: "net/ipv4/ip_forward = 1\n"),
  ]

  @Test(arguments: samples)
  func theSettingThatIsThereChanges(_ sample: Sample) throws {
    let account = try Account()
    let file = try account.write("file", sample.text)
    let status = account.run("set", "--quiet", "--as", sample.file, file, sample.path, sample.value)
    #expect(status == 0, "\(account.errors)")
    #expect(try account.text(file) == sample.new)
    #expect(account.run("get", "--as", sample.file, file, sample.path) == 0, "\(account.errors)")
    #expect(account.output == sample.value + "\n")
  }

  @Test func aSlashedNameIsKnownAsTheDottedOneIs() throws {
    let account = try Account()
    let file = try account.write("sysctl.conf", "net/ipv4/ip_forward = 5\nnet/ipv4/tcp_syncookies = 1\n")
    #expect(account.run("check", "--quiet", "--as", "/etc/sysctl.conf", file) != 0)
    #expect(account.output.contains("net/ipv4/ip_forward"), "\(account.output)")
  }
}
