/// The servers whose settings are words and their values, parted by blanks.
extension INIDialect {
  static let ofServers: [INIDialect] = [
    chrony, ntp, openVPN, dkim, tor, squid, memcached, tinyproxy, spamAssassin, snmp, privoxy,
  ]

  /// chrony.conf(5).
  static let chrony = INIDialect(
    name: "chrony", summary: "chrony.conf",
    names: ["chrony.conf", "chrony/conf.d/*.conf", "chrony/sources.d/*.sources"],
    comments: Array("#%!;".utf8), sections: .none, separators: .words, keys: .words(""), ignoresCase: true,
    allowsKeysAlone: true, areKeysAloneTrue: true, repeatsAreLists: true,
    includes: ["include", "confdir", "sourcedir"], separator: " ", booleans: ("no", "yes"), booleanWords: yesOrNo,
    keysThatMayBeEmpty: [
      "allow", "cmdallow", "cmddeny", "deny", "dumponexit", "generatecommandkey", "local", "lock_all", "manual",
      "noclientlog", "nosystemcert", "rtconutc", "rtcsync",
    ])

  /// ntp.conf(5).
  static let ntp = INIDialect(
    name: "ntp", summary: "ntp.conf",
    names: ["ntp.conf", "ntpsec/ntp.conf", "ntpsec/ntp.d/*.conf"],
    comments: hash, trailingComments: hash, trailingPlace: .anywhere, sections: .none, separators: .words,
    keys: .words("-"), allowsKeysAlone: true, repeatsAreLists: true, includes: ["includefile"], separator: " ",
    booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// openvpn(8): marks of comments may be behind values too.
  static let openVPN = INIDialect(
    name: "openvpn", summary: "OpenVPN",
    names: [
      "*.ovpn", "openvpn/*.conf", "openvpn/client/*.conf", "openvpn/server/*.conf", "sample-config-files/*.conf",
    ],
    trailingComments: [UInt8(ascii: "#"), UInt8(ascii: ";")], sections: .none, separators: .words, keys: .words("-"),
    allowsKeysAlone: true, areKeysAloneTrue: true, repeatsAreLists: true, includes: ["config"], separator: " ",
    hasInlineFiles: true, booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// opendkim.conf(5) and opendmarc.conf(5).
  static let dkim = INIDialect(
    name: "opendkim", summary: "opendkim.conf, opendmarc.conf",
    names: ["opendkim.conf", "opendkim.conf.sample", "opendmarc.conf", "opendmarc.conf.sample"],
    comments: hash, trailingComments: hash, trailingPlace: .anywhere, sections: .none, separators: .words,
    keys: .words("-"), separator: " ", booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// torrc.
  static let tor = INIDialect(
    name: "tor", summary: "torrc",
    names: ["torrc", "torrc.d/*.conf", "tor/torrc", "tor-service-defaults-torrc", "*-torrc", "torsocks.conf"],
    comments: hash, trailingComments: hash, trailingPlace: .anywhere, sections: .none, separators: .words,
    quoting: .double, continuation: .backslash, joint: .nothing, hasCommentsWithinValues: true, keys: .words("%+/"),
    ignoresCase: true,
    repeatsAreLists: true, includes: ["%include"], separator: " ", booleans: ("0", "1"), booleanWords: [("0", "1")])

  /// squid.conf.
  static let squid = INIDialect(
    name: "squid", summary: "squid.conf",
    names: ["squid.conf", "squid/*.conf", "squid/conf.d/*.conf"],
    comments: hash, trailingComments: hash, sections: .none, separators: .words, continuation: .backslash,
    joint: .nothingTrimmed,
    keys: .words("-"), allowsKeysAlone: true, repeatsAreLists: true, includes: ["include"], separator: " ",
    booleans: ("off", "on"), booleanWords: [("off", "on")])

  /// memcached.conf: the options of a command, a line each.
  static let memcached = INIDialect(
    name: "memcached", summary: "memcached.conf",
    names: ["memcached.conf", "memcached*.conf"],
    comments: hash, sections: .none, separators: .words, keys: .words("-"), allowsKeysAlone: true,
    areKeysAloneTrue: true, repeatsAreLists: true, separator: " ", booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// tinyproxy.conf(5).
  static let tinyproxy = INIDialect(
    name: "tinyproxy", summary: "tinyproxy.conf",
    names: ["tinyproxy.conf", "tinyproxy/*.conf"],
    comments: hash, sections: .none, separators: .words, quoting: .verbatim("\""), keys: .words(""),
    ignoresCase: true, repeatsAreLists: true, commentedOut: .tight, separator: " ", booleans: ("No", "Yes"),
    booleanWords: [("no", "yes"), ("off", "on")])

  /// Mail::SpamAssassin::Conf(3): `if … endif` are blocks.
  static let spamAssassin = INIDialect(
    name: "spamassassin", summary: "SpamAssassin",
    names: [
      "spamassassin/*.cf", "spamassassin/*.pre", ".spamassassin/user_prefs", "user_prefs.template",
      "spamassassin/*.cf.dist", "*.pre", "SpamAssassin/*.cf", "spamassassin/user_prefs*", "spamassassin/*/*.cf",
    ],
    comments: hash, trailingComments: hash, trailingPlace: .unescaped,
    sections: .closed(["ifplugin", "if"].map { ClosedBlock(opening: $0, closing: "endif", alternative: "else") }),
    separators: .words, quoting: .parts(.escapedMarks), keys: .words(""), allowsKeysAlone: true, repeatsAreLists: true,
    includes: ["include"],
    separator: " ", booleans: ("0", "1"), booleanWords: [("0", "1"), ("no", "yes")])

  /// snmpd.conf(5).
  static let snmp = INIDialect(
    name: "snmp", summary: "snmpd.conf",
    names: ["snmp/*.conf", "snmpd.conf", "snmp/snmpd.conf.d/*.conf", "snmp/snmp.conf.d/*.conf"],
    comments: hash, trailingComments: hash, sections: .none, separators: .words, keys: .words("-"), ignoresCase: true,
    allowsKeysAlone: true, repeatsAreLists: true, includes: ["includefile", "includedir"], separator: " ",
    booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// The config of Privoxy.
  static let privoxy = INIDialect(
    name: "privoxy", summary: "Privoxy's config",
    names: ["privoxy/config"],
    comments: hash, trailingComments: hash, trailingPlace: .unescaped, sections: .none, separators: .words,
    quoting: .parts(.escapedMarks),
    keys: .words("-"), repeatsAreLists: true, separator: " ", booleans: ("0", "1"), booleanWords: [("0", "1")])
}
