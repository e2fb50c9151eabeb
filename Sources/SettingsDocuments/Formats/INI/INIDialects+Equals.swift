/// Dialects of `key = value`, without sections.
extension INIDialect {
  static let ofEqualsSigns: [INIDialect] = [
    assignments, repeatedAssignments, postfix, dnsmasq, turnserver, libvirt, awstats, wget, lxc, vsftpd, nagios,
    rkhunter, adduser,
  ]

  /// A key once, its value as it is written.
  static let assignments = INIDialect(
    name: "equals", summary: "key = value, one of each key",
    names: [
      "security/pwquality.conf", "pwquality.conf.d/*.conf", "security/faillock.conf", "udev/udev.conf", "watchdog.conf",
      "iscsi/iscsid.conf", "firewalld/firewalld.conf", "pulse/daemon.conf", "pulse/client.conf",
      "pulse/daemon.conf.d/*.conf", "pulse/client.conf.d/*.conf", "tuned/tuned-main.conf", "tuned/*-variables.conf",
      "audit/auditd.conf",
      "audit/plugins.d/*.conf", "apt/listchanges.conf", "ha.d/authkeys", "cvtsudoers.conf", "backupninja.conf",
      "usbguard/usbguard-daemon.conf", "usb_modeswitch.conf", "debfoster.conf", "isns/isnsd.conf", "isns/isnsadm.conf",
      "policyd-spf.conf", "pam-mysql.conf", "xen/oxenstored.conf", "acpi/events/*",
    ],
    sections: .none, keys: .words(".-/[]"), separator: " = ", booleans: ("no", "yes"),
    booleanWords: yesOrNo)

