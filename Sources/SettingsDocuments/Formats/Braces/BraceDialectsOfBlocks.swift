/// The dialects whose blocks have lines of their own for their beginning and end.
extension BraceDialect {
  static let ofBlocks: [BraceDialect] = [apache, proftpd, cups, collectd, xorg, interfaces, ipsec]

  /// Apache HTTP Server, "Configuration Files": `server/util.c` (`ap_cfg_getline`, `ap_getword_conf`).
  static let apache = BraceDialect(
    name: "apache", summary: "Apache's httpd.conf, .htaccess",
    names: [
      "apache2/*.conf", "apache2/*-available/*.conf", "apache2/*-available/*.load", "apache2/*-enabled/*.conf",
      "apache2/*-enabled/*.load", "apache2/conf.d/*.conf", "apache2/vhosts.d/*.conf", "apache2/vhosts.d/*.include",
      "httpd/conf/*.conf", "httpd/conf.d/*.conf", "httpd/conf.modules.d/*.conf", "httpd.conf", "apache2.conf",
      "apache.conf", "apache2-*.conf", "apache22.conf", "apache24.conf", ".htaccess", "roundcube/htaccess",
      "modsecurity/*.conf", "modsecurity.conf", "modsecurity.conf-recommended", "htaccess", "htaccess.*",
    ],
    lines: BlockLines(
      commentsContinue: true,
      words: [
        "action", "alias", "allow", "define", "deny", "group", "header", "include", "listen", "mutex", "options",
        "order", "protocols", "redirect", "require", "satisfy", "script", "substitute", "timeout", "user",
      ]),
    comments: [.hashLine], quotes: Array("\"'".utf8), stringsSpanLines: true, joinsLines: true,
    joint: .words(keepsIndentation: true), programBlocks: ["perl"], includes: ["include", "includeoptional"],
    ignoresCase: true, booleans: ("off", "on"),
    booleanWords: [("off", "on"), ("no", "yes"), ("false", "true"), ("0", "1")])

  /// ProFTPD, "Configuration Directives": `src/parser.c`, `src/str.c` (`pr_str_get_word`).
  static let proftpd = BraceDialect(
    name: "proftpd", summary: "the FTP server's proftpd.conf",
    names: [
      "etc/proftpd.conf", "proftpd/*.conf", "proftpd/conf.d/*.conf", "proftpd/templates/*.conf",
      "proftpd-*/sample-configurations/*.conf",
    ],
    lines: BlockLines(
      trailingComments: .words,
      words: ["allow", "class", "deny", "group", "include", "order", "port", "protocols", "trace", "umask", "user"]),
    comments: [.hashLine], escapes: .all, stringsSpanLines: true, joinsLines: true,
    joint: .words(keepsIndentation: true), includes: ["include"], ignoresCase: true, indentation: "  ",
    booleans: ("off", "on"), booleanWords: [("off", "on"), ("no", "yes"), ("false", "true"), ("0", "1")])

  /// cupsd.conf(5), cups-files.conf(5): `cups/file.c` (`cupsFileGetConf`).
  static let cups = BraceDialect(
    name: "cups", summary: "CUPS' cupsd.conf, cups-files.conf",
    names: [
      "cupsd.conf", "cups-files.conf", "cups-browsed.conf", "cups/client.conf", "cups/snmp.conf", "cups/printers.conf",
      "cups/classes.conf", "libcups2/examples/client.conf",
    ],
    lines: BlockLines(
      trailingComments: .unescaped,
      words: [
        "allow", "browsing", "classification", "deny", "encryption", "group", "listen", "order", "port", "printcap",
        "require", "satisfy", "timeout", "user",
      ]),
    comments: [.hashLine], quotes: [], escapes: .none, escapedMark: UInt8(ascii: "#"), ignoresCase: true,
    indentation: "  ", booleans: ("No", "Yes"),
    booleanWords: [("off", "on"), ("no", "yes"), ("false", "true"), ("0", "1")])

  /// collectd.conf(5): `src/liboconfig/scanner.l` and `parser.y`.
  static let collectd = BraceDialect(
    name: "collectd", summary: "collectd.conf",
    names: [
      "collectd.conf", "collectd.conf.d/*.conf", "collectd.d/*.conf", "collectd/collectd.conf", "collectd/filters.conf",
      "collectd/thresholds.conf", "collectd/postgresql_default.conf", "collectd-core/examples/GenericJMX.conf",
      "collectd-core/examples/filters.conf", "collectd-core/examples/snmp-data.conf",
      "collectd-core/examples/thresholds.conf",
    ],
    lines: BlockLines(
      trailingComments: .outsideQuotes, bareWords: .plain,
      words: ["device", "host", "include", "interface", "interval", "password", "port", "timeout", "user", "xff"]),
    comments: [.hashLine], escapes: .all, stringsSpanLines: true, needsValues: true, joinsLines: true,
    joint: .words(keepsIndentation: false), includes: ["include"], ignoresCase: true, emptyIsNothing: false,
    indentation: "  ", booleans: ("false", "true"),
    booleanWords: [("off", "on"), ("no", "yes"), ("false", "true")])

  /// xorg.conf(5).
  static let xorg = BraceDialect(
    name: "xorg", summary: "the X server's xorg.conf",
    names: ["xorg.conf", "xorg.conf.d/*.conf", "X11/xorg.conf-*", "X11/xorg.conf.*"],
    lines: BlockLines(
      delimiters: .words([("Section", "EndSection"), ("SubSection", "EndSubSection"), ("Mode", "EndMode")]),
      trailingComments: .words, words: ["driver", "load", "option", "screen"]),
    comments: [.hashLine], escapes: .none, ignoresCase: true, booleans: ("off", "on"),
    booleanWords: [("off", "on"), ("no", "yes"), ("false", "true"), ("0", "1")])

  /// interfaces(5) of ifupdown.
  static let interfaces = BraceDialect(
    name: "interfaces", summary: "ifupdown's /etc/network/interfaces",
    names: ["network/interfaces", "network/interfaces.d/*"],
    lines: BlockLines(
      delimiters: .stanzas(
        begin: ["iface", "mapping"],
        apart: ["auto", "allow-", "no-auto-down", "no-scripts", "rename", "source", "source-directory", "source-dir"],
        isIndented: false), words: ["auto", "source"]),
    comments: [.hashLine], quotes: [], escapes: .none, joinsLines: true, joint: .words(keepsIndentation: true),
    includes: ["source", "source-directory", "source-dir"], ignoresCase: true,
    booleanWords: [("off", "on"), ("no", "yes"), ("false", "true"), ("0", "1")])

  /// ipsec.conf(5) of strongSwan: `src/starter/parser/lexer.l`.
  static let ipsec = BraceDialect(
    name: "ipsec", summary: "strongSwan's ipsec.conf", names: ["ipsec.conf", "ipsec.d/*.conf"],
    lines: BlockLines(
      delimiters: .stanzas(begin: ["config", "conn", "ca"], apart: ["include", "version"], isIndented: true),
      trailingComments: .words, bareWords: .unmarked),
    comments: [.hashLine], escapes: .none, separators: .equals, directives: ["include", "version"],
    needsSeparator: true, includes: ["include"], ignoresCase: true, separator: "=", indentation: "\t",
    booleanWords: [("off", "on"), ("no", "yes"), ("false", "true"), ("0", "1")])
}
