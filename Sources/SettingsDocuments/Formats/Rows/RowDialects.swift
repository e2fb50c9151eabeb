/// The tables, and the files that are written in them.
extension RowDialect {
  static let all: [RowDialect] =
    systemTables + accountTables + accessTables + networkTables + mailTables + deviceTables + commandTables
}

// MARK: - The system

extension RowDialect {
  private static let colon = UInt8(ascii: ":")

  private static let systemTables: [RowDialect] = [
    // fstab(5)
    RowDialect(
      name: "fstab", summary: "file systems, /etc/fstab", names: ["etc/fstab", "*/fstab", "fstab.d/*"],
      trailingComment: .afterLastColumn, quoting: .octal,
      shapes: [
        RowShape([
          "device", "mount_point", "type", .optional("options"), .optional("dump", .characters("")),
          .optional("passno", .characters("")),
        ])
      ]),
    // crypttab(5)
    RowDialect(
      name: "crypttab", summary: "encrypted devices, /etc/crypttab", names: ["etc/crypttab"], quoting: .octal,
      shapes: [RowShape(["name", "device", .optional("key_file"), .optional("options")])]),
    // inittab(5)
    RowDialect(
      name: "inittab", summary: "what init starts, /etc/inittab", names: ["etc/inittab"], separator: colon,
      trimsColumns: false, shapes: [RowShape(["id", "runlevels", "action", .rest("process")])]),
    // tmpfiles.d(5)
    RowDialect(
      name: "tmpfiles", summary: "files that systemd-tmpfiles makes", names: ["tmpfiles.d/*.conf"], quoting: .double,
      shapes: [
        RowShape([
          .word("type", .characters("+!-=~^$?")), "path", .optional("mode"), .optional("user"), .optional("group"),
          .optional("age"), .rest("argument", isRequired: false),
        ])
      ]),
    // sysusers.d(5)
    RowDialect(
      name: "sysusers", summary: "users that systemd-sysusers makes", names: ["sysusers.d/*.conf"], quoting: .double,
      shapes: [
        RowShape([
          .word("type", .characters("!")), "name", .optional("id"), .optional("gecos"),
          .optional("home"), .optional("shell"),
        ])
      ]),
    // binfmt.d(5)
    RowDialect(
      name: "binfmt", summary: "formats of programs, binfmt.d", names: ["binfmt.d/*.conf"],
      comments: [UInt8(ascii: "#"), UInt8(ascii: ";")], separator: colon, trimsColumns: false,
      beginsWithSeparator: true,
      shapes: [RowShape(["name", "type", "offset", "magic", "mask", "interpreter", "flags"])]),
    // nsswitch.conf(5)
    RowDialect(
      name: "nsswitch", summary: "where names are looked up, /etc/nsswitch.conf", names: ["etc/nsswitch.conf"],
      layout: .members(colon), trailingComment: .anywhere, shapes: []),
    // sources.list(5)
    RowDialect(
      name: "sources-list", summary: "apt's sources, /etc/apt/sources.list",
      names: ["apt/sources.list", "apt/examples/sources.list", "sources.list.d/*.list"], trailingComment: .afterBlank,
      shapes: [
        RowShape([
          .word("type", .characters("-")), .ifLike("options", .prefix("["), .brackets), "uri", "suite",
          .rest("components", isRequired: false),
        ])
      ]),
    // locale.gen(5)
    RowDialect(
      name: "locale-gen", summary: "locales to make, /etc/locale.gen", names: ["etc/locale.gen"],
      shapes: [RowShape(["locale", "charset"])]),
    // modules(5), modules-load.d(5), shells(5), securetty(5), cron.allow, ftpusers(5)
    list(
      "modules", "kernel modules to load, /etc/modules",
      ["etc/modules", "modules-load.d/*.conf", "initramfs-tools/modules"],
      comments: [UInt8(ascii: "#"), UInt8(ascii: ";")]),
    list("shells", "login shells, /etc/shells", ["etc/shells"], .anywhere),
    list(
      "names", "a name on each line: securetty, cron.allow, ftpusers",
      [
        "etc/securetty", "etc/cron.allow", "etc/cron.deny", "etc/at.allow", "etc/at.deny", "etc/ftpusers",
        "resolvconf/interface-order", "logcheck/*.logfiles", "logcheck.logfiles.d/*.logfiles", "schroot/*/copyfiles",
        "schroot/*/nssdatabases",
      ]),
    list("ports", "ports that bindresvport leaves free", ["etc/bindresvport.blacklist"], .anywhere),
    // ld.so.conf(5)
    list(
      "ld-so", "folders of libraries, ld.so.conf", ["etc/ld.so.conf", "ld.so.conf.d/*.conf"], .anywhere),
    // request-key.conf(5)
    RowDialect(
      name: "request-key", summary: "programs that make keys, request-key.conf",
      names: ["etc/request-key.conf", "request-key.d/*.conf"],
      shapes: [RowShape(["operation", "type", "description", "callout", .rest("command")])]),
    // insserv(8)
    RowDialect(
      name: "insserv", summary: "facilities of init scripts, insserv.conf",
      names: ["etc/insserv.conf", "insserv.conf.d/*"],
      shapes: [RowShape([.word("facility", .holding("$<")), .rest("services")])]),
    list("sysstat-ioconf", "devices, sysstat.ioconf", ["sysstat/sysstat.ioconf", "etc/sysstat.ioconf"]),
  ]