  /// A key as often as there are values.
  static let repeatedAssignments = INIDialect(
    name: "equals-lists", summary: "key = value, a key as often as it has values",
    names: [
      "powerdns/*.conf", "powerdns/pdns.d/*.conf", "powerdns/recursor.d/*.conf", "minidlna.conf", "ocserv/ocserv.conf",
      "apparmor/parser.conf", "logwatch.conf", "logwatch/conf/*.conf", "logwatch/conf/*/*.conf",
      "logwatch/default.conf/*.conf", "logwatch/default.conf/*/*.conf", "logwatch/dist.conf/*.conf",
      "logwatch/dist.conf/*/*.conf", "hostapd.conf", "hostapd/*.conf", "zabbix/*.conf", "zabbix_agentd.conf",
      "zabbix_server.conf", "zabbix_agentd.d/*.conf", "zabbix_agentd.conf.d/*.conf", "userparameter_*.conf",
      "cgitrc", "lynis/*.prf",
    ],
    sections: .none, keys: .words("*.$-+/"), allowsKeysAlone: true, repeatsAreLists: true, includes: ["include"],
    commentedOut: .spaced, separator: "=", booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// rkhunter.conf: an option may come several times, and quotes around a value are no part of it.
  static let rkhunter = INIDialect(
    name: "rkhunter", summary: "rkhunter.conf",
    names: ["rkhunter.conf", "rkhunter.conf.local", "rkhunter.d/*.conf"],
    comments: hash, sections: .none, quoting: .verbatim("\"'"), keys: .words(""), repeatsAreLists: true,
    commentedOut: .tight, separator: "=", booleans: ("0", "1"), booleanWords: [("0", "1")])

  /// postconf(5): a line that begins with a blank goes on with the value above.
  static let postfix = INIDialect(
    name: "postfix", summary: "Postfix's main.cf",
    names: ["postfix/main.cf", "main.cf", "main.cf.proto", "main.cf.dist", "postfix*/main.cf"],
    comments: hash, sections: .none, continuation: .indentationPastGaps, keys: .words("-"), booleans: ("no", "yes"),
    booleanWords: [("no", "yes")], emptyIsUnset: false)

  /// dnsmasq(8), "CONFIG FILE".
  static let dnsmasq = INIDialect(
    name: "dnsmasq", summary: "dnsmasq.conf",
    names: ["dnsmasq.conf", "dnsmasq.d/*", "dnsmasq.conf.example", "dnsmasq-base/trust-anchors.conf"],
    comments: hash, trailingComments: hash, sections: .none, keys: .words("-"), allowsKeysAlone: true,
    areKeysAloneTrue: true, repeatsAreLists: true, includes: ["conf-file", "conf-dir", "servers-file"],
    commentedOut: .tight, separator: "=", booleanWords: [("false", "true")])

  /// turnserver.conf of coturn.
  static let turnserver = INIDialect(
    name: "turnserver", summary: "coturn's turnserver.conf",
    names: ["turnserver.conf"],
    comments: hash, sections: .none, keys: .words("-"), allowsKeysAlone: true, areKeysAloneTrue: true,
    repeatsAreLists: true, commentedOut: .tight, separator: "=", booleanWords: [("false", "true"), ("0", "1")])

  /// libvirt's and Xen's: values in quotes, numbers, and lists as they are written (`src/util/virconf.c`).
  static let libvirt = INIDialect(
    name: "libvirt", summary: "libvirtd.conf, qemu.conf",
    names: ["libvirt/*.conf", "xen/xl.conf", "xen/xlexample.*", "xen/*.cfg", "xen/auto/*.cfg"],
    comments: hash, trailingComments: hash, trailingPlace: .anywhere, sections: .none, quoting: .verbatim("\"'"),
    continuation: .brackets,
    hasCommentsWithinValues: true, keys: .words(""), commentedOut: .tight, booleans: ("0", "1"),
    booleanWords: [("0", "1")])

  /// awstats.conf: Parse_Config of awstats.pl, which cuts the line at a `#` behind a blank, then takes the quotes away.
  static let awstats = INIDialect(
    name: "awstats", summary: "awstats.conf",
    names: ["awstats/*.conf", "awstats/*.conf.local", "awstats.conf", "awstats.*.conf"],
    comments: hash, trailingComments: hash, trailingPlace: .evenInQuotes, sections: .none,
    quoting: .verbatim("\""), keys: .words(""), repeatsAreLists: true, directives: ["Include"], includes: ["include"],
    commentedOut: .tight,
    separator: "=", booleans: ("0", "1"), booleanWords: [("0", "1")])

  /// adduser.conf(5): read_config of AdduserCommon.pm, which takes one pair of quotes away and knows no escapes.
  static let adduser = INIDialect(
    name: "adduser", summary: "adduser.conf, deluser.conf",
    names: ["adduser.conf", "deluser.conf"],
    comments: hash, sections: .none, quoting: .verbatim("\"'"), keys: .words(""), ignoresCase: true,
    commentedOut: .tight, separator: "=", booleans: ("0", "1"), booleanWords: [("0", "1"), ("no", "yes")])

  /// wgetrc.
  static let wget = INIDialect(
    name: "wgetrc", summary: "wgetrc",
    names: ["wgetrc", ".wgetrc"],
    comments: hash, sections: .none, keys: .words("-"), ignoresCase: true, repeatsAreLists: true,
    booleans: ("off", "on"), booleanWords: yesOrNo)

  /// lxc.container.conf(5).
  static let lxc = INIDialect(
    name: "lxc", summary: "the containers of LXC",
    names: ["lxc/*.conf", "lxc/config/*.conf", "lxc/*/config"],
    comments: hash, sections: .none, keys: .words("."), repeatsAreLists: true, includes: ["lxc.include"],
    joinsKeysByDots: true, booleans: ("0", "1"), booleanWords: [("0", "1")])

  /// vsftpd.conf(5): no blanks around `=`.
  static let vsftpd = INIDialect(
    name: "vsftpd", summary: "vsftpd.conf",
    names: ["vsftpd.conf", "vsftpd/*.conf"],
    comments: hash, sections: .none, keys: .words(""), commentedOut: .tight, separator: "=", booleans: ("NO", "YES"),
    booleanWords: yesOrNo)

  /// nagios.cfg, cgi.cfg, resource.cfg and nrpe.cfg.
  static let nagios = INIDialect(
    name: "nagios", summary: "nagios.cfg, nrpe.cfg",
    names: [
      "nagios*/nagios.cfg", "nagios*/cgi.cfg", "nagios*/resource.cfg", "nagios.cfg", "nagios/nrpe*.cfg", "nrpe.cfg",
      "nagios/nrpe.d/*.cfg", "icinga/icinga.cfg", "nagios*/examples/nagios.cfg", "nagios*/examples/cgi.cfg",
      "nagios*/examples/resource.cfg",
    ],
    comments: hash, sections: .none, keys: .words("[]$-"), repeatsAreLists: true,
    includes: ["include", "include_dir", "cfg_file", "cfg_dir", "resource_file"], commentedOut: .tight, separator: "=",
    booleans: ("0", "1"), booleanWords: [("0", "1")])
}
