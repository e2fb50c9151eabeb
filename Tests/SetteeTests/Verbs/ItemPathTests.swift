import Testing

@testable import settee

/// Paths of what is repeated, and of items that are named by what they have, on the command line.
@MainActor
@Suite struct ItemPathTests {
  nonisolated private static let site = "server {\n  listen 80;\n  server_name a.org;\n}\n"
  nonisolated private static let second = "server {\n  listen 81;\n  server_name b.org;\n}\n"

  @Test(arguments: [site, site + second])
  func aScriptWorksOnWhenASecondSiteIsAdded(_ text: String) throws {
    let account = try Account()
    let file = try account.write("nginx.conf", text)
    for path in [
      "server.listen", "server[0].listen", "/server/listen", "/server/0/listen", "server[server_name=a.org].listen",
    ] {
      #expect(account.run("get", file, path) == 0)
      #expect(account.output == "80\n" && account.errors == "", "\(path)")
      #expect(account.run("set", "--quiet", file, path, "82") == 0)
      #expect(try account.text(file) == text.replacing("80", with: "82") && account.errors == "", "\(path)")
      #expect(account.run("set", "--quiet", file, path, "80") == 0)
      #expect(account.run("describe", file, path) == 0)
      #expect(account.output.hasPrefix("server[server_name=a.org].listen\n"))
    }
    #expect(account.run("list", file) == 0)
    #expect(account.output.hasPrefix("server[server_name=a.org].listen = \"80\"\n"))
  }

  @Test func whichOfSeveralIsChangedIsSaid() throws {
    let account = try Account()
    let file = try account.write("nginx.conf", Self.site + Self.second)
    #expect(account.run("set", file, "server.listen", "82") == 0)
    #expect(account.errors == "settee: of 2 server the first is meant: server[server_name=a.org].listen\n")
    #expect(account.run("reset", "--dry-run", file, "server.listen") == 0)
    #expect(account.errors == "settee: of 2 server the first is meant: server[server_name=a.org].listen\n")
    #expect(account.run("set", file, "server[0].listen", "83") == 0)
    #expect(account.errors == "")
  }