  /// A table of one column, which is the whole line.
  static func list(
    _ name: String, _ summary: String, _ names: [String], _ trailing: TrailingComment = .none,
    comments: [UInt8] = [UInt8(ascii: "#")], continuation: Continuation = .none
  ) -> RowDialect {
    RowDialect(
      name: name, summary: summary, names: names, layout: .texts, comments: comments, trailingComment: trailing,
      continuation: continuation, shapes: [RowShape([.rest("line")])])
  }
}

// MARK: - Accounts

extension RowDialect {
  /// A table with colons between its columns, which all are there.
  private static func colons(
    _ name: String, _ summary: String, _ names: [String], _ columns: [RowColumn], comments: [UInt8] = []
  ) -> RowDialect {
    RowDialect(
      name: name, summary: summary, names: names, comments: comments, separator: colon, trimsColumns: false,
      shapes: [RowShape(columns)])
  }

  private static let accountTables: [RowDialect] = [
    // passwd(5), group(5), shadow(5), gshadow(5), subuid(5)
    colons(
      "passwd", "users, /etc/passwd", ["etc/passwd", "etc/passwd-"],
      ["name", "password", "uid", "gid", "gecos", "home", "shell"]),
    colons("group", "groups, /etc/group", ["etc/group", "etc/group-"], ["name", "password", "gid", "members"]),
    colons(
      "shadow", "passwords, /etc/shadow", ["etc/shadow", "etc/shadow-"],
      ["name", "password", "last_change", "minimum", "maximum", "warning", "inactive", "expires", "reserved"]),
    colons(
      "gshadow", "passwords of groups, /etc/gshadow", ["etc/gshadow", "etc/gshadow-"],
      ["name", "password", "administrators", "members"]),
    colons(
      "subuid", "users' ranges of ids, /etc/subuid", ["etc/subuid", "etc/subgid", "etc/subuid-", "etc/subgid-"],
      ["name", "start", "count"]),
    // mosquitto_passwd(1), mosquitto.conf(5)
    colons(
      "mosquitto-passwords", "Mosquitto's passwords", ["mosquitto/pwfile*", "mosquitto/passwd"], ["name", "password"],
      comments: [UInt8(ascii: "#")]),
    colons(
      "mosquitto-keys", "Mosquitto's shared keys", ["mosquitto/pskfile*"], ["name", "key"],
      comments: [UInt8(ascii: "#")]),
    RowDialect(
      name: "mosquitto-acl", summary: "who may read which topic, Mosquitto's aclfile", names: ["mosquitto/aclfile*"],
      shapes: [RowShape([.word("type", .characters("")), .rest("rule")])]),
    // pppd(8), "AUTHENTICATION"
    RowDialect(
      name: "ppp-secrets", summary: "PPP's chap-secrets and pap-secrets",
      names: ["ppp/chap-secrets", "ppp/pap-secrets", "ppp/srp-secrets", "xl2tpd/l2tp-secrets"],
      trailingComment: .afterBlank,
      quoting: .double,
      shapes: [RowShape(["client", "server", "secret", .rest("addresses", isRequired: false)])]),
    // chrony.conf(5), "keyfile"
    RowDialect(
      name: "chrony-keys", summary: "chrony's keys, chrony.keys", names: ["chrony.keys", "chrony/*.keys"],
      comments: [UInt8(ascii: "#"), UInt8(ascii: "!"), UInt8(ascii: ";"), UInt8(ascii: "%")],
      shapes: [RowShape([.word("id", .characters("")), "type_or_key", .optional("key")])]),
    // ipsec.secrets(5)
    RowDialect(
      name: "ipsec-secrets", summary: "strongSwan's keys, ipsec.secrets", names: ["etc/ipsec.secrets"],
      trailingComment: .afterBlank, continuation: .indentation, quoting: .kept,
      shapes: [
        RowShape(["include"], keyword: "include"),
        RowShape([
          RowColumn(name: "selectors", kind: .until(colon), isRequired: false), "type", .rest("secret"),
        ]),
      ], includes: ["include"]),
    RowDialect(
      name: "davfs2-secrets", summary: "WebDAV's passwords, davfs2's secrets",
      names: ["davfs2/secrets", ".davfs2/secrets"], quoting: .kept,
      shapes: [RowShape(["server", "user", .optional("password")])]),
  ]
}

