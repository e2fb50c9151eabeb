/// The dialects whose statements end with their lines.
extension BraceDialect {
  /// Dovecot 2.3: "Configuration file syntax".
  static let dovecot = BraceDialect(
    name: "dovecot", summary: "Dovecot's configuration",
    names: [
      "dovecot.conf", "dovecot/*.conf", "dovecot/*.conf.ext", "dovecot/conf.d/*.conf", "dovecot/conf.d/*.conf.ext",
    ],
    comments: [.hashAnywhere], opens: .lineEnd, quotes: Array("\"'".utf8), separators: .equals,
    directives: ["!include", "!include_try"], needsSeparator: true, joinsLines: true, joint: .blank,
    includes: ["!include", "!include_try"], separator: " = ", indentation: "  ")

  /// strongswan.conf(5) and swanctl.conf(5).
  static let strongSwan = BraceDialect(
    name: "strongswan", summary: "strongswan.conf, swanctl.conf",
    names: [
      "strongswan.conf", "strongswan.d/*.conf", "strongswan.d/*/*.conf", "swanctl.conf", "swanctl/conf.d/*.conf",
    ],
    comments: [.hashAnywhere], opens: .word, opensBelow: true, escapes: .controls, stringsSpanLines: true,
    separators: .equals, directives: ["include"], needsSeparator: true, includes: ["include"], separator: " = ")

  /// FreeRADIUS 3: radiusd.conf(5), unlang(5).
  static let freeRADIUS = BraceDialect(
    name: "freeradius", summary: "FreeRADIUS's configuration",
    names: [
      "radiusd.conf", "freeradius/*/*.conf", "freeradius/*/mods-available/*", "freeradius/*/mods-enabled/*",
      "freeradius/*/sites-available/*", "freeradius/*/sites-enabled/*", "raddb/*.conf", "raddb/mods-available/*",
      "raddb/mods-enabled/*", "raddb/sites-available/*", "raddb/sites-enabled/*",
    ],
    opens: .lineEnd, quotes: Array("\"'`".utf8), writesQuotes: .unlessWord, separators: .equals,
    operators: [":=", "+=", "-=", "==", "=~", "!~", "!=", "!*", "=*", "<=", ">=", "^="], hasVariables: true,
    joinsLines: true, joint: .nothing, includes: ["$include", "$-include"], emptyIsNothing: false, separator: " = ",
    indentation: "\t")

  /// xinetd.conf(5).
  static let xinetd = BraceDialect(
    name: "xinetd", summary: "xinetd.conf, xinetd.d",
    names: ["xinetd.conf", "xinetd.d/*", "xinetd/examples/*.conf"],
    comments: [.hashLine], opens: .lineEnd, opensBelow: true, quotes: [], separators: .equals,
    directives: ["include", "includedir"], needsSeparator: true, operators: ["+=", "-="],
    includes: ["include", "includedir"], separator: " = ", opening: "\n{", indentation: "\t")

  /// logrotate(8), "CONFIGURATION FILE".
  static let logrotate = BraceDialect(
    name: "logrotate", summary: "logrotate.conf, logrotate.d",
    names: ["logrotate.conf", "logrotate.d/*"],
    comments: [.hashLine], opens: .word, opensBelow: true, quotes: Array("\"'".utf8), decodesQuotes: false,
    separators: .equals,
    rawParts: ["prerotate", "postrotate", "firstaction", "lastaction", "preremove"].map { ($0, "endscript") },
    flags: [
      "compress", "copy", "copytruncate", "daily", "dateext", "dateyesterday", "datehourago", "delaycompress", "hourly",
      "ifempty", "mailfirst", "maillast", "missingok", "monthly", "nocompress", "nocopy", "nocopytruncate", "nocreate",
      "nocreateolddir", "nodateext", "nodelaycompress", "nomail", "nomissingok", "noolddir", "norenamecopy",
      "nosharedscripts", "noshred", "notifempty", "renamecopy", "sharedscripts", "shred", "yearly", "allowhardlink",
      "noallowhardlink", "ignoreduplicates", "weekly",
    ],
    valuedDirectives: [
      "addextension", "compresscmd", "compressext", "compressoptions", "createolddir", "dateformat", "extension",
      "include", "mail", "maxage", "maxsize", "minage", "minsize", "olddir", "rotate", "shredcycles", "size", "start",
      "su", "tabooext", "taboopat", "uncompresscmd",
    ],
    patternStarts: Array("/\"'~".utf8), includes: ["include"])

