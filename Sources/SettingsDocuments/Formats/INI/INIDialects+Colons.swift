/// Dialects of `key: value`.
extension INIDialect {
  static let ofColons: [INIDialect] = [unbound, deb822, aptCacher, resources, colons, nsd]

  /// unbound.conf(5): a clause goes on to the next; each zone is one of several.
  static let unbound = INIDialect(
    name: "unbound", summary: "unbound.conf",
    names: [
      "unbound.conf", "unbound/*.conf", "unbound.conf.d/*.conf", "mods-config/unbound/*.conf",
    ],
    comments: hash, trailingComments: hash,
    sections: .clauses(
      ["server", "remote-control", "python", "dynlib", "cachedb", "dnscrypt", "ipset", "dnstap"],
      lists: ["forward-zone", "stub-zone", "auth-zone", "view", "rpz"]),
    separators: .colon, quoting: .verbatim("\"'"), keys: .words("-"), repeatsAreLists: true,
    includes: ["include", "include-toplevel"], hasSettingsAboveSections: true, separator: ": ",
    booleans: ("no", "yes"), booleanWords: [("no", "yes")])

  /// nsd.conf(5): as Unbound's, with clauses of its own.
  static let nsd = INIDialect(
    name: "nsd", summary: "nsd.conf",
    names: ["nsd.conf", "nsd/*.conf", "nsd/nsd.conf.d/*.conf"],
    comments: hash, trailingComments: hash,
    sections: .clauses(
      ["server", "remote-control", "dnstap", "verify"], lists: ["key", "tls-auth", "pattern", "zone"]),
    separators: .colon, quoting: .verbatim("\"'"), keys: .words("-"), repeatsAreLists: true, includes: ["include"],
    hasSettingsAboveSections: true, separator: ": ", booleans: ("no", "yes"), booleanWords: [("no", "yes")])

  /// `key: value` and comments on lines of their own: imapd.conf(5) of Cyrus, Cyrus SASL, clamsmtpd.conf(5).
  static let colons = INIDialect(
    name: "colons", summary: "key: value, one of each key",
    names: ["imapd.conf", "sasl2/*.conf", "sasl/*.conf", "postfix/sasl/*.conf", "clamsmtpd.conf"],
    comments: hash, sections: .none, separators: .colon, keys: .words(".-"), commentedOut: .tight, separator: ": ",
    booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// deb822(5): stanzas, as of APT, debconf and dpkg.
  static let deb822 = INIDialect(
    name: "deb822", summary: "stanzas of APT, debconf and dpkg",
    names: ["*.sources", "sources.list.d/*.sources", "debconf.conf", "dpkg/origins/*", "pam-configs/*"],
    comments: hash, sections: .stanzas, separators: .colon, continuation: .indentation, keys: .words("-"),
    ignoresCase: true, separator: ": ", booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// acng.conf of Apt-Cacher NG.
  static let aptCacher = INIDialect(
    name: "acng", summary: "acng.conf",
    names: ["acng.conf", "apt-cacher-ng/*.conf", "apt-cacher-ng/examples/security.conf", "collectd/collection.conf"],
    comments: hash, trailingComments: hash, sections: .none, separators: .colon, keys: .words("-"), separator: ": ",
    booleans: ("0", "1"), booleanWords: [("0", "1")])

  /// X resources: what is before the colon is a pattern.
  static let resources = INIDialect(
    name: "xresources", summary: "X resources",
    names: [".Xresources", ".Xdefaults", "Xresources/*", "X11/app-defaults/*", "app-defaults/*", "X11/Xresources*"],
    comments: [UInt8(ascii: "!")],
    sections: .closed(
      ["#if", "#ifdef", "#ifndef"].map { ClosedBlock(opening: $0, closing: "#endif", alternative: "#else") }),
    separators: .colon, continuation: .backslash, joint: .nothing, keys: .words("*.?- "), directives: ["#include"],
    includes: ["#include"], separator: ": ")
}
