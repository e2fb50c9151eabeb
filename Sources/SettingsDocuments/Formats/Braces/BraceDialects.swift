/// The dialects whose statements end with `;`, and the files that are written in them.
extension BraceDialect {
  static let all: [BraceDialect] = [
    nginx, bind, dhcpd, aptConf, bird, radvd, syslogNG, dovecot, strongSwan, freeRADIUS, xinetd, logrotate, ucl,
    icinga2,
    lighttpd, lvm, keepalived, multipath, corosync, conntrackd, mpd, bacula, nagiosObjects, krb5, wpa, i3, spa, haproxy,
    hdparm, munin, rsyslog, drbd, openSC, alsa,
  ]

  static let cComments: [Comment] = [.slashes, .hash, .block]

  /// nginx: "Beginner's Guide", and ngx_conf_file.c.
  static let nginx = BraceDialect(
    name: "nginx", summary: "nginx's configuration",
    names: [
      "nginx.conf", "nginx/*.conf", "nginx/conf.d/*.conf", "nginx/sites-available/*", "nginx/sites-enabled/*",
      "nginx/snippets/*.conf", "nginx/modules-available/*.conf", "nginx/modules-enabled/*.conf", "nginx/mime.types",
      "nginx/*_params",
    ],
    ends: .semicolon, quotes: Array("\"'".utf8), escapes: .controls, stringsSpanLines: true, hasVariables: true,
    escapesWords: true, programBlocks: ["_by_lua_block", "_by_njs"], includes: ["include"], emptyIsNothing: false,
    booleans: ("off", "on"), booleanWords: [("off", "on")])

  /// named.conf(5): BIND 9 Administrator Reference Manual, "Configuration File Grammar".
  static let bind = BraceDialect(
    name: "bind", summary: "BIND's named.conf",
    names: [
      "named.conf", "named.conf.*", "named*.conf", "bind/*.conf", "bind.keys", "bind/zones.rfc1918", "rndc.conf",
      "powerdns/named.conf",
    ],
    comments: cComments, ends: .semicolon, afterBlocks: .mustEnd, hasNamelessBlocks: true, stringsSpanLines: true,
    quotesInWords: true, quotedKeys: ["file", "directory", "include"], includes: ["include"], emptyIsNothing: false,
    indentation: "\t")

  /// dhcpd.conf(5) and dhclient.conf(5) of ISC DHCP.
  static let dhcpd = BraceDialect(
    name: "dhcpd", summary: "ISC's dhcpd.conf and dhclient.conf",
    names: [
      "dhcpd.conf", "dhcpd6.conf", "dhclient.conf", "dhclient6.conf", "dhcp/*.conf", "dhcpd.conf.example",
      "dhclient.conf.example",
    ],
    ends: .semicolon, afterBlocks: .mayEnd, escapes: .controls, quotesInWords: true, includes: ["include"],
    emptyIsNothing: false, indentation: "  ", booleans: ("off", "on"))

  /// apt.conf(5).
  static let aptConf = BraceDialect(
    name: "apt.conf", summary: "apt.conf",
    names: ["apt.conf", "apt.conf.d/*"],
    comments: [.hashAnywhere, .slashes, .block], ends: .semicolon, afterBlocks: .mayEnd, escapes: .none,
    stringsSpanLines: true, quotesInWords: true, writesQuotes: .always, directives: ["#clear", "#include"],
    ignoresCase: true, emptyIsNothing: false, booleans: ("false", "true"),
    booleanWords: [
      ("false", "true"), ("no", "yes"), ("off", "on"), ("0", "1"), ("without", "with"), ("disable", "enable"),
    ])

  /// bird.conf: BIRD User's Guide, "Configuration".
  static let bird = BraceDialect(
    name: "bird", summary: "BIRD's bird.conf",
    names: ["bird.conf", "bird6.conf", "bird/*.conf"],
    comments: [.hash, .block], ends: .semicolon, afterBlocks: .mayEnd, escapes: .none, quotesInWords: true,
    brackets: Array("[(".utf8), includes: ["include"], emptyIsNothing: false, indentation: "\t")

