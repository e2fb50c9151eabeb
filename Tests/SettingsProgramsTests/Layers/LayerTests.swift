import SettingsDocuments
import Testing

@testable import SettingsPrograms

/// Which file wins, by the rule of each program.
@Suite struct LayerTests {
  // MARK: - First wins

  @Test func whatSshdReadsFirstCounts() throws {
    let tree = try LayerTree(
      [
        "/etc/ssh/sshd_config": "Include /etc/ssh/sshd_config.d/*.conf\npasswordauthentication no\nPort 22\n",
        "/etc/ssh/sshd_config.d/60-late.conf": "PasswordAuthentication maybe\nPort 2222\n",
        "/etc/ssh/sshd_config.d/50-cloud-init.conf": "# by cloud-init\nPasswordAuthentication yes\n",
        "/etc/ssh/sshd_config.d/50-cloud-init.conf.bak": "PasswordAuthentication never\n",
      ])
    let settings = try tree.settings("/etc/ssh/sshd_config")
    #expect(settings.counting(["PasswordAuthentication"]) == ["yes /etc/ssh/sshd_config.d/50-cloud-init.conf:2"])
    #expect(
      settings.overruled(["PASSWORDauthentication"])
        == ["maybe /etc/ssh/sshd_config.d/60-late.conf:1", "no /etc/ssh/sshd_config:2"])
    #expect(settings.counting(["Port"]) == ["2222 /etc/ssh/sshd_config.d/60-late.conf:2", "22 /etc/ssh/sshd_config:3"])
    #expect(settings.overruled(["Port"]) == [] && settings.problems == [])
  }

  @Test func blocksAreKeptApart() throws {
    let tree = try LayerTree(
      [
        "/etc/ssh/sshd_config":
          "X11Forwarding no\nMatch User ann\nInclude more\nX11Forwarding yes\nMatch User bob\nX11Forwarding no\n",
        "/etc/ssh/more": "Banner none\nX11Forwarding maybe\nMatch Address 10.*\nBanner /x\n",
      ])
    let settings = try tree.settings("/etc/ssh/sshd_config")
    #expect(settings.counting(["X11Forwarding"]) == ["no /etc/ssh/sshd_config:1"])
    #expect(settings.counting(["Match User ann", "X11Forwarding"]) == ["maybe /etc/ssh/more:2"])
    #expect(settings.counting(["Match User bob", "X11Forwarding"]) == ["no /etc/ssh/sshd_config:6"])
    #expect(settings.counting(["Match User ann", "Match Address 10.*", "Banner"]) == ["/x /etc/ssh/more:4"])
    #expect(settings.counting(["Match User ann", "Banner"]) == ["none /etc/ssh/more:1"])
    #expect(settings.counting(["Banner"]) == [])
  }

  @Test func anInclusionNamesSeveralFilesFromTheMainFolder() throws {
    let tree = try LayerTree(
      [
        "/etc/ssh/sshd_config": "Include  b  a \n", "/etc/ssh/a": "A fromA\n",
        "/etc/ssh/b": "Include sub/c\nA fromB\n", "/etc/ssh/sub/c": "Include d\n", "/etc/ssh/d": "A fromD\n",
      ])
    let settings = try tree.settings("/etc/ssh/sshd_config")
    #expect(settings.texts(["A"]) == ["fromD"])
    #expect(settings.files.map { FilePath.name(of: $0) } == ["sshd_config", "b", "c", "d", "a"])
  }

  @Test(arguments: ["\"s p/b\"", "\"s p/b\" a", "a 's p/b'"])
  func anInclusionNamesFilesInQuotes(_ names: String) throws {
    let tree = try LayerTree(
      ["/etc/ssh/sshd_config": "Include \(names)\n", "/etc/ssh/s p/b": "B fromB\n", "/etc/ssh/a": "A fromA\n"])
    #expect(try tree.settings("/etc/ssh/sshd_config").texts(["B"]) == ["fromB"])
  }

  @Test func loopsAndDepthAreTold() throws {
    var files = ["/etc/ssh/sshd_config": "Include self\nInclude 1.deep\n", "/etc/ssh/self": "A 1\nInclude self\nB 2\n"]
    for depth in 1...20 { files["/etc/ssh/\(depth).deep"] = "Include \(depth + 1).deep\nDepth\(depth) yes\n" }
    let tree = try LayerTree(files)
    let settings = try tree.settings("/etc/ssh/sshd_config")
    #expect(settings.texts(["B"]) == ["2"])
    #expect(settings.texts(["Depth16"]) == ["yes"] && settings.texts(["Depth17"]) == [])
    #expect(
      settings.problems.map(\.description) == [
        "/etc/ssh/self: it includes itself, and is not read again",
        "/etc/ssh/17.deep: files include one another more than 16 deep; the rest is not read",
      ])
  }

  // MARK: - By file name

  @Test func filesOfSysctlAreReadByName() throws {
    let tree = try LayerTree(
      [
        "/etc/sysctl.d/10-a.conf": "net.ipv4.ip_forward = etc\nvm.swappiness=1\n",
        "/usr/lib/sysctl.d/10-a.conf": "kernel.hidden = 1\n",
        "/usr/lib/sysctl.d/50-b.conf": "-net/ipv4/ip_forward = lib\n",
        "/run/sysctl.d/20-c.conf": "net.ipv4.ip_forward = run\n",
        "/etc/sysctl.conf": "vm.swappiness = 5\nvm.swappiness = 6\n",
      ])
    let settings = try tree.settings("/etc/sysctl.d/10-a.conf")
    #expect(settings.counting(["net", "ipv4", "ip_forward"]) == ["lib /usr/lib/sysctl.d/50-b.conf:1"])
    #expect(settings.counting(["net.ipv4.ip_forward"]) == settings.counting(["net", "ipv4", "ip_forward"]))
    #expect(settings.overruled(["net.ipv4.ip_forward"]).count == 2)
    #expect(settings.counting(["vm.swappiness"]) == ["6 /etc/sysctl.conf:2"])
    #expect(settings[["kernel.hidden"]] == nil)
  }

  @Test func aMaskHidesAFile() throws {
    let tree = try LayerTree(["/usr/lib/sysctl.d/10-a.conf": "a.b = 1\n"])
    #expect(try tree.settings("/etc/sysctl.conf").texts(["a.b"]) == ["1"])
    try tree.link("/etc/sysctl.d/10-a.conf", to: "/dev/null")
    #expect(try tree.settings("/etc/sysctl.conf").all == [])
  }

  // MARK: - Units

  @Test func aUnitIsReplacedAsAWholeAndDropInsAreMerged() throws {
    let tree = try LayerTree(
      [
        "/usr/lib/systemd/system/a-b.service": "[Service]\nUser=lib\nGroup=lib\n",
        "/etc/systemd/system/a-b.service": "[Service]\nUser=etc\nExecStart=/one\nEnvironment=A=1\n",
        "/usr/lib/systemd/system/a-b.service.d/20-x.conf": "[Service]\nNice=20\n",
        "/etc/systemd/system/a-b.service.d/10-x.conf":
          "[Service]\nExecStart=\nExecStart=/two\nEnvironment=B=2\nNice=10\n",
        "/etc/systemd/system/a-.service.d/30-x.conf": "[Service]\nCPUWeight=1\n",
        "/etc/systemd/system/service.d/40-x.conf": "[Service]\nCPUWeight=2\n",
        "/etc/systemd/system/a.service.d/50-x.conf": "[Service]\nCPUWeight=3\n",
      ])
    for file in ["/etc/systemd/system/a-b.service", "/etc/systemd/system/a-b.service.d/10-x.conf"] {
      let settings = try tree.settings(file)
      #expect(settings.counting(["Service", "User"]) == ["etc /etc/systemd/system/a-b.service:2"])
      #expect(settings[["Service", "Group"]] == nil)
      #expect(settings.texts(["Service", "Nice"]) == ["20"])
      #expect(settings.counting(["Service", "ExecStart"]) == ["/two /etc/systemd/system/a-b.service.d/10-x.conf:3"])
      #expect(settings.texts(["Service", "Environment"]) == ["A=1", "B=2"])
      #expect(settings.counting(["Service", "CPUWeight"]) == ["2 /etc/systemd/system/service.d/40-x.conf:2"])
    }
  }

  // MARK: - PostgreSQL

  @Test func postgresqlReadsWhatAlterSystemWroteLast() throws {
    let main = "/etc/postgresql/15/main"
    let tree = try LayerTree(
      [
        "\(main)/postgresql.conf":
          "data_directory = '/data'\nwork_mem = 1MB\nport = 1\nmax_wal_size = 1GB\ninclude_dir = 'conf.d'\ninclude_if_exists 'none'\ninclude 'one.inc'\n",
        "\(main)/conf.d/b.conf": "work_mem = 3MB\n", "\(main)/conf.d/a.conf": "work_mem = 2MB\nPort = 2\n",
        "\(main)/conf.d/a.conf.old": "port = 9\n", "\(main)/one.inc": "max_wal_size = 2GB\n",
        "/data/postgresql.auto.conf": "port = '3'\n",
      ])
    let settings = try tree.settings("\(main)/conf.d/a.conf")
    #expect(settings.counting(["work_mem"]) == ["3MB \(main)/conf.d/b.conf:1"])
    #expect(settings.counting(["port"]) == ["3 /data/postgresql.auto.conf:1"])
    #expect(settings.overruled(["port"]) == ["1 \(main)/postgresql.conf:3", "2 \(main)/conf.d/a.conf:2"])
    #expect(settings.counting(["max_wal_size"]) == ["2GB \(main)/one.inc:1"])
  }

  // MARK: - What is refused

  @Test func aFileThatCannotBeReadIsTold() throws {
    let tree = try LayerTree(
      ["/etc/sysctl.d/1.conf": "a = 1\n", "/etc/sysctl.d/2.conf": "a = 2\n= x\n"])
    let settings = try tree.settings("/etc/sysctl.conf")
    #expect(settings.texts(["a"]) == ["1"])
    #expect(settings.problems.map(\.place) == ["/etc/sysctl.d/2.conf:2:1"])
  }

  @Test func whatIsIncludedOnAConditionIsTold() throws {
    let tree = try LayerTree([
      "/root/.gitconfig": "[includeIf \"gitdir:~/work/\"]\n\tpath = work.inc\n[user]\n\tname = x\n"
    ])
    let settings = try tree.settings("/root/.gitconfig")
    #expect(settings.texts(["user", "name"]) == ["x"])
    #expect(
      settings.problems.map(\.description) == [
        "/root/.gitconfig:2: what is included here on a condition is not read, and may count"
      ])
  }

  @Test func whatNoPageKnowsIsRefused() {
    let layers = ProgramLayers()
    #expect(throws: LayerError.unknown("/home/ann/x.conf")) { try layers.settings(ofFile: "/home/ann/x.conf") }
  }

  @Test func sectionsThatAreReadAsOneOverruleEachOther() throws {
    let tree = try LayerTree(
      [
        "/etc/mysql/my.cnf": "!includedir /etc/mysql/mariadb.conf.d/\n",
        "/etc/mysql/mariadb.conf.d/50-server.cnf": "[mysqld]\nport = 1\nmax_connections = 5\n[client]\nport = 7\n",
        "/etc/mysql/mariadb.conf.d/60-local.cnf": "[mariadb]\nport = 2\n[server]\nmax-connections = 6\n",
      ])
    let settings = try tree.settings("/etc/mysql/my.cnf")
    #expect(settings.counting(["mysqld", "port"]) == ["2 /etc/mysql/mariadb.conf.d/60-local.cnf:2"])
    #expect(settings.overruled(["mariadbd", "port"]) == ["1 /etc/mysql/mariadb.conf.d/50-server.cnf:2"])
    #expect(settings.counting(["mysqld", "max_connections"]) == ["6 /etc/mysql/mariadb.conf.d/60-local.cnf:4"])
    #expect(settings.counting(["client", "port"]) == ["7 /etc/mysql/mariadb.conf.d/50-server.cnf:5"])
  }
}
