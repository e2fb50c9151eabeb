/// The dialects, and the files that are written in them.
extension INIDialect {
  static let hash = [UInt8(ascii: "#")]

  static let semicolon = [UInt8(ascii: ";")]

  /// Each dialect of the most usual ones, made when it is asked for.
  static let catalogue: [@Sendable () -> INIDialect] = [
    { systemd }, { desktop }, { git }, { mysql }, { samba }, { sysctl }, { environment }, { properties }, { sshd },
    { ssh }, { postgresql }, { redis }, { ini },
  ]

  /// Every dialect.
  static var all: [INIDialect] {
    catalogue.map { $0() } + ofSections + ofEqualsSigns + ofWords + ofServers + ofCommands + ofColons
  }

  /// Plain INI, as Python, PHP and many others read it; an .editorconfig has settings above its sections.
  static let ini = INIDialect(
    name: "ini", summary: "[sections] of keys and values",
    names: [
      ".editorconfig", ".npmrc", ".pylintrc", ".flake8", "pip.conf", ".pypirc", "tox.ini", "setup.cfg", "mypy.ini",
      "pytest.ini", "alembic.ini", "subversion/config", "subversion/servers", ".subversion/config",
      ".subversion/servers", "mopidy.conf", "mopidy/mopidy.conf", "default/*.cfg",
    ],
    separators: .equalsOrColon, continuation: .indentation, allowsKeysAlone: true,
    hasSettingsAboveSections: true)

  /// systemd.syntax(7): units, drop-ins, journald.conf and the like.
  static let systemd = INIDialect(
    name: "systemd", summary: "systemd's units, journald.conf",
    names: [
      "*.service", "*.socket", "*.timer", "*.mount", "*.automount", "*.path", "*.target", "*.slice", "*.scope",
      "*.swap", "*.device", "*.network", "*.netdev", "*.link", "*.nspawn", "journald.conf", "logind.conf",
      "resolved.conf", "timesyncd.conf", "networkd.conf", "coredump.conf", "oomd.conf", "sleep.conf", "pstore.conf",
      "homed.conf", "userdbd.conf", "systemd/*.conf", "systemd/*.conf.d/*.conf", "*.service.d/*.conf",
      "*.socket.d/*.conf", "*.timer.d/*.conf", "*.mount.d/*.conf", "*.automount.d/*.conf", "*.path.d/*.conf",
      "*.target.d/*.conf", "*.slice.d/*.conf", "*.scope.d/*.conf", "*.swap.d/*.conf", "*.device.d/*.conf",
      "*.network.d/*.conf", "*.netdev.d/*.conf", "*.link.d/*.conf", "service.d/*.conf",
      "portable/profile/*/service.conf", "journald.conf.d/*.conf",
      "logind.conf.d/*.conf", "resolved.conf.d/*.conf", "timesyncd.conf.d/*.conf", "networkd.conf.d/*.conf",
      "coredump.conf.d/*.conf", "oomd.conf.d/*.conf", "sleep.conf.d/*.conf", "*.container", "*.volume", "*.pod",
      "*.network.example", "cups-socket*.conf",
    ],
    continuation: .backslash, hasCommentsWithinValues: true, repeatsAreLists: true, commentedOut: .tight,
    separator: "=",
    booleans: ("no", "yes"),
    booleanWords: [("no", "yes"), ("off", "on"), ("false", "true"), ("0", "1"), ("n", "y"), ("f", "t")],
    emptyIsUnset: true)

  /// Desktop Entry Specification.
  static let desktop = INIDialect(
    name: "desktop", summary: "desktop entries",
    names: ["*.desktop", "mimeapps.list", "*.directory"],
    comments: hash, commentedOut: .tight, separator: "=",
    booleanWords: [("false", "true")])

