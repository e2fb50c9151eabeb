import Testing

@testable import settee

/// Values that a program would not take, by what its page says of them.
@MainActor
@Suite struct WrongValueTests {
  private func refusal(of value: String, at path: String, in file: String) throws -> String {
    let account = try Account()
    let copy = try account.write("file", "")
    #expect(account.run("set", "--quiet", "--as", file, copy, path, value) == 1, "\(account.output)\(account.errors)")
    return account.errors
  }

  @Test(arguments: [
    ("/etc/nginx/nginx.conf", "http.gzip", "maybe", #""maybe" is not one of off, on"#),
    ("/etc/ssh/sshd_config", "PermitRootLogin", "prohibit-pasword", #"; did you mean "prohibit-password"?"#),
    ("/etc/redis/redis.conf", "loglevel", "warn", #""warn" is not one of debug, verbose"#),
    ("/etc/postgresql/15/main/postgresql.conf", "wal_level", "logicl", #"; did you mean "logical"?"#),
    ("/etc/php/8.2/fpm/pool.d/www.conf", "www.pm", "dynamc", #"; did you mean "dynamic"?"#),
    ("/etc/haproxy/haproxy.cfg", "defaults.mode", "tcpp", #"; did you mean "tcp"?"#),
    ("/etc/apache2/apache2.conf", "KeepAlive", "Maybe", #""Maybe" is not one of "#),
    ("/etc/postfix/main.cf", "biff", "ys", #"; did you mean "yes"?"#),
  ])
  func theWordsThatAreTakenAreTold(file: String, path: String, value: String, words: String) throws {
    let refusal = try refusal(of: value, at: path, in: file)
    #expect(refusal.contains(words), "\(refusal)")
    #expect(!refusal.contains("nor "), "\(refusal)")
  }

  /// PHP takes `"On"` for no size, and turns `output_buffering` off. What may be a text stays one.
  @Test(arguments: [
    ("output_buffering = 4096", "output_buffering", "On", "output_buffering = On"),
    ("output_buffering = \"4096\"", "output_buffering", "off", "output_buffering = off"),
    ("output_buffering = \"Off\"", "output_buffering", "On", "output_buffering = On"),
    ("output_buffering = On", "output_buffering", "4096", "output_buffering = 4096"),
    ("", "output_buffering", "yes", "output_buffering = yes"),
    (";output_buffering = 4096", "output_buffering", "On", "output_buffering = On"),
    ("", "implicit_flush", "On", "implicit_flush = On"), ("", "user_agent", "on", "user_agent = \"on\""),
  ])
  func phpReadsAWord(line: String, key: String, value: String, expected: String) throws {
    let account = try Account()
    let file = try account.write("php.ini", "[PHP]\n\(line)\n")
    #expect(account.run("set", "--quiet", "--as", "/etc/php/8.2/fpm/php.ini", file, "PHP.\(key)", value) == 0)
    #expect(try account.text(file).split(separator: "\n") == ["[PHP]", expected[...]], "\(account.errors)")
  }

  @Test(arguments: [
    ("upload_max_filesize", "64MB", "must be a size, such as 128M"), ("post_max_size", "10mb", "must be a size"),
    ("memory_limit", "64x", "must be a size"),
  ])
  func phpHasNoSuchUnits(path: String, value: String, words: String) throws {
    let refusal = try refusal(of: value, at: "PHP.\(path)", in: "/etc/php/8.2/fpm/php.ini")
    #expect(refusal.contains(words), "\(refusal)")
  }

  @Test(arguments: [
    ("smtpd_tls_security_level", "encrpyt", #"; did you mean "encrypt"?"#), ("inet_protocols", "ipv5", "must be all, "),
    ("mynetworks_style", "foo", "is not one of subnet, class, host"), ("smtp_tls_security_level", "dame", "dane"),
  ])
  func postfixHasNoSuchWord(path: String, value: String, words: String) throws {
    let refusal = try refusal(of: value, at: path, in: "/etc/postfix/main.cf")
    #expect(refusal.contains(words), "\(refusal)")
  }

  @Test(arguments: [
    "smtpd_tls_security_level=May", "smtpd_tls_security_level=", "inet_protocols=ipv4, ipv6", "inet_protocols=all",
    "mynetworks_style=$other", "smtp_tls_security_level=${tls?{$tls}:{may}}", "smtp_tls_mandatory_ciphers=high",
  ])
  func postfixHasTheseWords(_ word: String) throws {
    let account = try Account()
    let file = try account.write("main.cf", "")
    #expect(account.run("set", "--quiet", "--as", "/etc/postfix/main.cf", file, word) == 0, "\(account.errors)")
  }
}
