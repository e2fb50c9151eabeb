import Libc
import SettingsDocuments
import SettingsPrograms

/// The settings of this machine's own programs, where Debian and others have them.
struct MachineFiles {
  /// Where they are, as patterns below the folder. Data: what is not there is left out.
  private static let places = [
    "apt/apt.conf", "cloud/cloud.cfg", "containerd/config.toml", "default/grub", "default/keyboard", "default/locale",
    "docker/daemon.json", "environment", "fail2ban/jail.local", "gitconfig", "grafana/grafana.ini",
    "influxdb/influxdb.conf", "loki/config.yml", "my.cnf", "mysql/my.cnf", "mysql/conf.d/*.cnf",
    "mysql/mariadb.conf.d/*.cnf", "netplan/*.yaml", "odbc.ini", "odbcinst.ini", "php/*/*/php.ini",
    "postgresql/*/*/postgresql.conf", "prometheus/prometheus.yml", "prometheus/alertmanager.yml", "redis/redis.conf",
    "salt/master", "salt/minion", "samba/smb.conf", "ssh/ssh_config", "ssh/ssh_config.d/*.conf", "ssh/sshd_config",
    "ssh/sshd_config.d/*.conf", "sysctl.conf", "sysctl.d/*.conf", "systemd/*.conf", "systemd/*.conf.d/*.conf",
    "systemd/network/*", "telegraf/telegraf.conf", "traefik/traefik.toml", "traefik/traefik.yml", "vector/vector.toml",
    "vector/vector.yaml",
  ]

  /// The folder; `/etc` but in tests.
  var folder = "/etc"

  /// The files that this account may read, sorted by name; within a second.
  func files() -> [RecognizedFiles.Found] {
    var expansion = PathExpansion()
    var paths: Set<String> = []
    for place in Self.places { paths.formUnion(expansion.paths(matching: FilePath.join(folder, place))) }
    // A link to another of them would be the same file twice.
    let own = paths.filter { path in
      guard (try? SystemFileSystem().linkStatus(of: path))?.kind == .symbolicLink else { return true }
      return (try? SystemFileSystem().resolve(path)).map { !paths.contains($0) } ?? false
    }
    return own.filter(isReadable).sorted().map { RecognizedFiles.Found(path: $0, name: $0) }
  }

  private func isReadable(_ path: String) -> Bool {
    SystemFileSystem().isFile(path) && Format.isTold(byName: path) && access(path, R_OK) == 0
  }
}
