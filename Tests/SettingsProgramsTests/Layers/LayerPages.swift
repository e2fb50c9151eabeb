/// Pages with the rules of real programs.
enum LayerPages {
  static let sshd = """
    title = "OpenSSH server"
    blocks = ["Match *"]
    files = [{ path = "/etc/ssh/sshd_config", format = "sshd" }, { path = "/etc/ssh/sshd_config.d/*.conf", format = "sshd" }]
    [names]
    ignoreCase = true
    [layers]
    wins = "first"
    read = [["/etc/ssh/sshd_config"]]
    includesSeveral = true
    includesFromMain = true
    lists = ["Port", "HostKey", "AcceptEnv"]
    """

  static let sysctl = """
    title = "Kernel settings"
    files = [{ path = "/etc/sysctl.conf", format = "sysctl" }, { path = "/etc/sysctl.d/*.conf", format = "sysctl" },
      { path = "/run/sysctl.d/*.conf", format = "sysctl" }, { path = "/usr/local/lib/sysctl.d/*.conf", format = "sysctl" },
      { path = "/usr/lib/sysctl.d/*.conf", format = "sysctl" }]
    [names]
    interchangeable = "./"
    prefixes = ["-"]
    [layers]
    wins = "last"
    read = [
      ["/etc/sysctl.d/*.conf", "/run/sysctl.d/*.conf", "/usr/local/lib/sysctl.d/*.conf", "/usr/lib/sysctl.d/*.conf"],
      ["/etc/sysctl.conf"],
    ]
    """

  static let units = """
    title = "systemd units"
    files = [{ path = "/etc/systemd/system/*.service", format = "systemd" },
      { path = "/usr/lib/systemd/system/*.service", format = "systemd" },
      { path = "/etc/systemd/system/*.d/*.conf", format = "systemd" },
      { path = "/usr/lib/systemd/system/*.d/*.conf", format = "systemd" }]
    [layers]
    wins = "last"
    read = [
      ["/etc/systemd/system/{unit}", "/run/systemd/system/{unit}", "/usr/lib/systemd/system/{unit}"],
      ["/etc/systemd/system/{dropins}.d/*.conf", "/run/systemd/system/{dropins}.d/*.conf",
        "/usr/lib/systemd/system/{dropins}.d/*.conf", "/etc/systemd/system/{type}.d/*.conf",
        "/usr/lib/systemd/system/{type}.d/*.conf"],
    ]
    lists = ["Exec*", "Environment", "EnvironmentFile"]
    emptyResets = true
    """

  static let postgresql = """
    title = "PostgreSQL"
    files = [{ path = "/etc/postgresql/*/*/postgresql.conf", format = "postgresql" },
      { path = "/etc/postgresql/*/*/conf.d/*.conf", format = "postgresql" },
      { path = "/var/lib/postgresql/*/*/postgresql.auto.conf", format = "postgresql" }]
    [names]
    ignoreCase = true
    [layers]
    wins = "last"
    read = [["/etc/postgresql/{1}/{2}/postgresql.conf"], ["{data_directory}/postgresql.auto.conf"]]
    """

  static let git = """
    title = "Git"
    files = [{ path = "/etc/gitconfig", format = "gitconfig" }, { path = "~/.config/git/config", format = "gitconfig" },
      { path = "~/.gitconfig", format = "gitconfig" }, { path = "**/.git/config", format = "gitconfig" }]
    [names]
    ignoreCase = true
    open = true
    [layers]
    wins = "last"
    read = [["/etc/gitconfig"], ["~/.config/git/config"], ["~/.gitconfig"], ["{file}"]]
    includes = ["include.path"]
    """
}
