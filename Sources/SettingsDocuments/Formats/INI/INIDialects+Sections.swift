/// Dialects with `[sections]`.
extension INIDialect {
  static let ofSections: [INIDialect] = [
    keyFile, php, fail2ban, supervisor, tuned, openSSL, sudoLogs, nfs, puppet, freeTDS, sssd, stunnel, davfs, munin,
    pgBouncer, mercurial, xl2tpd, linuxPTP, ups,
  ]

  /// GLib's key files, and what is written like them: quotes are a part of the value.
  static let keyFile = INIDialect(
    name: "keyfile", summary: "GLib's key files",
    names: [
      "avahi/avahi-daemon.conf", "NetworkManager/*.conf", "network-manager/examples/*.conf",
      "NetworkManager/conf.d/*.conf", "nm-conf.d/*.conf",
      "NetworkManager/system-connections/*", "*.nmconnection", "fwupd/*.conf", "fwupd/remotes.d/*.conf",
      "lightdm/*.conf", "lightdm.conf.d/*.conf", "gdm3/*.conf", "gdm/custom.conf", "udisks2/*.conf",
      "udisks2/*.conf.example", "UPower/*.conf", "bluetooth/*.conf", "geoclue/*.conf", "geoclue/conf.d/*.conf",
      "polkit-1/*.conf", "polkit-1/*.conf.d/*.conf", "vmware-tools/*.conf", "vmware-tools/*.conf.example",
      "PackageKit/*.conf", "ModemManager/*.conf", "gtk-3.0/*.conf", "gtk-3.0/settings.ini", "gtk-4.0/settings.ini",
      "sddm.conf",
      "sddm.conf.d/*.conf", "*.dconf-defaults", "dconf/db/*.d/*", "pg_service.conf", ".pg_service.conf",
      "schroot/schroot.conf", "schroot/chroot.d/*", "connman/main.conf", "iwd/main.conf", "netdata/netdata.conf",
    ],
    comments: hash, keys: .words(" .@[]-/"), commentedOut: .spaced, separator: "=", booleanWords: [("false", "true")])

  /// php.ini and the pools of PHP-FPM: quotes are no part of a value, and `;` ends it.
  static let php = INIDialect(
    name: "php", summary: "php.ini, the pools of PHP-FPM",
    names: [
      "php.ini", "php.ini-*", "php/*/mods-available/*.ini", "php/*/*/conf.d/*.ini", "php/*/fpm/php-fpm.conf",
      "php/*/fpm/pool.d/*.conf", "php-fpm.d/*.conf", "php-fpm.conf", ".user.ini",
    ],
    comments: semicolon, trailingComments: semicolon, trailingPlace: .anywhere, quoting: .verbatim("\"'"),
    keys: .words(".[]-"), directives: ["zend_extension", "extension"], includes: ["include"],
    hasSettingsAboveSections: true, joinsKeysByDots: false, commentedOut: .tight, booleans: ("Off", "On"),
    booleanWords: [("off", "on"), ("no", "yes"), ("false", "true"), ("0", "1")],
    quotedMarks: Array("=&|^~!(){}$\"'".utf8), expressionMarks: Array("&|^~!()".utf8),
    quotedWords: ["on", "off", "yes", "no", "true", "false", "none", "null"])

  /// fail2ban's, as its reader on Python's configparser has it.
  static let fail2ban = INIDialect(
    name: "fail2ban", summary: "fail2ban's jails, filters and actions",
    names: [
      "fail2ban/*.conf", "fail2ban/*.local", "jail.d/*.conf", "jail.d/*.local", "fail2ban/*/*.conf",
      "fail2ban/*/*.local",
    ],
    trailingComments: semicolon, separators: .equalsOrColon, continuation: .indentationPastGaps,
    includes: ["before", "after"], booleanWords: yesOrNo)

  /// supervisord's, as its reader on Python's configparser has it.
  static let supervisor = INIDialect(
    name: "supervisor", summary: "supervisord.conf",
    names: ["supervisord.conf", "supervisor/*.conf", "supervisor/conf.d/*.conf", "supervisor/examples/*.conf"],
    trailingComments: [UInt8(ascii: ";"), UInt8(ascii: "#")], separators: .equalsOrColon,
    continuation: .indentationPastGaps, includes: ["files"], separator: "=", booleanWords: yesOrNo)

  /// The profiles of tuned.
  static let tuned = INIDialect(
    name: "tuned", summary: "tuned's profiles",
    names: ["tuned/*/tuned.conf", "tuned.conf"],
    trailingComments: hash, continuation: .indentationPastGaps, allowsKeysAlone: true, includes: ["include"],
    separator: "=", booleanWords: yesOrNo)

  /// config(5) of OpenSSL, and crypto/conf/conf_def.c.
  static let openSSL = INIDialect(
    name: "openssl", summary: "OpenSSL's configuration",
    names: [
      "*openssl.cnf", "*openssl.conf", "openssl-*.cnf", "certs/*.cnf", "certs/xpextensions", "ssl/*.cnf",
      "ssl/openssl.cnf.d/*.cnf",
    ],
    comments: hash, trailingComments: hash, trailingPlace: .anywhere, quoting: .parts(.openSSL),
    continuation: .backslash, joint: .nothing, commentsGoOn: true,
    directives: [".include", ".pragma"], includes: [".include"], hasSettingsAboveSections: true,
    booleanWords: yesOrNo)

