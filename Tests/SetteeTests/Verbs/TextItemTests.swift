import Testing

@testable import settee

/// One item more or less in a value that is a list within one text, where the program's page says what parts items.
@MainActor
@Suite struct TextItemTests {
  @Test(arguments: [
    (
      "/etc/postfix/main.cf", "mydestination = a.org, localhost\n", "mydestination+=b.org",
      "mydestination = a.org, localhost, b.org\n"
    ),
    (
      "/etc/postfix/main.cf", "mydestination = a.org\n    localhost\n", "mydestination+=b.org",
      "mydestination = a.org\n    localhost\n    b.org\n"
    ),
    (
      "/etc/postfix/main.cf", "mydestination = a.org, b.org, c.org\n", "mydestination-=b.org",
      "mydestination = a.org, c.org\n"
    ),
    (
      "/etc/postfix/main.cf", "myhostname = a.org\n", "mydestination+=b.org",
      "myhostname = a.org\nmydestination = $myhostname, localhost.$mydomain, localhost, b.org\n"
    ),
    (
      "/etc/postfix/main.cf", "myhostname = a.org\n", "mydestination-=localhost",
      "myhostname = a.org\nmydestination = $myhostname, localhost.$mydomain\n"
    ),
    (
      "/etc/postfix/main.cf", "a = b\n", "mydestination-=localhost, $myhostname",
      "a = b\nmydestination = localhost.$mydomain\n"
    ),
    (
      "/etc/ssh/sshd_config", "LogLevel INFO\n", "HostKey-=/etc/ssh/ssh_host_ecdsa_key",
      "LogLevel INFO\nHostKey /etc/ssh/ssh_host_rsa_key\nHostKey /etc/ssh/ssh_host_ed25519_key\n"
    ),
    (
      "/etc/fstab", "UUID=1 / ext4 defaults,noatime 0 1\n", "[0].options+=nofail",
      "UUID=1 / ext4 defaults,noatime,nofail 0 1\n"
    ),
    ("/etc/fstab", "UUID=1 / ext4 noatime,nofail 0 1\n", "[0].options-=noatime", "UUID=1 / ext4 nofail 0 1\n"),
    (
      "/etc/fail2ban/jail.local", "[DEFAULT]\nignoreip = 127.0.0.1/8 ::1\n", "DEFAULT.ignoreip+=10.0.0.0/8",
      "[DEFAULT]\nignoreip = 127.0.0.1/8 ::1 10.0.0.0/8\n"
    ),
    (
      "/etc/postgresql/15/main/postgresql.conf", "shared_preload_libraries = 'a, b'\n", "shared_preload_libraries+=c",
      "shared_preload_libraries = 'a, b, c'\n"
    ),
    (
      "/etc/postgresql/15/main/postgresql.conf", "#shared_preload_libraries = ''\n", "shared_preload_libraries+=c",
      "shared_preload_libraries = 'c'\n"
    ),
    (
      "/etc/apache2/apache2.conf", "<Directory /a/>\n\tOptions Indexes FollowSymLinks\n</Directory>\n",
      "\"Directory /a/\".Options-=Indexes", "<Directory /a/>\n\tOptions FollowSymLinks\n</Directory>\n"
    ),
    (
      "/etc/apache2/apache2.conf", "<Directory /a/>\n\tOptions Indexes\n</Directory>\n",
      "\"Directory /a/\".Options+=ExecCGI", "<Directory /a/>\n\tOptions Indexes ExecCGI\n</Directory>\n"
    ),
    ("/etc/ssh/sshd_config", "AcceptEnv LANG LC_*\n", "AcceptEnv-=LANG", "AcceptEnv LC_*\n"),
    ("/etc/ssh/sshd_config", "AcceptEnv LANG\nAcceptEnv LC_*\n", "AcceptEnv-=LANG", "AcceptEnv LC_*\n"),
    ("/etc/ssh/sshd_config", "AllowUsers ann\n", "AllowUsers+=bob", "AllowUsers ann bob\n"),
    ("/etc/ssh/sshd_config", "AllowUsers ann\nAllowUsers eve\n", "AllowUsers+=ann", "AllowUsers ann\nAllowUsers eve\n"),
    ("/etc/ssh/sshd_config", "AllowGroups \"a b\" c\n", "AllowGroups+=d", "AllowGroups \"a b\" c d\n"),
    ("/etc/ssh/sshd_config", "AllowGroups \"a b\"\n", "AllowGroups+=d", "AllowGroups \"a b\" d\n"),
    ("/etc/ssh/sshd_config", "AllowGroups c\n", "AllowGroups+=\"a b\"", "AllowGroups c \"a b\"\n"),
    ("/etc/ssh/sshd_config", "AllowGroups \"a b\" c\n", "AllowGroups-=c", "AllowGroups \"a b\"\n"),
    ("/etc/ssh/sshd_config", "AllowGroups c \"a b\"\n", "AllowGroups-=\"a b\"", "AllowGroups c\n"),
    ("/etc/ssh/ssh_config", "SendEnv A \"B C\"\n", "SendEnv+=D", "SendEnv A \"B C\" D\n"),
    ("/etc/ssh/sshd_config", "Ciphers a,b\n", "Ciphers+=c", "Ciphers a,b,c\n"),
    (
      "/etc/nginx/nginx.conf", "http {\n  server {\n    server_name a.org b.org;\n  }\n}\n",
      "http.server[0].server_name-=b.org", "http {\n  server {\n    server_name a.org;\n  }\n}\n"
    ),
    (
      "/etc/postfix/main.cf", "smtpd_relay_restrictions = permit_mynetworks permit_sasl_authenticated reject\n",
      "smtpd_relay_restrictions-=permit_sasl_authenticated", "smtpd_relay_restrictions = permit_mynetworks reject\n"
    ),
    (
      "/etc/postfix/main.cf", "smtpd_sender_restrictions = check_sender_access hash:/a, reject\n",
      "smtpd_sender_restrictions+=check_sender_access hash:/b",
      "smtpd_sender_restrictions = check_sender_access hash:/a, reject, check_sender_access hash:/b\n"
    ),
    (
      "/etc/samba/smb.conf", "[a]\nvalid users = ann, @staff\n", "a.\"valid users\"+=bob",
      "[a]\nvalid users = ann, @staff, bob\n"
    ),
    (
      "/etc/samba/smb.conf", "[global]\ninterfaces = lo\n", "global.interfaces+=eth1",
      "[global]\ninterfaces = lo eth1\n"
    ),
    (
      "/etc/postfix/main.cf", "mydestination =\n  # 1\n  a,\n  # 2\n  b,\n  # 3\n  c\n", "mydestination-=a",
      "mydestination =\n  # 1\n  # 2\n  b,\n  # 3\n  c\n"
    ),
    (
      "/etc/postfix/main.cf", "mydestination = a,\n# 1\n b,\n# 2\n c\n", "mydestination-=b",
      "mydestination = a,\n# 1\n# 2\n c\n"
    ),
    (
      "/etc/postfix/main.cf", "mydestination = a,\n# 1\n b,\n# 2\n c\n", "mydestination-=a",
      "mydestination =\n# 1\n b,\n# 2\n c\n"
    ),
    (
      "/etc/postfix/main.cf", "mydestination = a,\n# 1\n b,\n# 2\n c\n", "mydestination-=c",
      "mydestination = a,\n# 1\n b\n"
    ),
    (
      "/etc/fail2ban/jail.local", "[DEFAULT]\nignoreip = ::1\n  # 1\n  10.0.0.1 ; 2\n  # 3\n  10.0.0.2\nx = 1\n",
      "DEFAULT.ignoreip-=10.0.0.2", "[DEFAULT]\nignoreip = ::1\n  # 1\n  10.0.0.1 ; 2\nx = 1\n"
    ),
    (
      "/etc/postfix/main.cf", "mydestination = a,\n# 1\n b\nx = 1\n", "mydestination+=q",
      "mydestination = a,\n# 1\n b,\n q\nx = 1\n"
    ),
  ])
  func oneItemComesOrGoes(place: String, text: String, word: String, expected: String) throws {
    let account = try Account()
    let file = try account.write("a", text)
    #expect(account.run("set", "--quiet", "--as", place, file, word) == 0, "\(account.errors)")
    #expect(try account.text(file) == expected)
    #expect(account.run("set", "--as", place, file, word) == 0)
    #expect(account.output == "unchanged\n", "what is there already, or is not, is not again")
    #expect(try account.text(file) == expected)
  }

