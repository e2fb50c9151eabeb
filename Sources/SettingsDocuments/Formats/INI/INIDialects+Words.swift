/// Dialects of a word and its value, parted by blanks, without sections.
extension INIDialect {
  static let ofWords: [INIDialect] = [
    keywords, commentedKeywords, modprobe, loginDefinitions, ldap, resolv, dhcpcd, rsnapshot, vnstat, msmtp, frr, dpkg,
    nut,
    motion,
  ]

  static let yesOrNo = [("no", "yes"), ("off", "on"), ("false", "true"), ("0", "1")]

  /// A word and what it is told, as often as there is something to tell.
  static let keywords = INIDialect(
    name: "words", summary: "a word and its value, a word as often as it has values",
    names: [
      "host.conf", "manpath.config", "ppp/options", "ppp/options.*", "ppp/peers/*",
      "sudo.conf", "mosquitto.conf", "mosquitto/*.conf", "mosquitto/conf.d/*.conf", "gnupg/*.conf", ".gnupg/*.conf",
      "gpg.conf", "gpg-agent.conf", "dirmngr.conf",
      "clamav/*.conf", "clamd.conf", "freshclam.conf", "clamd.conf.sample", "freshclam.conf.sample",
      "clamav-milter.conf.sample", "X11/Xsession.options", "lldpd.d/*.conf",
      "apcupsd.conf", "slim.conf", "openntpd/ntpd.conf", "openntpd.conf", "pptpd.conf", "apt/mirror.list",
    ],
    comments: hash, sections: .none, separators: .words, keys: .words(".:/-"), allowsKeysAlone: true,
    repeatsAreLists: true, includes: ["include", "include_dir", "includedir"], separator: " ",
    booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// The same, where a mark behind a blank begins a comment.
  static let commentedKeywords = INIDialect(
    name: "words-comments", summary: "the same, with comments behind values",
    names: [
      "nscd.conf", "gai.conf", "mdadm.conf", "mdadm/mdadm.conf", "mdadm.conf-example", "udhcpd*.conf",
      "munin/munin-node.conf",
    ],
    comments: hash, trailingComments: hash, sections: .none, separators: .words, keys: .words("-"),
    allowsKeysAlone: true, repeatsAreLists: true, separator: " ", booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// modprobe.d(5).
  static let modprobe = INIDialect(
    name: "modprobe", summary: "modprobe.d",
    names: ["modprobe.d/*.conf", "modprobe.conf"],
    comments: hash, sections: .none, separators: .words, continuation: .backslash, joint: .nothing,
    hasCommentsWithinValues: true, commentsGoOn: true,
    keys: .words(""), repeatsAreLists: true, separator: " ", booleans: ("no", "yes"), booleanWords: yesOrNo,
    unwritable: [UInt8(ascii: "\\")])

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
    names: ["resolv.conf", "resolv.conf.d/*", "resolvconf/resolv.conf.d/*", ".resolv.conf", "systemd/resolv.conf"],
    sections: .none, separators: .words, keys: .words(""), repeatsAreLists: true, separator: " ",
    booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// dhcpcd.conf(5): an interface begins a block.
  static let dhcpcd = INIDialect(
    name: "dhcpcd", summary: "dhcpcd.conf",
    names: ["dhcpcd.conf", "dhcpv6-pd.conf"],
    comments: hash, sections: .blocks(["interface", "ssid", "profile"]), separators: .words, keys: .words("-"),
    allowsKeysAlone: true, areKeysAloneTrue: true, repeatsAreLists: true, separator: " ", booleans: ("no", "yes"),
    booleanWords: yesOrNo)

  /// dpkg(1), "FILES": an option without its dashes, with or without a `=`.
  static let dpkg = INIDialect(
    name: "dpkg", summary: "dpkg.cfg",
    names: ["dpkg/dpkg.cfg", "dpkg/dpkg.cfg.d/*", ".dpkg.cfg"],
    comments: hash, sections: .none, separators: .blanks, keys: .words("-"), allowsKeysAlone: true,
    areKeysAloneTrue: true, repeatsAreLists: true, separator: " ", booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// upsd.conf(5) and upsmon.conf(5) of Network UPS Tools.
  static let nut = INIDialect(
    name: "nut", summary: "NUT's upsd.conf, upsmon.conf",
    names: ["nut/upsd.conf", "nut/upsmon.conf", "nut/upssched.conf", "nut/hosts.conf"],
    comments: hash, trailingComments: hash, sections: .none, separators: .words, quoting: .double, keys: .words("-"),
    allowsKeysAlone: true, repeatsAreLists: true, commentedOut: .spaced, separator: " ", booleans: ("0", "1"),
    booleanWords: [("0", "1"), ("no", "yes"), ("off", "on"), ("false", "true")])

  /// motion.conf of Motion: a `;` is before what is commented out.
  static let motion = INIDialect(
    name: "motion", summary: "motion.conf",
    names: ["motion.conf", "motion/*.conf", "motion/conf.d/*.conf"],
    sections: .none, separators: .words, keys: .words(""), repeatsAreLists: true, separator: " ",
    booleans: ("off", "on"), booleanWords: [("off", "on")])

  /// FRRouting's frr.conf, as `show running-config` writes it: "Basic Config Commands". Blocks that end at the next `!`
  /// are refused.
  static let frr = INIDialect(
    name: "frr", summary: "FRRouting's frr.conf",
    names: ["frr/frr.conf", "frr/vtysh.conf", "vtysh.conf"],
    comments: [UInt8(ascii: "!"), UInt8(ascii: "#")],
    sections: .closed(
      [
        ("interface", "exit"), ("router", "exit"), ("route-map", "exit"), ("line", "exit"), ("vrf", "exit-vrf"),
        ("address-family", "exit-address-family"), ("bfd", "exit"), ("key", "exit"), ("pbr-map", "exit"),
        ("nexthop-group", "exit"),
      ].map { ClosedBlock(opening: $0.0, closing: $0.1, alternative: "quit") }),
    separators: .words, keys: .words(":/.-"), allowsKeysAlone: true, areKeysAloneTrue: true, repeatsAreLists: true,
    commentedOut: .tight, separator: " ", booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// rsnapshot.conf: tabs part what is on a line.
  static let rsnapshot = INIDialect(
    name: "rsnapshot", summary: "rsnapshot.conf",
    names: ["rsnapshot.conf", "rsnapshot*.conf", "rsnapshot.conf.default*"],
    comments: hash, sections: .none, separators: .tabs, continuation: .indentation, keys: .words(""),
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
