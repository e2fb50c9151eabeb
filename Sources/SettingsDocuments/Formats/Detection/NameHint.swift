/// Names that several formats share: they tell which one to expect, and the content decides.
struct NameHint {
  let patterns: [String]
  let format: String
  /// Settings or sections of which the content has at least one; where there are none, every content may be it that
  /// raises no doubt.
  var signs: Set<String> = []
  /// Whether all settings are in sections.
  var hasSectionsOnly = false

  static let all: [NameHint] = [
    NameHint(patterns: ["*.ini"], format: "ini"), NameHint(patterns: ["*.cfg"], format: "ini", hasSectionsOnly: true),
    NameHint(
      patterns: ["*.cnf"], format: "mysql",
      signs: [
        "client", "client-server", "client-mariadb", "embedded", "galera", "mariadb", "mariadbd", "mariadbd-safe",
        "mysql", "mysql_upgrade", "mysqladmin", "mysqlbinlog", "mysqlcheck", "mysqld", "mysqld_safe", "mysqldump",
        "mysqlimport", "mysqlshow", "mysqlslap", "server",
      ]),
    NameHint(
      patterns: ["redis.conf", "valkey.conf"], format: "redis",
      signs: [
        "appendonly", "bind", "daemonize", "databases", "dbfilename", "dir", "include", "loglevel", "maxclients",
        "maxmemory", "port", "protected-mode", "requirepass", "save", "supervised", "timeout", "unixsocket",
      ]),
  ]
}
