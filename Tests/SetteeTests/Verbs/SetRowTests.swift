import Testing

@testable import settee

/// `settee set FILE '[]' LINE`: rows and blocks as the text that the file would have.
@MainActor
@Suite struct SetRowTests {
  @Test(arguments: [
    (
      "etc/fstab", "UUID=1 /     ext4 rw 0 1\nUUID=2 /home xfs  rw 0 2\n", ["[]", "srv:/x /mnt nfs defaults 0 0"],
      "UUID=1 /     ext4 rw 0 1\nUUID=2 /home xfs  rw 0 2\nsrv:/x /mnt  nfs  defaults 0 0\n"
    ),
    ("etc/fstab", "a / ext4\n", ["[]+=tmpfs /b tmpfs rw 0 0 # new"], "a / ext4\ntmpfs /b tmpfs rw 0 0 # new\n"),
    ("etc/fstab", "a / ext4\n", ["[0]=tmpfs / tmpfs ro"], "tmpfs / tmpfs ro\n"),
    (
      "etc/crontab", "17 *\t* * *\troot\tx\n", ["jobs[]", "*/5 * * * * root run-parts /etc/x"],
      "17 *\t* * *\troot\tx\n*/5 *\t* * *\troot\trun-parts /etc/x\n"
    ),
    ("etc/crontab", "@daily root x\n", ["jobs+=@hourly root y"], "@daily root x\n@hourly root y\n"),
    (
      "etc/pam.d/a",
      """
      @include common-auth
      account    required     pam_nologin.so
      @include common-account
      session [success=ok ignore=ignore module_unknown=ignore default=bad]        pam_selinux.so close
      session    required     pam_loginuid.so

      """, ["[]", "auth required pam_google_authenticator.so nullok"],
      """
      @include common-auth
      auth       required     pam_google_authenticator.so nullok
      account    required     pam_nologin.so
      @include common-account
      session [success=ok ignore=ignore module_unknown=ignore default=bad]        pam_selinux.so close
      session    required     pam_loginuid.so

      """
    ),
    (
      "etc/pam.d/a", "auth required a.so\n-auth optional b.so\naccount required c.so\n", ["[]", "auth required d.so"],
      "auth required a.so\n-auth optional b.so\nauth required d.so\naccount required c.so\n"
    ),
    ("etc/crontab", "@daily root x\n", ["[]", "MAILTO=me"], "MAILTO=me\n@daily root x\n"),
    (
      "etc/sudoers", "root\tALL=(ALL:ALL) ALL\n", ["rules[]", "ann ALL=(ALL) NOPASSWD: /usr/bin/apt"],
      "root\tALL=(ALL:ALL) ALL\nann\tALL=(ALL) NOPASSWD: /usr/bin/apt\n"
    ),
    (
      "nginx.conf", "http {\n}\n", ["http.upstream[]", "backend { server 10.0.0.1; }"],
      "http {\n    upstream backend {\n        server 10.0.0.1;\n    }\n}\n"
    ),
    (
      "sshd_config", "Port 22\n", ["Match[]", "User git\n  ForceCommand x"],
      "Port 22\n\nMatch User git\n    ForceCommand x\n"
    ),
  ])
  func aLineIsTaken(name: String, text: String, words: [String], expected: String) throws {
    let account = try Account()
    let file = try account.write(name, text)
    #expect(account.run(["set", file] + words) == 0, "\(account.errors)")
    #expect(try account.text(file) == expected)
    if !words[0].contains("[]"), !words[0].contains("+=") {
      #expect(account.run(["set", file] + words) == 0 && account.output == "unchanged\n")
    }
  }

  @Test func whatIsNoRowIsRefusedWithItsColumns() throws {
    let account = try Account()
    let file = try account.write("etc/fstab", "a / ext4\n")
    for line in ["", "# a", "a b", "a / x\nb / x"] {
      #expect(account.run("set", file, "[]", line) == 1)
      #expect(
        account.errors.hasSuffix(
          "columns: device, mount_point, type, [options], [dump], [passno]; or the line itself\n"))
    }
    #expect(try account.text(file) == "a / ext4\n")
  }

  @Test func aMaskIsNotWritten() throws {
    let account = try Account()
    let file = try account.write("etc/ppp/chap-secrets", "ann * hunter2 *\n")
    #expect(account.run("set", file, "[0]", "ann * •••••••• 10.0.0.1") == 1)
    #expect(account.errors.contains("the dots stand for a secret"))
    #expect(try account.text(file) == "ann * hunter2 *\n")
  }

  @Test func theColumnsAreDescribed() throws {
    let account = try Account()
    let file = try account.write("etc/fstab", "a / ext4\n")
    for path in ["[0]", "[]"] {
      #expect(account.run("describe", file, path) == 0, "\(account.errors)")
      #expect(account.output.contains("Columns, or the line itself:\n  device       required · "), "\(account.output)")
      #expect(account.output.contains("\n  options      may be left out · "))
    }
    #expect(account.run("describe", "--json", file, "[0]") == 0)
    #expect(account.output.contains(#""rows": [{"columns": [{"name": "device", "required": true, "type": "#))
    let crontab = try account.write("etc/crontab", "@daily root x\n")
    #expect(account.run("describe", crontab, "jobs") == 0)
    #expect(account.output.contains("\nor\n  time     required"), "\(account.output)")
  }
}