  /// Who is told that nothing changed believes that it is gone.
  @Test(arguments: [
    ("/etc/ssh/sshd_config", "Subsystem sftp internal-sftp\n", "Subsystem-=sftp", "Subsystem: sftp is no item there"),
    ("/etc/ssh/sshd_config", "AcceptEnv LANG LC_*\n", "AcceptEnv-=lang", "AcceptEnv: lang is no item there"),
    ("/etc/ssh/sshd_config", "AllowUsers ann\n", "AllowUsers-=ann", "nothing else is set there"),
    ("/etc/nginx/conf.d/a.conf", "listen 80 default_server;\n", "listen-=80", "listen: 80 is no item there"),
    ("/srv/a.json", "{ \"a\": \"b c\" }\n", "a-=b", "a: b is no item there"),
    ("/etc/postfix/main.cf", "myhostname = a.org\n", "inet_interfaces-=all", "all, the default, holds while"),
    ("/etc/ssh/sshd_config", "LogLevel INFO\n", "Port-=22", "Port: 22, the default, holds while nothing is set"),
    ("/etc/ssh/sshd_config", "Port 22\n", "LogLevel-=INFO", "LogLevel: INFO, the default, holds while"),
  ])
  func whatIsNoItemIsNotTakenAway(place: String, text: String, word: String, refusal: String) throws {
    let account = try Account()
    let file = try account.write("a", text)
    #expect(account.run("set", "--as", place, file, word) == 1)
    #expect(account.errors.contains(refusal), "\(account.errors)")
    #expect(try account.text(file) == text)
  }