  /// libucl, as rspamd reads it: "Rspamd configuration", "UCL".
  static let ucl = BraceDialect(
    name: "ucl", summary: "UCL, rspamd's configuration",
    names: [
      "rspamd.conf", "rspamd/*.conf", "rspamd/*.inc", "rspamd/modules.d/*.conf", "rspamd/scores.d/*.conf",
      "rspamd/local.d/*.conf", "rspamd/local.d/*.inc", "rspamd/override.d/*.conf", "rspamd/override.d/*.inc",
    ],
    comments: [.hash, .block], ends: .any, afterBlocks: .mayEnd, opensBelow: true, quotes: Array("\"'".utf8),
    escapes: .controls, writesQuotes: .unlessNumber, separators: .equalsOrColon, brackets: Array("[(".utf8),
    hasVariables: true, hasHereDocuments: true, includes: [".include"], emptyIsNothing: false, separator: " = ",
    indentation: "  ", booleans: ("false", "true"))

  /// Icinga 2: "Language Reference".
  static let icinga2 = BraceDialect(
    name: "icinga2", summary: "Icinga 2's configuration",
    names: ["icinga2.conf", "icinga2/*.conf", "icinga2/*/*.conf", "icinga2/*/*/*.conf"],
    comments: cComments, ends: .any, afterBlocks: .mayEnd, escapes: .controls, quotesInWords: true,
    writesQuotes: .unlessNumber, separators: .equals, prefixes: ["const", "var"],
    operators: ["+=", "-=", "*=", "/=", "=="], brackets: Array("[(".utf8), includes: ["include"], emptyIsNothing: false,
    separator: " = ", indentation: "  ", booleans: ("false", "true"), booleanWords: [("false", "true")])

  /// lighttpd.conf: "Configuration: File Syntax".
  static let lighttpd = BraceDialect(
    name: "lighttpd", summary: "lighttpd.conf",
    names: [
      "lighttpd.conf", "lighttpd/*.conf", "lighttpd/conf.d/*.conf", "lighttpd/conf-available/*.conf",
      "lighttpd/conf-enabled/*.conf", "lighttpd/vhosts.d/*.conf",
    ],
    comments: [.hashAnywhere], opensBelow: true, quotesInWords: true, writesQuotes: .unlessNumber, separators: .equals,
    directives: ["include", "include_shell"], needsSeparator: true, operators: ["+=", ":="],
    brackets: Array("(".utf8), includes: ["include"], emptyIsNothing: false, separator: " = ", indentation: "  ",
    booleans: ("disable", "enable"), booleanWords: [("disable", "enable")])

  /// lvm.conf(5).
  static let lvm = BraceDialect(
    name: "lvm", summary: "lvm.conf",
    names: ["lvm.conf", "lvmlocal.conf", "lvm/*.conf", "lvm/profile/*.profile"],
    opensBelow: true, quotes: Array("\"'".utf8), writesQuotes: .unlessNumber, separators: .equals, needsSeparator: true,
    brackets: Array("[".utf8), hasSingleValues: true, emptyIsNothing: false, separator: " = ", indentation: "\t",
    booleans: ("0", "1"), booleanWords: [("0", "1")])

  /// keepalived.conf(5).
  static let keepalived = BraceDialect(
    name: "keepalived", summary: "keepalived.conf",
    names: ["keepalived.conf", "keepalived/*.conf", "keepalived.conf.*"],
    comments: [.hashAnywhere, Comment("!", .anywhere)], opens: .word, opensBelow: true, escapes: .backslash,
    quotesInWords: true, includes: ["include"])

  /// multipath.conf(5).
  static let multipath = BraceDialect(
    name: "multipath", summary: "multipath.conf",
    names: ["multipath.conf", "multipath.conf.*", "multipath/conf.d/*.conf"],
    comments: [.hashAnywhere, Comment("!", .anywhere)], opens: .word, opensBelow: true, escapes: .none,
    hasSingleValues: true, indentation: "\t")

  /// corosync.conf(5).
  static let corosync = BraceDialect(
    name: "corosync", summary: "corosync.conf",
    names: ["corosync.conf", "corosync/uidgid.d/*"],
    comments: [.hashLine], opens: .lineEnd, quotes: [], separators: .colon, needsSeparator: true, separator: ": ",
    indentation: "\t", booleans: ("off", "on"))

  /// conntrackd.conf(5).
  static let conntrackd = BraceDialect(
    name: "conntrackd", summary: "conntrackd.conf",
    names: ["conntrackd.conf"],
    opens: .word, opensBelow: true, escapes: .none, indentation: "\t", booleans: ("off", "on"))

  /// mpd.conf(5).
  static let mpd = BraceDialect(
    name: "mpd", summary: "mpd.conf",
    names: ["mpd.conf", "mpd/*.conf"],
    opens: .lineEnd, quotesInWords: true, writesQuotes: .always, directives: ["include", "include_optional"],
    hasSingleValues: true, includes: ["include", "include_optional"], emptyIsNothing: false)