  /// git-config(1), "Configuration File", and parse_value of git's config.c.
  static let git = INIDialect(
    name: "gitconfig", summary: "Git's configuration",
    names: [".gitconfig", "gitconfig", ".git/config", "git/config", ".gitmodules"],
    trailingComments: [UInt8(ascii: "#"), UInt8(ascii: ";")], trailingPlace: .anywhere, sections: .subsections,
    quoting: .parts(.git), continuation: .backslash, joint: .nothing, ignoresCase: true, allowsKeysAlone: true,
    areKeysAloneTrue: true,
    repeatsAreLists: true, emptyIsUnset: true)

  /// MySQL's and MariaDB's option files.
  static let mysql = INIDialect(
    name: "mysql", summary: "MySQL's and MariaDB's options",
    names: [
      "my.cnf", ".my.cnf", "my.ini", "etc/mysql/*.cnf", "mysql/conf.d/*.cnf", "mysql/mysql.conf.d/*.cnf",
      "mariadb.conf.d/*.cnf", "my.cnf.d/*.cnf", "my.cnf.fallback",
    ],
    trailingComments: hash, trailingPlace: .anywhere, quoting: .parts(.mysql), allowsKeysAlone: true,
    directives: ["!include", "!includedir"], includes: ["!include", "!includedir"])

  /// smb.conf(5).
  static let samba = INIDialect(
    name: "smb", summary: "Samba's smb.conf",
    names: ["smb.conf", "smb.conf.default", "smb.conf.example"],
    continuation: .backslash, joint: .nothing, ignoresCase: true, includes: ["include"], wordsInKey: 6,
    booleans: ("no", "yes"))

  /// sysctl.conf(5).
  static let sysctl = INIDialect(
    name: "sysctl", summary: "the kernel's sysctl.conf",
    names: ["sysctl.conf", "sysctl.d/*.conf"],
    sections: .none, allowsKeysAlone: true, joinsKeysByDots: true, separator: " = ",
    booleans: ("0", "1"), booleanWords: [("0", "1")])

  /// Files of shell variables: `.env`, /etc/default.
  static let environment = INIDialect(
    name: "env", summary: "variables of shells, .env",
    names: [
      ".env", ".env.*", "*.env", "etc/default/*", "etc/default/grub.d/*", "os-release", "locale.conf", "vconsole.conf",
      "environment.d/*.conf", "e2scrub.conf",
      "etc/initramfs-tools/*.conf", "initramfs-tools/conf.d/*", "logcheck/logcheck.conf", "sysstat/sysstat", "tlp.conf",
      "tlp.d/*.conf", "tlp/defaults.conf", "frr/daemons",
      "xdg/user-dirs.conf", "xdg/user-dirs.defaults", "user-dirs.dirs", "bird/envvars", "kamailio/kamctlrc",
      "shorewall.conf", "shorewall6.conf", "shorewall/params", "rabbitmq/rabbitmq-env.conf",
      "updatedb.conf", "etckeeper/etckeeper.conf", "schroot/*/config", "tuned/bootcmdline",
      "mtx-changer.conf", "apache2/envvars", "ufw/ufw.conf", "needrestart/notify.conf", "ucf.conf", "lsb-release",
      "ksmtuned.conf", "icecc.conf", "numad.conf", "chkrootkit.conf", "dehydrated/config", "ldapscripts.conf",
      "resolvconf.conf", "nut/nut.conf", "laptop-mode/*.conf", "laptop-mode/conf.d/*.conf", "sshguard.conf",
      "courier/courierd", "courier/esmtpd", "courier/esmtpd-msa", "courier/esmtpd-ssl", "courier/imapd",
      "courier/imapd-ssl", "courier/pop3d", "courier/pop3d-ssl", "cowpoke.conf", "molly-guard/rc",
      "zookeeper/*/environment", "dropbear/initramfs/dropbear.conf",
    ],
    comments: hash, trailingComments: hash, sections: .none, quoting: .parts(.shell), keys: .words(".[]-"),
    separator: "=", prefix: "export")

