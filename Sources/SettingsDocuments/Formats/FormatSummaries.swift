/// What each format is, in a few words for somebody who has to choose one.
enum FormatSummaries {
  static let table = [
    "json": "JSON", "jsonc": "JSON with comments", "json5": "JSON5", "yaml": "YAML", "toml": "TOML",
    "toml-1.0": "TOML as it was before 1.1", "systemd": "systemd's units, journald.conf",
    "desktop": "desktop entries", "gitconfig": "Git's configuration", "mysql": "MySQL's and MariaDB's options",
    "smb": "Samba's smb.conf", "sysctl": "the kernel's sysctl.conf", "env": "variables of shells, .env",
    "properties": "Java's properties", "sshd": "the SSH server's sshd_config", "ssh": "the SSH client's ssh_config",
    "postgresql": "postgresql.conf", "redis": "redis.conf", "ini": "[sections] of keys and values",
  ]
}

extension Format {
  /// What it is, in a few words; empty where nobody has said it.
  package var summary: String { FormatSummaries.table[name] ?? "" }
}