  /// A cipher that nobody set is on all the same.
  @Test func whatIsTherebyDefaultIsTakenOutOfTheDefault() throws {
    let account = try Account()
    let file = try account.write("a", "PermitRootLogin no\n")
    let words = ["set", "--as", "/etc/ssh/sshd_config", file, "KexAlgorithms-=curve25519-sha256"]
    #expect(account.run(words) == 0 && account.output == "changed\n", "\(account.errors)")
    let text = try account.text(file)
    #expect(text.contains("\nKexAlgorithms ") && text.contains("curve25519-sha256@libssh.org,"))
    #expect(!text.contains("curve25519-sha256,"))
    #expect(account.run(words) == 0 && account.output == "unchanged\n")
    let schema = try account.write("s.json", #"{"properties": {"a": {"type": "array", "default": ["b", "c"]}}}"#)
    let json = try account.write("a.json", "{}\n")
    #expect(account.run("set", "--schema", schema, json, "a-=b") == 0, "\(account.errors)")
    #expect(try account.text(json).contains("\"c\"") && !account.text(json).contains("\"b\""))
    #expect(account.run("set", "--schema", schema, try account.write("b.json", "{}\n"), "a-=x") == 0)
    #expect(account.output == "unchanged\n")
  }

  /// Without port 22 whoever did not open the other one is locked out.
  @Test(arguments: [
    ("/etc/ssh/sshd_config", "#Port 22\n#X y\n", "Port+=2222", "Port 22\nPort 2222\n#X y\n"),
    ("/etc/ssh/sshd_config", "Port 2200\n", "Port+=2222", "Port 2200\nPort 2222\n"),
    ("/etc/ssh/sshd_config", "", "Port+=22", "Port 22\n"),
    ("/etc/redis/redis.conf", "", "save+=10 5", "save 3600 1 300 100 60 10000\nsave 10 5\n"),
  ])
  func whatHoldsByDefaultStaysBesideWhatIsAdded(
    place: String, text: String, word: String, expected: String
  ) throws {
    let account = try Account()
    let file = try account.write("a", text)
    #expect(account.run("set", "--as", place, file, word) == 0, "\(account.errors)")
    #expect(try account.text(file) == expected)
    #expect(!account.errors.contains("default"), "\(account.errors)")
  }

  @Test func whereTheDefaultIsNotKnownWholeItsLossIsTold() throws {
    let account = try Account()
    let file = try account.write("a", "")
    #expect(account.run("set", "--as", "/etc/ssh/sshd_config", file, "ListenAddress+=10.0.0.1") == 0)
    #expect(account.errors.contains("ListenAddress: [::]:22, the default, does not hold any more"), "\(account.errors)")
    #expect(account.run("set", "--as", "/etc/ssh/sshd_config", file, "ListenAddress+=10.0.0.2") == 0)
    #expect(!account.errors.contains("default"), "\(account.errors)")
  }

  @Test func anEntryIsTakenOutOfAListAsWell() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "dns": ["1.1.1.1", "9.9.9.9"] }"#)
    #expect(account.run("set", "--quiet", file, "dns-=1.1.1.1", "dns+=8.8.8.8") == 0, "\(account.errors)")
    #expect(try account.text(file) == #"{ "dns": ["9.9.9.9", "8.8.8.8"] }"#)
  }

  @Test func aVariableIsSaidToBeOne() throws {
    let account = try Account()
    let file = try account.write(".env", "HOST=a\n")
    #expect(account.run("set", "--quiet", file, "URL", "http://$HOST/x") == 0)
    #expect(
      account.errors
        == "settee: warning: URL: $HOST is a variable, which this file sets to a; --literal writes it as this text\n")
    #expect(account.run("set", "--quiet", file, "MAIL", "me@${DOMAIN}") == 0)
    #expect(account.errors.contains("${DOMAIN} is a variable, whose value is put in where"), "\(account.errors)")
    #expect(try account.text(file) == "HOST=a\nURL=http://$HOST/x\nMAIL=me@${DOMAIN}\n")
    #expect(account.run("set", file, "OTHER", "http://$PORT/x") == 1)
    #expect(account.errors.contains("${PORT} is the variable"), "\(account.errors)")
    #expect(account.errors.contains("; --literal writes it as this text"), "\(account.errors)")
    #expect(account.run("set", "--quiet", file, "PASSWORD", "pa$word") == 0)
    #expect(account.errors == "")
    #expect(try account.text(file).hasSuffix("\nPASSWORD='pa$word'\n"))
  }

  @Test(arguments: [
    ("HOST=a\n", "a$HOST", "HOST=a\nK='a$HOST'\n"), ("HOST=a\nK=x\n", "$HOST-${HOST}", "HOST=a\nK='$HOST-${HOST}'\n"),
    ("HOST=a\nK=\"$HOST\"\n", "$HOST", "HOST=a\nK=\"\\$HOST\"\n"), ("K=x\n", "`date` $(date)", "K='`date` $(date)'\n"),
    ("HOST=a\n", "it's $HOST", "HOST=a\nK=\"it's \\$HOST\"\n"), ("K='$HOST'\n", "$HOST", "K='$HOST'\n"),
    ("HOST=a\n#K=x\n", "$HOST", "HOST=a\nK='$HOST'\n"), ("K=x\n", "plain", "K=plain\n"),
  ])
  func aTextMayLookLikeAVariable(text: String, value: String, expected: String) throws {
    let account = try Account()
    let file = try account.write(".env", text)
    #expect(account.run("set", "--quiet", "--literal", file, "K", value) == 0)
    #expect(account.errors == "")
    #expect(try account.text(file) == expected)
    #expect(account.run("get", file, "K") == 0)
    #expect(account.output == value + "\n")
  }

  @Test func onlyAWholeValueIsLiteral() throws {
    let account = try Account()
    let file = try account.write(".env", "K=a\n")
    #expect(account.run("set", "--literal", file, "K+=$HOST") == 1)
    #expect(account.errors.contains("not with +="))
    #expect(try account.text(file) == "K=a\n")
  }
}