// MARK: - The network

extension RowDialect {
  /// A table of names and numbers, with other names behind them.
  private static func numbers(_ name: String, _ summary: String, _ names: [String], _ columns: [RowColumn])
    -> RowDialect
  {
    RowDialect(
      name: name, summary: summary, names: names, trailingComment: .anywhere,
      shapes: [RowShape(columns + [.rest("aliases", isRequired: false)])])
  }

  private static let networkTables: [RowDialect] = [
    // hosts(5), services(5), protocols(5), rpc(5), networks(5), ethers(5)
    numbers(
      "hosts", "names of hosts, /etc/hosts", ["etc/hosts", "avahi/hosts"], [.word("address", .holding(".:")), "name"]),
    numbers("services", "ports of services, /etc/services", ["etc/services"], ["name", .word("port", .holding("/"))]),
    numbers(
      "protocols", "numbers of protocols, /etc/protocols", ["etc/protocols"],
      ["name", .word("number", .characters(""))]),
    numbers("rpc", "numbers of programs, /etc/rpc", ["etc/rpc"], ["name", .word("number", .characters(""))]),
    numbers("ethertypes", "numbers of protocols, /etc/ethertypes", ["etc/ethertypes"], ["name", "number"]),
    numbers(
      "networks", "names of networks, /etc/networks", ["etc/networks"], ["name", .word("number", .characters("."))]),
    RowDialect(
      name: "ethers", summary: "Ethernet addresses, /etc/ethers", names: ["etc/ethers"], trailingComment: .anywhere,
      shapes: [RowShape([.word("address", .holding(":")), "host"])]),
    RowDialect(
      name: "iproute2", summary: "numbers and names of iproute2",
      names: [
        "iproute2/rt_protos", "iproute2/rt_tables", "iproute2/rt_realms", "iproute2/rt_scopes", "iproute2/rt_dsfield",
        "iproute2/group", "iproute2/nl_protos", "iproute2/ematch_map", "iproute2/bpf_pinning", "rt_protos.d/*.conf",
        "rt_tables.d/*.conf",
      ], trailingComment: .afterBlank, shapes: [RowShape([.word("number", .characters("")), "name"])]),
    // inetd.conf(5)
    RowDialect(
      name: "inetd", summary: "servers that inetd starts, inetd.conf", names: ["etc/inetd.conf", "inetd.d/*"],
      shapes: [
        RowShape([
          "service", "socket", "protocol", "wait", "user", "server", .rest("arguments", isRequired: false),
        ])
      ]),
    // auto.master(5), autofs(5)
    RowDialect(
      name: "auto-master", summary: "autofs's maps, auto.master", names: ["etc/auto.master", "auto.master.d/*.autofs"],
      continuation: .backslash,
      shapes: [
        RowShape([.word("include", .prefix("+"))]),
        RowShape(["mount_point", "map", .rest("options", isRequired: false)]),
      ]),
    RowDialect(
      name: "autofs", summary: "what autofs mounts: auto.misc, auto.home", names: ["etc/auto.misc", "etc/auto.home"],
      continuation: .backslash,
      shapes: [
        RowShape([.word("include", .prefix("+"))]),
        RowShape(["key", .ifLike("options", .prefix("-")), .rest("location")]),
      ]),
  ]
}

// MARK: - Mail

extension RowDialect {
  private static let mailTables: [RowDialect] = [
    // aliases(5)
    RowDialect(
      name: "aliases", summary: "to whom mail goes, /etc/aliases", names: ["etc/aliases", "etc/email-addresses"],
      layout: .members(colon), continuation: .indentation, quoting: .kept, shapes: []),
    // master(5)
    RowDialect(
      name: "postfix-master", summary: "Postfix's services, master.cf",
      names: ["postfix/master.cf", "master.cf.proto"],
      continuation: .indentation,
      shapes: [
        RowShape([
          "service", .word("type", .characters("-")), .word("private", yesOrNo),
          .word("unpriv", yesOrNo), .word("chroot", yesOrNo), .word("wakeup", .characters("-?")),
          .word("maxproc", .characters("-")), .rest("command"),
        ])
      ]),
    RowDialect(
      name: "postfix-dynamicmaps", summary: "Postfix's kinds of tables, dynamicmaps.cf",
      names: ["postfix/dynamicmaps.cf", "dynamicmaps.cf.d/*.cf"],
      shapes: [RowShape(["type", "object", .optional("open"), .optional("mkmap")])]),
    RowDialect(
      name: "postfix-files", summary: "who owns which of Postfix's files, postfix-files",
      names: ["postfix/postfix-files", "postfix-files.d/*"], separator: colon,
      shapes: [
        RowShape([
          "name", "type", "owner", .optional("group"), .optional("permissions"), .optional("flags"),
        ])
      ]),
    // postmap(1)
    RowDialect(
      name: "postfix-map", summary: "Postfix's tables: transport, virtual, canonical",
      names: [
        "postfix/transport", "postfix/virtual", "postfix/canonical", "postfix/access", "postfix/generic",
        "postfix/relocated", "postfix/sasl_passwd",
      ],
      continuation: .indentation, shapes: [RowShape(["pattern", .rest("result")])]),
  ]