  /// radvd.conf(5).
  static let radvd = BraceDialect(
    name: "radvd", summary: "radvd.conf",
    names: ["radvd.conf", "radvd.conf.*", "*-radvd.conf"],
    ends: .semicolon, afterBlocks: .mayEnd, escapes: .none, quotesInWords: true, indentation: "\t",
    booleans: ("off", "on"))

  /// syslog-ng.conf(5).
  static let syslogNG = BraceDialect(
    name: "syslog-ng", summary: "syslog-ng.conf",
    names: ["syslog-ng.conf", "syslog-ng/*.conf", "syslog-ng/conf.d/*.conf"],
    ends: .semicolon, afterBlocks: .mayEnd, quotes: Array("\"'".utf8), escapes: .controls, stringsSpanLines: true,
    quotesInWords: true, brackets: Array("(".utf8), hasCalls: true, lineStatements: Array("@".utf8),
    includes: ["@include"], separator: "", indentation: "  ")

  /// drbd.conf(5).
  static let drbd = BraceDialect(
    name: "drbd", summary: "drbd.conf, resources of DRBD",
    names: ["drbd.conf", "drbd.d/*.conf", "drbd.d/*.res"],
    ends: .semicolon, escapes: .none, quotesInWords: true, includes: ["include"], indentation: "\t")

  /// opensc.conf(5).
  static let openSC = BraceDialect(
    name: "opensc", summary: "opensc.conf",
    names: ["opensc.conf"],
    ends: .semicolon, escapes: .backslash, quotesInWords: true, separators: .equals, needsSeparator: true,
    separator: " = ", indentation: "\t", booleans: ("false", "true"), booleanWords: [("false", "true")])

  /// haproxy.cfg: HAProxy Configuration Manual, section 2.2, "Quoting and escaping", and parse_line of tools.c.
  static let haproxy = BraceDialect(
    name: "haproxy", summary: "haproxy.cfg",
    names: ["haproxy.cfg", "haproxy/*.cfg", "haproxy/*/*.cfg"],
    comments: [.hashAnywhere], opens: .nowhere, quotes: Array("\"'".utf8), escapes: .controls,
    escapedBytes: Array(" #$'".utf8), verbatimQuotes: Array("'".utf8), referringQuotes: Array("\"".utf8),
    quotesInWords: true, escapesWords: true,
    sections: .words([
      "global", "defaults", "frontend", "backend", "listen", "peers", "resolvers", "userlist", "mailers", "cache",
      "program", "ring", "log-forward", "log-profile", "http-errors", "fcgi-app", "crt-store", "traces", "acme",
    ]),
    indentation: "    ")

  /// hdparm.conf(5).
  static let hdparm = BraceDialect(
    name: "hdparm", summary: "hdparm.conf",
    names: ["hdparm.conf"],
    opens: .lineEnd, opensBelow: true, quotes: [], separators: .equals, separator: " = ", indentation: "\t",
    booleans: ("off", "on"))

  /// munin.conf(5); Munin::Common::Config cuts each line at a `#` without a backslash before it.
  static let munin = BraceDialect(
    name: "munin", summary: "munin.conf",
    names: ["munin.conf", "munin-conf.d/*.conf"],
    comments: [Comment("#", .unescaped)], opens: .nowhere, quotes: [], escapedMark: UInt8(ascii: "#"),
    sections: .brackets, includes: ["includedir"],
    indentation: "    ")

  /// krb5.conf(5), kdc.conf(5) and mke2fs.conf(5).
  static let krb5 = BraceDialect(
    name: "krb5", summary: "krb5.conf, kdc.conf, mke2fs.conf",
    names: [
      "krb5.conf", "krb5.conf.d/*", "kdc.conf", "mke2fs.conf", "krb5.conf.template", "kdc.conf.template",
    ],
    comments: [.hashLine, Comment(";", .line)], opens: .lineEnd, escapes: .controls, separators: .equals,
    directives: ["include", "includedir", "module"], needsSeparator: true, sections: .brackets,
    includes: ["include", "includedir"], emptyIsNothing: false, separator: " = ", opening: " = {", indentation: "\t",
    booleans: ("false", "true"), booleanWords: [("no", "yes"), ("off", "on"), ("false", "true"), ("0", "1")])
}
