/// Dialects of a word and its value, parted by blanks, without sections.
extension INIDialect {
  static let ofWords: [INIDialect] = [
    keywords, commentedKeywords, modprobe, loginDefinitions, ldap, resolv, dhcpcd, rsnapshot, vnstat, msmtp,
  ]

  static let yesOrNo = [("no", "yes"), ("off", "on"), ("false", "true"), ("0", "1")]

  /// A word and what it is told, as often as there is something to tell.
  static let keywords = INIDialect(
    name: "words", summary: "a word and its value, a word as often as it has values",
    names: [
      "host.conf", "munin/munin-node.conf", "manpath.config", "ppp/options", "ppp/options.*", "ppp/peers/*",
      "sudo.conf", "mosquitto.conf", "mosquitto/*.conf", "mosquitto/conf.d/*.conf", "gnupg/*.conf", ".gnupg/*.conf",
      "gpg.conf", "gpg-agent.conf", "dirmngr.conf", "dpkg/dpkg.cfg", "dpkg/dpkg.cfg.d/*", ".dpkg.cfg",
      "clamav/*.conf", "clamd.conf", "freshclam.conf", "clamd.conf.sample", "freshclam.conf.sample",
      "clamav-milter.conf.sample", "X11/Xsession.options", "lldpd.d/*.conf", "vtysh.conf",
    ],
    comments: hash, sections: .none, separators: .words, keys: .words(".:/-"), allowsKeysAlone: true,
    repeatsAreLists: true, includes: ["include", "include_dir", "includedir"], separator: " ",
    booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// The same, where a mark behind a blank begins a comment.
  static let commentedKeywords = INIDialect(
    name: "words-comments", summary: "the same, with comments behind values",
    names: ["nscd.conf", "gai.conf", "mdadm.conf", "mdadm/mdadm.conf", "mdadm.conf-example", "udhcpd*.conf"],
    comments: hash, trailingComments: hash, sections: .none, separators: .words, keys: .words("-"),
    allowsKeysAlone: true, repeatsAreLists: true, separator: " ", booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// modprobe.d(5).
  static let modprobe = INIDialect(
    name: "modprobe", summary: "modprobe.d",
    names: ["modprobe.d/*.conf", "modprobe.conf"],
    comments: hash, sections: .none, separators: .words, continuation: .backslash, hasCommentsWithinValues: true,
    keys: .words(""), repeatsAreLists: true, separator: " ", booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// login.defs(5).
  static let loginDefinitions = INIDialect(
    name: "login.defs", summary: "login.defs",
    names: ["login.defs"],
    comments: hash, sections: .none, separators: .words, quoting: .verbatim("\""), keys: .words(""),
    allowsKeysAlone: true, commentedOut: .tight, separator: " ", booleans: ("no", "yes"),
    booleanWords: [("no", "yes")])

  /// ldap.conf(5) and nslcd.conf(5).
  static let ldap = INIDialect(
    name: "ldap", summary: "ldap.conf",
    names: ["ldap/ldap.conf", "ldap.conf", ".ldaprc", "nslcd.conf", "libnss-ldap.conf", "pam_ldap.conf"],
    comments: hash, sections: .none, separators: .words, keys: .words("-"), ignoresCase: true, repeatsAreLists: true,
    commentedOut: .tight, separator: " ", booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// resolv.conf(5).
  static let resolv = INIDialect(
    name: "resolv", summary: "resolv.conf",
    names: ["resolv.conf", "resolv.conf.d/*", "resolvconf/resolv.conf.d/*", ".resolv.conf"],
    sections: .none, separators: .words, keys: .words(""), repeatsAreLists: true, separator: " ",
    booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// dhcpcd.conf(5): an interface begins a block.
  static let dhcpcd = INIDialect(
    name: "dhcpcd", summary: "dhcpcd.conf",
    names: ["dhcpcd.conf", "dhcpv6-pd.conf"],
    comments: hash, sections: .blocks(["interface", "ssid", "profile"]), separators: .words, keys: .words("-"),
    allowsKeysAlone: true, areKeysAloneTrue: true, repeatsAreLists: true, separator: " ", booleans: ("no", "yes"),
    booleanWords: yesOrNo)

  /// rsnapshot.conf: tabs part what is on a line.
  static let rsnapshot = INIDialect(
    name: "rsnapshot", summary: "rsnapshot.conf",
    names: ["rsnapshot.conf", "rsnapshot*.conf", "rsnapshot.conf.default*"],
    comments: hash, sections: .none, separators: .tabs, continuation: .backslash, keys: .words(""),
    repeatsAreLists: true, includes: ["include_conf"], commentedOut: .tight, separator: "\t", booleans: ("0", "1"),
    booleanWords: [("0", "1")])

  /// vnstat.conf(5).
  static let vnstat = INIDialect(
    name: "vnstat", summary: "vnstat.conf",
    names: ["vnstat.conf", ".vnstatrc"],
    sections: .none, separators: .words, quoting: .verbatim("\""), keys: .words(""), commentedOut: .tight,
    separator: " ", booleans: ("0", "1"), booleanWords: [("0", "1")])

  /// msmtprc: an account begins a block.
  static let msmtp = INIDialect(
    name: "msmtp", summary: "msmtprc",
    names: ["msmtprc", ".msmtprc", "msmtp/config"],
    comments: hash, sections: .blocks(["account", "defaults"]), separators: .words, quoting: .verbatim("\""),
    keys: .words(""), allowsKeysAlone: true, separator: " ", booleans: ("off", "on"), booleanWords: [("off", "on")])
}