  /// Java's properties files.
  static let properties = INIDialect(
    name: "properties", summary: "Java's properties",
    names: ["*.properties", "zoo.cfg", "zookeeper/*/zoo.cfg", "zoo_sample.cfg", "zooinspector/default*Settings.cfg"],
    comments: [UInt8(ascii: "#"), UInt8(ascii: "!")], sections: .none, separators: .any,
    quoting: .properties, continuation: .backslash, allowsKeysAlone: true, joinsKeysByDots: true, separator: "=")

  /// sshd_config(5): Match blocks; the first value counts, and many keys may be repeated. argv_split of OpenSSH's misc.c
  /// parts what is behind a key, and ends at a word that begins with `#`.
  static let sshd = INIDialect(
    name: "sshd", summary: "the SSH server's sshd_config",
    names: ["sshd_config", "sshd_config.d/*.conf"],
    comments: hash, trailingComments: hash, sections: .blocks(["Match"]), separators: .blanks, quoting: .parts(.ssh),
    ignoresCase: true, repeatsAreLists: true, includes: ["include"], commentedOut: .tight, separator: " ",
    booleans: ("no", "yes"), booleanWords: [("no", "yes"), ("false", "true")],
    wholeLines: ["forcecommand", "versionaddendum", "authorizedkeyscommand", "authorizedprincipalscommand"],
    singleWords: [
      "authorizedkeyscommanduser", "authorizedprincipalscommanduser", "authorizedprincipalsfile", "banner",
      "chrootdirectory", "hostcertificate", "hostkey", "hostkeyagent", "modulifile", "pidfile", "revokedkeys",
      "securitykeyprovider", "trustedusercakeys", "xauthlocation",
    ])

  /// ssh_config(5): Host and Match blocks.
  static let ssh = INIDialect(
    name: "ssh", summary: "the SSH client's ssh_config",
    names: ["ssh_config", "ssh_config.d/*.conf", ".ssh/config"],
    comments: hash, trailingComments: hash, sections: .blocks(["Host", "Match"]), separators: .blanks,
    quoting: .parts(.ssh),
    ignoresCase: true, repeatsAreLists: true, includes: ["include"], separator: " ", booleans: ("no", "yes"),
    booleanWords: [("no", "yes"), ("false", "true")],
    wholeLines: ["proxycommand", "localcommand", "remotecommand", "knownhostscommand"],
    singleWords: [
      "bindaddress", "bindinterface", "certificatefile", "controlpath", "hostkeyalias", "hostname", "identityagent",
      "identityfile", "pkcs11provider", "revokedhostkeys", "securitykeyprovider", "user", "xauthlocation",
    ],
    keysThatMayBeEmpty: [])

  /// postgresql.conf: PostgreSQL documentation, "Parameter Names and Values" and "Parameter Interaction via the
  /// Configuration File".
  static let postgresql = INIDialect(
    name: "postgresql", summary: "postgresql.conf",
    names: ["postgresql.conf", "postgresql.auto.conf", "postgresql-common/createcluster.conf"],
    comments: hash, trailingComments: hash, sections: .none, separators: .blanks, quoting: .single,
    ignoresCase: true, includes: ["include", "include_if_exists", "include_dir"], joinsKeysByDots: true,
    numberUnits: ["B", "kB", "MB", "GB", "TB", "us", "ms", "s", "min", "h", "d"], commentedOut: .tight,
    booleans: ("off", "on"))

  /// redis.conf.
  static let redis = INIDialect(
    name: "redis", summary: "redis.conf",
    names: ["redis/*.conf", "valkey/*.conf"],
    comments: hash, sections: .none, separators: .blanks, quoting: .parts(.redis), keys: .words("-"), ignoresCase: true,
    allowsKeysAlone: true, repeatsAreLists: true, includes: ["include"], separator: " ", booleans: ("no", "yes"),
    booleanWords: [("no", "yes")],
    severalWords: [
      "bind", "client-output-buffer-limit", "latency-tracking-info-percentiles", "loadmodule", "oom-score-adj-values",
      "rename-command", "replicaof", "save", "sentinel", "slaveof", "user",
    ])
}
