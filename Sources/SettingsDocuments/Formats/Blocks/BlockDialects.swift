/// The dialects, and the files that are written in them.
extension BlockDialect {
  static let all: [BlockDialect] = [apache, proftpd, cups, collectd, xorg, interfaces, ipsec]

  /// Apache HTTP Server, "Configuration Files": `server/util.c` (`ap_cfg_getline`, `ap_getword_conf`).
  static let apache = BlockDialect(
    name: "apache", summary: "Apache's httpd.conf, .htaccess",
    names: [
      "apache2/*.conf", "apache2/*-available/*.conf", "apache2/*-available/*.load", "apache2/*-enabled/*.conf",
      "apache2/*-enabled/*.load", "apache2/conf.d/*.conf", "apache2/vhosts.d/*.conf", "apache2/vhosts.d/*.include",
      "httpd/conf/*.conf", "httpd/conf.d/*.conf", "httpd/conf.modules.d/*.conf", "httpd.conf", "apache2.conf",
      "apache.conf", "apache2-*.conf", "apache22.conf", "apache24.conf", ".htaccess", "roundcube/htaccess",
      "modsecurity/*.conf", "modsecurity.conf", "modsecurity.conf-recommended", "htaccess", "htaccess.*",
    ],
    commentsContinue: true, quotes: [UInt8(ascii: "\""), UInt8(ascii: "'")], escapes: .quotesAndBackslashes,
    programs: ["perl"], includes: ["include", "includeoptional"],
    words: [
      "action", "alias", "allow", "define", "deny", "group", "header", "include", "listen", "mutex", "options", "order",
      "protocols", "redirect", "require", "satisfy", "script", "substitute", "timeout", "user",
    ])

  /// ProFTPD, "Configuration Directives": `src/parser.c`, `src/str.c` (`pr_str_get_word`).
  static let proftpd = BlockDialect(
    name: "proftpd", summary: "the FTP server's proftpd.conf",
    names: [
      "etc/proftpd.conf", "proftpd/*.conf", "proftpd/conf.d/*.conf", "proftpd/templates/*.conf",
      "proftpd-*/sample-configurations/*.conf",
    ],
    trailingComments: .words, includes: ["include"],
    words: ["allow", "class", "deny", "group", "include", "order", "port", "protocols", "trace", "umask", "user"],
    indentation: "  ")

  /// cupsd.conf(5), cups-files.conf(5): `cups/file.c` (`cupsFileGetConf`).
  static let cups = BlockDialect(
    name: "cups", summary: "CUPS' cupsd.conf, cups-files.conf",
    names: [
      "cupsd.conf", "cups-files.conf", "cups-browsed.conf", "cups/client.conf", "cups/snmp.conf", "cups/printers.conf",
      "cups/classes.conf", "libcups2/examples/client.conf",
    ],
    trailingComments: .unescaped, quotes: [], escapes: .none, hasContinuation: false,
    words: [
      "allow", "browsing", "classification", "deny", "encryption", "group", "listen", "order", "port", "printcap",
      "require", "satisfy", "timeout", "user",
    ], indentation: "  ",
    booleans: ("No", "Yes"))

  /// collectd.conf(5): `src/liboconfig/scanner.l` and `parser.y`.
  static let collectd = BlockDialect(
    name: "collectd", summary: "collectd.conf",
    names: [
      "collectd.conf", "collectd.conf.d/*.conf", "collectd.d/*.conf", "collectd/collectd.conf", "collectd/filters.conf",
      "collectd/thresholds.conf", "collectd/postgresql_default.conf", "collectd-core/examples/GenericJMX.conf",
      "collectd-core/examples/filters.conf", "collectd-core/examples/snmp-data.conf",
      "collectd-core/examples/thresholds.conf",
    ],
    trailingComments: .outsideQuotes, keepsIndentationInQuotes: false, bareWords: .plain, allowsKeysAlone: false,
    includes: ["include"],
    words: ["device", "host", "include", "interface", "interval", "password", "port", "timeout", "user", "xff"],
    indentation: "  ", booleans: ("false", "true"),
    booleanWords: [("off", "on"), ("no", "yes"), ("false", "true")])

  /// xorg.conf(5).
  static let xorg = BlockDialect(
    name: "xorg", summary: "the X server's xorg.conf",
    names: ["xorg.conf", "xorg.conf.d/*.conf", "X11/xorg.conf-*", "X11/xorg.conf.*"],
    blocks: .words([("Section", "EndSection"), ("SubSection", "EndSubSection"), ("Mode", "EndMode")]),
    trailingComments: .words, escapes: .none, hasContinuation: false,
    words: ["driver", "load", "option", "screen"], indentation: "    ")

  /// interfaces(5) of ifupdown.
  static let interfaces = BlockDialect(
    name: "interfaces", summary: "ifupdown's /etc/network/interfaces",
    names: ["network/interfaces", "network/interfaces.d/*"],
    blocks: .stanzas(
      begin: ["iface", "mapping"],
      apart: ["auto", "allow-", "no-auto-down", "no-scripts", "rename", "source", "source-directory", "source-dir"],
      isIndented: false),
    quotes: [], escapes: .none, includes: ["source", "source-directory", "source-dir"], words: ["auto", "source"],
    booleans: ("no", "yes"))

  /// ipsec.conf(5) of strongSwan: `src/starter/parser/lexer.l`.
  static let ipsec = BlockDialect(
    name: "ipsec", summary: "strongSwan's ipsec.conf", names: ["ipsec.conf", "ipsec.d/*.conf"],
    blocks: .stanzas(begin: ["config", "conn", "ca"], apart: ["include", "version"], isIndented: true),
    separator: .equals, trailingComments: .words, escapes: .none, hasContinuation: false, bareWords: .unmarked,
    includes: ["include"],
    indentation: "\t", booleans: ("no", "yes"))
}