  private static let yesOrNo = RowColumn.Check.characters("-")
}

// MARK: - Devices

extension RowDialect {
  private static let deviceTables: [RowDialect] = [
    // mime.types: a kind of content and the endings of names
    RowDialect(
      name: "mime-types", summary: "kinds of files by their endings, mime.types",
      names: ["etc/mime.types", ".mime.types"],
      shapes: [RowShape([.word("type", .holding("/")), .rest("extensions", isRequired: false)])]),
    // mailcap(5)
    RowDialect(
      name: "mailcap", summary: "programs that show kinds of files, mailcap", names: ["etc/mailcap", ".mailcap"],
      continuation: .backslash, separator: UInt8(ascii: ";"),
      shapes: [RowShape(["type", "command", .rest("flags", isRequired: false)])]),
    // udev(7)
    RowDialect(
      name: "udev", summary: "rules for devices, udev's *.rules", names: ["udev/rules.d/*.rules"], layout: .pairs,
      continuation: .backslash, quoting: .double, shapes: []),
    // smartd.conf(5)
    RowDialect(
      name: "smartd", summary: "disks to watch, smartd.conf", names: ["smartd.conf"], trailingComment: .anywhere,
      continuation: .backslash,
      shapes: [RowShape(["device", .rest("directives", isRequired: false)])]),
    // sane-dll(5) and the pages of each backend
    list("sane", "scanners of SANE, /etc/sane.d", ["sane.d/*.conf", "sane.d/dll.d/*"]),
  ]
}

// MARK: - Commands at their times

extension RowDialect {
  private static let times: [RowColumn] = [
    .word("minute", .characters("*/,-~")), .word("hour", .characters("*/,-~")), .word("day", .characters("*/,-~")),
    .word("month", .characters("*/,-~")), .word("weekday", .characters("*/,-~")),
  ]
  private static let time = RowColumn.word("time", .prefix("@"))

  private static let commandTables: [RowDialect] = [
    // crontab(5)
    RowDialect(
      name: "crontab", summary: "the system's jobs, /etc/crontab and cron.d", names: ["etc/crontab", "etc/cron.d/*"],
      layout: .groups(["jobs"]),
      shapes: [
        RowShape([time, "user", .rest("command")], group: "jobs"),
        RowShape(times + ["user", .rest("command")], group: "jobs"),
      ], hasAssignments: true),
    RowDialect(
      name: "user-crontab", summary: "a user's jobs, crontab -e", names: ["cron/crontabs/*", "tmp/crontab.*/crontab"],
      layout: .groups(["jobs"]),
      shapes: [
        RowShape([time, .rest("command")], group: "jobs"),
        RowShape(times + [.rest("command")], group: "jobs"),
      ], hasAssignments: true),
    // anacrontab(5)
    RowDialect(
      name: "anacrontab", summary: "jobs that are made up for, /etc/anacrontab", names: ["etc/anacrontab"],
      layout: .groups(["jobs"]), continuation: .backslash,
      shapes: [
        RowShape(
          [.word("period", .characters("@")), .word("delay", .characters("")), "name", .rest("command")], group: "jobs")
      ], hasAssignments: true),
    // users(5) of FreeRADIUS
    RowDialect(
      name: "radius-users", summary: "FreeRADIUS's users, hints and huntgroups",
      names: [
        "mods-config/files/*", "mods-config/attr_filter/*", "preprocess/hints", "preprocess/huntgroups",
        "freeradius/users", "raddb/users", "3.0/users", "3.0/hints", "3.0/huntgroups",
      ],
      continuation: .indentation, quoting: .kept,
      shapes: [
        RowShape(["include"], keyword: "$INCLUDE"),
        RowShape([
          "name", RowColumn(name: "check", kind: .line, isRequired: false), .rest("reply", isRequired: false),
        ]),
      ], includes: ["include"]),
    RowDialect(
      name: "radius-dictionary", summary: "FreeRADIUS's attributes, dictionary",
      names: ["freeradius/*/dictionary", "freeradius/dictionary", "raddb/dictionary"], trailingComment: .afterBlank,
      shapes: [
        RowShape(["include"], keyword: "$INCLUDE"),
        RowShape([.word("kind", .characters("-_")), "name", .rest("definition")]),
      ], includes: ["include"]),
  ]
}