  /// sudo_logsrvd.conf(5).
  static let sudoLogs = INIDialect(
    name: "sudo-logsrvd", summary: "sudo_logsrvd.conf",
    names: ["sudo_logsrvd.conf"],
    comments: hash, trailingComments: hash, trailingPlace: .anywhere, repeatsAreLists: true, booleanWords: yesOrNo)

  /// nfs.conf(5) and what the same library reads.
  static let nfs = INIDialect(
    name: "nfs", summary: "nfs.conf, idmapd.conf",
    names: ["nfs.conf", "nfs.conf.d/*.conf", "idmapd.conf", "nfsmount.conf", "nfsmount.conf.d/*.conf", "autofs.conf"],
    quoting: .verbatim("\""), continuation: .backslash, includes: ["include"], booleans: ("n", "y"),
    booleanWords: [("n", "y"), ("no", "yes"), ("false", "true"), ("0", "1"), ("off", "on"), ("f", "t")])

  /// Puppet's settings.
  static let puppet = INIDialect(
    name: "puppet", summary: "puppet.conf",
    names: ["puppet.conf", "puppet/*.conf"],
    comments: hash, hasSettingsAboveSections: true, booleanWords: yesOrNo)

  /// freetds.conf.
  static let freeTDS = INIDialect(
    name: "freetds", summary: "freetds.conf",
    names: ["freetds.conf", ".freetds.conf", "freetds/*.conf", "freetds*/examples/*.conf"],
    ignoresCase: true, wordsInKey: 4, booleans: ("no", "yes"), booleanWords: yesOrNo)

  /// sssd.conf(5).
  static let sssd = INIDialect(
    name: "sssd", summary: "sssd.conf",
    names: ["sssd.conf", "sssd/*.conf", "sssd/conf.d/*.conf", "sssd-*.conf"],
    continuation: .indentation, booleans: ("False", "True"), booleanWords: [("false", "true")])

  /// stunnel(8): options of a service may come several times.
  static let stunnel = INIDialect(
    name: "stunnel", summary: "stunnel's services",
    names: ["stunnel/*.conf", "stunnel.conf", "stunnel.conf-sample", "stunnel/conf.d/*.conf"],
    repeatsAreLists: true, includes: ["include"], hasSettingsAboveSections: true, commentedOut: .tight,
    booleans: ("no", "yes"), booleanWords: [("no", "yes")])

  /// davfs2.conf(5).
  static let davfs = INIDialect(
    name: "davfs2", summary: "davfs2.conf",
    names: ["davfs2.conf", "davfs2/davfs2.conf"],
    comments: hash, trailingComments: hash, separators: .words, quoting: .double, keys: .words(""),
    allowsKeysAlone: true, hasSettingsAboveSections: true, separator: " ", booleans: ("0", "1"),
    booleanWords: [("0", "1")])

  /// The plugins of munin-node: environment and users.
  static let munin = INIDialect(
    name: "munin-plugins", summary: "the settings of munin's plugins",
    names: ["munin/plugin-conf.d/*"],
    comments: hash, separators: .words, keys: .words(".-"), repeatsAreLists: true, separator: " ")

  /// hgrc(5): only `=` parts a key from its value.
  static let mercurial = INIDialect(
    name: "hgrc", summary: "Mercurial's hgrc",
    names: ["mercurial/hgrc", "hgrc.d/*.rc", ".hgrc", ".hg/hgrc", "hg/hgrc"],
    continuation: .indentation, directives: ["%include", "%unset"], includes: ["%include"],
    hasSettingsAboveSections: true, booleans: ("False", "True"), booleanWords: yesOrNo)

  /// xl2tpd.conf(5): only `;` begins a comment.
  static let xl2tpd = INIDialect(
    name: "xl2tpd", summary: "xl2tpd.conf",
    names: ["xl2tpd.conf", "xl2tpd/*.conf"],
    comments: semicolon, keys: .words(" "), repeatsAreLists: true, wordsInKey: 4, booleans: ("no", "yes"),
    booleanWords: [("no", "yes")])

  /// ptp4l(8), "CONFIGURATION FILE OPTIONS", and timemaster(8).
  static let linuxPTP = INIDialect(
    name: "linuxptp", summary: "linuxptp's ptp4l.conf, timemaster.conf",
    names: ["linuxptp/*.conf", "ptp4l.conf", "phc2sys.conf", "timemaster.conf"],
    comments: hash, separators: .words, keys: .words(".-"), allowsKeysAlone: true, repeatsAreLists: true,
    separator: " ", booleans: ("0", "1"), booleanWords: [("0", "1")])

  /// ups.conf(5) and upsd.users(5) of Network UPS Tools.
  static let ups = INIDialect(
    name: "ups", summary: "NUT's ups.conf, upsd.users",
    names: ["nut/ups.conf", "nut/upsd.users"],
    comments: hash, trailingComments: hash, quoting: .double, keys: .words(".-"), allowsKeysAlone: true,
    areKeysAloneTrue: true, repeatsAreLists: true, hasSettingsAboveSections: true, booleanWords: yesOrNo)

  /// pgbouncer.ini: `;` and `#` begin comments, quotes are a part of connection strings.
  static let pgBouncer = INIDialect(
    name: "pgbouncer", summary: "pgbouncer.ini",
    names: ["pgbouncer.ini", "pgbouncer/*.ini"],
    keys: .words("*.-"), directives: ["%include"], includes: ["%include"], commentedOut: .tight,
    booleans: ("0", "1"), booleanWords: yesOrNo)
}
