/// The dialects, and the files that are written in them.
extension INIDialect {
  static let hash = [UInt8(ascii: "#")]

  static let all: [INIDialect] = [
    systemd, desktop, git, mysql, samba, sysctl, environment, properties, sshd, ssh, postgresql, redis, ini,
  ]

  /// Plain INI, as Python, PHP and many others read it; an .editorconfig has settings above its sections.
  static let ini = INIDialect(
    name: "ini", separators: .equalsOrColon, continuation: .indentation, allowsKeysAlone: true,
    hasSettingsAboveSections: true)

  /// systemd.syntax(7): units, drop-ins, journald.conf and the like.
  static let systemd = INIDialect(
    name: "systemd", continuation: .backslash, repeatsAreLists: true, commentedOut: .tight, separator: "=",
    booleans: ("no", "yes"),
    booleanWords: [("no", "yes"), ("off", "on"), ("false", "true"), ("0", "1"), ("n", "y"), ("f", "t")],
    emptyIsUnset: true)

  /// Desktop Entry Specification.
  static let desktop = INIDialect(
    name: "desktop", comments: hash, commentedOut: .tight, separator: "=",
    booleanWords: [("false", "true")])

  /// git-config(1), "Configuration File".
  static let git = INIDialect(
    name: "gitconfig", trailingComments: [UInt8(ascii: "#"), UInt8(ascii: ";")], sections: .subsections,
    quoting: .double, continuation: .backslash, ignoresCase: true, allowsKeysAlone: true, areKeysAloneTrue: true,
    repeatsAreLists: true, emptyIsUnset: true)

  /// MySQL's and MariaDB's option files.
  static let mysql = INIDialect(
    name: "mysql", trailingComments: hash, quoting: .double, allowsKeysAlone: true,
    directives: ["!include", "!includedir"], includes: ["!include", "!includedir"])

  /// smb.conf(5).
  static let samba = INIDialect(
    name: "smb", continuation: .backslash, ignoresCase: true, includes: ["include"], wordsInKey: 6,
    booleans: ("no", "yes"))

  /// sysctl.conf(5).
  static let sysctl = INIDialect(
    name: "sysctl", sections: .none, allowsKeysAlone: true, joinsKeysByDots: true, separator: " = ",
    booleans: ("0", "1"), booleanWords: [("0", "1")])

  /// Files of shell variables: `.env`, /etc/default.
  static let environment = INIDialect(
    name: "env", comments: hash, trailingComments: hash, sections: .none, quoting: .shell, separator: "=",
    prefix: "export")

  /// Java's properties files.
  static let properties = INIDialect(
    name: "properties", comments: [UInt8(ascii: "#"), UInt8(ascii: "!")], sections: .none, separators: .any,
    quoting: .properties, continuation: .backslash, allowsKeysAlone: true, joinsKeysByDots: true, separator: "=")

  /// sshd_config(5): Match blocks; the first value counts, and many keys may be repeated.
  static let sshd = INIDialect(
    name: "sshd", comments: hash, sections: .blocks(["Match"]), separators: .blanks, quoting: .double,
    ignoresCase: true, repeatsAreLists: true, includes: ["include"], commentedOut: .tight, separator: " ",
    booleans: ("no", "yes"), booleanWords: [("no", "yes"), ("false", "true")])

  /// ssh_config(5): Host and Match blocks.
  static let ssh = INIDialect(
    name: "ssh", comments: hash, sections: .blocks(["Host", "Match"]), separators: .blanks, quoting: .double,
    ignoresCase: true, repeatsAreLists: true, includes: ["include"], separator: " ", booleans: ("no", "yes"),
    booleanWords: [("no", "yes"), ("false", "true")])

  /// postgresql.conf: PostgreSQL documentation, "Parameter Names and Values" and "Parameter Interaction via the
  /// Configuration File".
  static let postgresql = INIDialect(
    name: "postgresql", comments: hash, trailingComments: hash, sections: .none, separators: .blanks, quoting: .single,
    ignoresCase: true, includes: ["include", "include_if_exists", "include_dir"], joinsKeysByDots: true,
    numberUnits: ["B", "kB", "MB", "GB", "TB", "us", "ms", "s", "min", "h", "d"], commentedOut: .tight,
    booleans: ("off", "on"))

  /// redis.conf.
  static let redis = INIDialect(
    name: "redis", comments: hash, sections: .none, separators: .blanks, quoting: .double, ignoresCase: true,
    allowsKeysAlone: true, repeatsAreLists: true, includes: ["include"], separator: " ", booleans: ("no", "yes"),
    booleanWords: [("no", "yes")])
}