  @Test func whatOneValueReplacesIsSaid() throws {
    let account = try Account()
    let file = try account.write("sshd_config", "HostKey /a\nHostKey /b\nPort 22\n")
    #expect(account.run("set", file, "HostKey", "/c") == 0)
    #expect(
      account.errors
        == "settee: HostKey: replaces 2 values; HostKey[0]=… changes the first alone, HostKey+=… adds one\n")
    #expect(try account.text(file) == "HostKey /c\nPort 22\n")
    #expect(account.run("set", file, "HostKey", "/d") == 0)
    #expect(account.errors == "")
  }

  @Test(arguments: [
    ["server[].listen", "81"], ["server[1].listen", "81"], ["server[1].listen=81"], ["/server/-/listen", "81"],
    [#"server+={"listen": "81"}"#],
  ])
  func aSecondIsAdded(_ words: [String]) throws {
    let account = try Account()
    let file = try account.write("nginx.conf", Self.site)
    #expect(account.run(["set", file] + words) == 0)
    #expect(account.errors == "")
    #expect(try account.text(file) == Self.site + "\nserver {\n  listen 81;\n}\n")
  }

  @Test func whatASecondMayHaveIsChecked() throws {
    let account = try Account()
    let file = try account.write("nginx.conf", Self.site)
    let schema = try account.write(
      "s.json",
      """
      {"properties": {"server": {"anyOf": [{"$ref": "#/$defs/s"}, {"type": "array", "items": {"$ref": "#/$defs/s"}}]}},
       "$defs": {"s": {"properties": {"listen": {"type": "integer"}, "server_name": true}, "additionalProperties": false}}}
      """)
    #expect(account.run("set", file, "server[1].lissten", "81", "--schema", schema) == 1)
    #expect(account.errors.hasPrefix("settee: server[1].lissten: "))
    #expect(try account.text(file) == Self.site)
    #expect(account.run("set", file, "server[1].listen", "81", "--schema", schema) == 0)
  }

  nonisolated private static let fstab = "UUID=1 / ext4 defaults 0 1\nUUID=2 /home ext4 defaults 0 2\n"

  @Test func anItemIsNamedByWhatItHas() throws {
    let account = try Account()
    let file = try account.write("etc/fstab", Self.fstab)
    #expect(account.run("set", file, "[mount_point=/home].options=noatime", "[device=UUID=1].passno=0") == 0)
    #expect(try account.text(file) == "UUID=1 / ext4 defaults 0 0\nUUID=2 /home ext4 noatime 0 2\n")
    #expect(account.run("get", file, "[mount_point~=ho].options") == 0)
    #expect(account.output == "noatime\n")
    #expect(account.run("list", file, "[mount_point=/home]") == 0)
    #expect(account.output.split(separator: "\n").first == "[mount_point=/home].device = \"UUID=2\"")
    #expect(account.run("reset", file, "[mount_point=/home]") == 0)
    #expect(try account.text(file) == "UUID=1 / ext4 defaults 0 0\n")
  }

  @Test(arguments: [
    ("[mount_point=/hom].options", "[mount_point=/hom]: none of 2 items has that; did you mean [mount_point=/home]?"),
    ("[mountpoint=/].options", "[mountpoint=/]: none of 2 items has that; did you mean [mount_point=/]?"),
    (
      "[mount_point=/var/lib].options",
      "[mount_point=/var/lib]: none of 2 items has that; there are [mount_point=/], [mount_point=/home]"
    ),
    ("[type=ext4].options", "[type=ext4]: 2 items have that: [mount_point=/], [mount_point=/home]"),
  ])
  func whatNamesNoItemIsRefusedWithThoseThereAre(_ path: String, _ message: String) throws {
    let account = try Account()
    let file = try account.write("etc/fstab", Self.fstab)
    for words in [
      ["get", file, path], ["set", file, path, "ro"], ["reset", file, path], ["list", file, path],
      ["describe", file, path],
    ] {
      #expect(account.run(words) == 1)
      #expect(account.errors == "settee: \(message)\n" && account.output == "", "\(words)")
    }
    #expect(try account.text(file) == Self.fstab)
  }

  @Test func itemsWithoutANameAreShownWithWhatTheyHave() throws {
    let account = try Account()
    let file = try account.write("etc/crontab", "1 2 * * * root /bin/backup -a\n5 6 * * * root /bin/backup -b\n")
    #expect(account.run("get", file, "jobs[command~=backup].user") == 1)
    #expect(
      account.errors
        == "settee: jobs[command~=backup]: 2 items have that: jobs[0] (/bin/backup -a), jobs[1] (/bin/backup -b)\n")
    #expect(account.run("get", file, "jobs[command~=-b].minute") == 0)
    #expect(account.output == "5\n")
  }

  @Test func secretsAreNotShownForOthers() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{"users": [{"password": "hunter2"}, {"password": "hunter3"}]}"#)
    #expect(account.run("get", file, "users[password=hunter4]") == 1)
    #expect(account.run("get", file, "users[password~=hunter].password") == 1)
    #expect(account.errors == "settee: users[password~=hunter]: 2 items have that: users[0], users[1]\n")
  }

  @Test func jsonHasThePathThatLastsBesideThePointer() throws {
    let account = try Account()
    let file = try account.write("nginx.conf", "user x;\n" + Self.site + Self.second)
    #expect(account.run("list", "--json", file) == 0)
    let lines = account.output.split(separator: "\n")
    #expect(lines[0] == #"{"path": "/user", "value": "x"}"#)
    #expect(lines[1] == #"{"path": "/server/0/listen", "lasting": "server[server_name=a.org].listen", "value": "80"}"#)
    #expect(account.run("set", "--json", file, "server[server_name=b.org].listen", "82") == 0)
    #expect(
      account.output
        == #"{"path": "/server/1/listen", "lasting": "server[server_name=b.org].listen", "old": "81", "new": "82", "changed": true}"#
        + "\n")
    #expect(account.run("describe", "--json", file, "server.listen") == 0)
    #expect(account.output.hasPrefix(#"{"path": "/server/0/listen", "lasting": "server[server_name=a.org].listen""#))
  }

  @Test func aCheckNamesTheItemByWhatItHas() throws {
    let account = try Account()
    let file = try account.write("nginx.conf", Self.site + Self.second)
    let schema = try account.write(
      "s.json", #"{"properties": {"server": {"items": {"properties": {"listen": {"const": "80"}}}}}}"#)
    #expect(account.run("check", file, "--schema", schema) == 1)
    #expect(account.output.contains(": server[server_name=b.org].listen: "), "\(account.output)")
    #expect(account.run("check", "--json", file, "--schema", schema) == 1)
    #expect(
      account.output.contains(
        #""instanceLocation": "/server/1/listen", "lasting": "server[server_name=b.org].listen", "error""#),
      "\(account.output)")
    #expect(account.run("check", "--report", "sarif", file, "--schema", schema) == 1)
    let sarif = #""fullyQualifiedName": "/server/1/listen", "kind": "member", "properties": {"lasting": "server["#
    #expect(account.output.contains(sarif), "\(account.output)")
  }

  @Test func whatWasSetBeforeASecondCameIsReported() throws {
    let account = try Account()
    let file = try account.write("nginx.conf", Self.site)
    #expect(account.run("set", "--json", file, "server.listen=82", "server[].listen=83") == 0)
    #expect(account.output.hasPrefix(#"{"path": "/server/listen", "old": "80", "new": "82", "changed": true}"#))
  }

  @Test func aSiteMoreIsTheOnlyDifference() throws {
    let account = try Account()
    let one = try account.write("a/nginx.conf", Self.site)
    let two = try account.write("b/nginx.conf", Self.site + Self.second)
    #expect(account.run("diff", one, two) == 1)
    #expect(
      account.output == """
        + server[server_name=b.org].listen = "81"
        + server[server_name=b.org].server_name = "b.org"

        """)
  }

  @Test func tabOffersTheItemsThereAre() throws {
    let account = try Account()
    func words(_ line: String...) -> [String] {
      #expect(account.run(["complete", "fish"] + line) == 0)
      return account.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    let one = try account.write("a/nginx.conf", Self.site)
    let two = try account.write("b/nginx.conf", Self.site + Self.second)
    #expect(words("get", one, "server[") == ["server[server_name=a.org]", "server[server_name=a.org]."])
    #expect(
      words("set", two, "server[")
        == ["server[]", "server[server_name=a.org].", "server[server_name=b.org]."])
    #expect(words("get", two, "server[server_name=b.o") == ["server[server_name=b.org]", "server[server_name=b.org]."])
    #expect(words("get", two, "server[server_name=b.org].l") == ["server[server_name=b.org].listen"])
    #expect(words("get", two, "server[1") == ["server[1]", "server[1]."])
    #expect(words("get", two, "server.l") == ["server.listen"])
    #expect(words("set", two, "server[server_name=b.org].listen=") == ["server[server_name=b.org].listen=81"])
    let workflow = try account.write("a.yaml", "steps:\n- name: Run tests\n  run: a\n- run: b\n")
    #expect(
      words("get", workflow, "steps[") == [
        #"steps[name="Run tests"]"#, #"steps[name="Run tests"]."#, "steps[1]", "steps[1].",
      ])
    #expect(words("get", workflow, #"steps[name="Run tests"].r"#) == [#"steps[name="Run tests"].run"#])
  }
}