  /// rsyslog.conf(5) and syslog.conf(5): directives, selectors with their actions, and objects with round brackets.
  static let rsyslog = BraceDialect(
    name: "rsyslog", summary: "rsyslog.conf, syslog.conf",
    names: ["rsyslog.conf", "rsyslog.d/*", "syslog.conf", "syslog.d/*.conf"],
    opens: .lineEnd, opensBelow: true, quotes: Array("\"'".utf8), stringsSpanLines: true, quotesInWords: true,
    decodesQuotes: false, brackets: Array("(".utf8), hasCalls: true,
    calls: [
      "action", "constant", "dyn_stats", "global", "include", "input", "lookup_table", "main_queue", "module", "parser",
      "percentile_stats", "property", "ratelimit", "ruleset", "set", "template", "timezone",
    ],
    joinsLines: true, joinsWords: true,
    includes: ["$includeconfig"], separator: "\t", indentation: "  ", booleans: ("off", "on"))

  /// Bacula: "Customizing the Configuration Files".
  static let bacula = BraceDialect(
    name: "bacula", summary: "Bacula's configuration",
    names: ["bacula-*.conf", "bconsole.conf", "bacula/*.conf"],
    ends: .newlineOrSemicolon, opens: .word, opensBelow: true, quotesInWords: true, separators: .equals,
    needsSeparator: true, keysHaveBlanks: true, lineStatements: Array("@".utf8), ignoresCase: true, separator: " = ",
    indentation: "  ")

  /// Nagios Core: "Object Configuration Overview".
  static let nagiosObjects = BraceDialect(
    name: "nagios-objects", summary: "objects of Nagios",
    names: [
      "nagios*/objects/*.cfg", "nagios*/conf.d/*.cfg", "nagios*/examples/*.cfg",
      "nagios*/examples/template-object/*.cfg",
    ],
    comments: [.hashLine, Comment(";", .anywhere)], opens: .lineEndOnly, blockWords: ["define"], quotes: [],
    escapesWords: true, joinsLines: true, separator: "    ", booleans: ("0", "1"))

  /// wpa_supplicant.conf(5).
  static let wpa = BraceDialect(
    name: "wpa_supplicant", summary: "wpa_supplicant.conf",
    names: [
      "wpa_supplicant.conf", "wpa_supplicant-*.conf", "wpa_supplicant/*.conf", "wpasupplicant/examples/wpa*.conf",
      "wpasupplicant/examples/wep.conf", "wpasupplicant/examples/plaintext.conf",
      "wpasupplicant/examples/ieee8021x.conf", "wpasupplicant/examples/openCryptoki.conf",
    ],
    comments: [.hashAnywhere], opens: .lineEnd, escapes: .none,
    quotedKeys: [
      "ssid", "identity", "anonymous_identity", "password", "ca_cert", "ca_path", "client_cert", "private_key",
      "private_key_passwd", "dh_file", "subject_match", "altsubject_match", "phase1", "phase2", "ca_cert2",
      "client_cert2", "private_key2", "private_key2_passwd", "pin", "pcsc", "pac_file", "domain_match",
      "domain_suffix_match", "id_str", "sae_password",
    ],
    separators: .equals, needsSeparator: true, rawBlocks: ["blob-base64-"], separator: "=", opening: "={",
    indentation: "\t", booleans: ("0", "1"), booleanWords: [("0", "1")])

  /// i3 User's Guide, "Configuring i3"; sway(5).
  static let i3 = BraceDialect(
    name: "i3", summary: "the configuration of i3 and sway",
    names: ["i3/config", "i3/config.d/*", "i3/config.keycodes", "sway/config", "sway/config.d/*"],
    comments: [.hashLine], opens: .lineEndOnly, quotes: [], joinsLines: true, joint: .nothing, includes: ["include"])

  /// asound.conf: "Configuration files" of the ALSA library. Several settings on a line are refused.
  static let alsa = BraceDialect(
    name: "alsa", summary: "ALSA's asound.conf",
    names: ["asound.conf", ".asoundrc", "alsa.conf.d/*", "alsa/conf.d/*", "alsa/alsa.conf"],
    comments: [.hashAnywhere], ends: .any, afterBlocks: .mayEnd, opens: .word, opensBelow: true,
    quotes: Array("\"'".utf8), escapes: .controls, separators: .equals, needsValues: true, brackets: Array("[".utf8),
    hasSingleValues: true, emptyIsNothing: false, indentation: "\t", booleans: ("false", "true"),
    booleanWords: [("false", "true"), ("off", "on"), ("no", "yes"), ("0", "1")])

  /// pipewire.conf(5): SPA's relaxed JSON.
  static let spa = BraceDialect(
    name: "spa-json", summary: "PipeWire's configuration",
    names: [
      "pipewire/*.conf", "pipewire/*.conf.d/*.conf", "wireplumber/*.conf", "wireplumber/*.conf.d/*.conf",
    ],
    ends: .any, afterBlocks: .mayEnd, opensBelow: true, escapes: .controls, writesQuotes: .whereNeeded,
    separators: .equalsOrColon, needsSeparator: true, brackets: Array("[".utf8), hasSingleValues: true,
    emptyIsNothing: false, separator: " = ", opening: " = {", booleans: ("false", "true"),
    booleanWords: [("false", "true")])
}
