import SettingsDocuments
import Testing

/// What does not fit is refused where it is, in plain words.
@Suite struct BraceRefusalTests {
  @Test(arguments: [
    ("nginx", "a 1;\nb 2\n", "2:4", "\";\""), ("nginx", "a {\n", "1:3", "\"}\""), ("nginx", "}\n", "1:1", "a setting"),
    ("nginx", "content_by_lua_block {\n x }\n", "1:1", "settings"), ("nginx", "a 'x;\n", "1:3", "a closing quote"),
    ("nginx", "{ a; }", "1:1", "a word before this brace"), ("nginx", "a;;", "1:3", "a setting"),
    ("bind", "a { b; }\n", "1:8", "\";\" behind this brace"), ("bind", "/* a", "1:1", "\"*/\""),
    ("dovecot", "a b\n", "1:2", "\"=\""), ("dovecot", "a { b = c }\n", "1:3", "a brace at the end of its line"),
    ("lvm", "a = 1 b = 2\n", "1:5", "one value on this line"), ("lvm", "a = [ 1\n", "1:5", "its closing bracket"),
    ("logrotate", "/var/log/x\n", "1:1", "\"{\" behind these words"),
    ("logrotate", "daily weekly\n", "1:7", "one value on this line"),
    ("logrotate", "postrotate\nx\n", "1:11", "\"endscript\""), ("xinetd", "service a\nb = 1\n", "1:8", "\"=\""),
    ("krb5", "[a\nb = 1\n", "1:1", "a name and \"]\""),
    ("nagios-objects", "a {\n}\n", "1:3", "a brace at the end of its line"),
    ("corosync", "a\n", "1:2", "\":\""), ("ucl", "a = \"x\nb\"", "1:5", "a closing quote"),
    ("i3", "|x\n", "1:1", "a word"),
  ])
  func faultsAreToldWhereTheyAre(_ dialect: String, _ text: String, _ position: String, _ expected: String) throws {
    let format = try #require(Format.named(dialect))
    let error = #expect(throws: ParseError.self) { try Document(parsing: Array(text.utf8), as: format) }
    #expect(error.map { "\($0.position)" } == position && error?.expected == expected, "\(error.debugDescription)")
    #expect(error?.message.isEmpty == false)
  }

  @Test(arguments: ["nginx", "bind", "freeradius", "icinga2", "strongswan"])
  func depthIsBounded(_ dialect: String) throws {
    let format = try #require(Format.named(dialect))
    let end = dialect == "bind" ? "};" : "}"
    func text(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "a {\n", count: depth) + String(repeating: "\(end)\n", count: depth)).utf8)
    }
    #expect(try Document(parsing: text(500), as: format).root.count == 1)
    let error = #expect(throws: ParseError.self) { try Document(parsing: text(100_000), as: format) }
    #expect(error?.message == "this is nested too deeply")
  }

  @Test func namesTellTheDialect() {
    for (path, name) in [
      ("/etc/nginx/sites-available/default", "nginx"), ("/etc/bind/named.conf.options", "bind"),
      ("/etc/dovecot/conf.d/10-mail.conf", "dovecot"), ("/etc/logrotate.d/x", "logrotate"),
      ("/etc/freeradius/3.0/mods-available/eap", "freeradius"), ("/etc/apt/apt.conf.d/50x", "apt.conf"),
      ("/etc/haproxy/haproxy.cfg", "haproxy"), ("/etc/krb5.conf", "krb5"), ("/etc/xinetd.d/time", "xinetd"),
      ("/etc/rspamd/local.d/redis.conf", "ucl"), ("/usr/share/pipewire/client.conf", "spa-json"),
    ] {
      #expect(Format.detect(name: path)?.name == name, "\(path)")
    }
    #expect(Format.detect(name: "/etc/freeradius/3.0/policy.d/eap") == nil)
  }
}
