/// Which file names are which format. Data: the first line that fits decides.
///
/// A pattern is matched against the last components of the path, as many as it has; `*` matches any characters
/// of one component.
enum FormatNames {
  static let table: [(format: String, patterns: [String])] = [
    (
      "jsonc",
      [
        "*.jsonc", "*.code-workspace", "*.code-snippets", "*.code-profile", "tsconfig.json", "tsconfig.*.json",
        "tsconfig-*.json", "jsconfig.json", "jsconfig.*.json", ".vscode/*.json", "Code/User/*.json",
        "Code - OSS/User/*.json", "Code - Insiders/User/*.json", "VSCodium/User/*.json", "Cursor/User/*.json",
        "User/settings.json", "User/keybindings.json", "Machine/settings.json", "zed/*.json", ".zed/*.json",
        "devcontainer.json", ".devcontainer.json", "devcontainer-feature.json", "LocalState/settings.json",
        ".eslintrc", ".eslintrc.json", ".jshintrc", ".jscsrc", ".swcrc", ".hintrc", ".oxlintrc.json", ".luarc.json",
        ".markdownlint.json", "api-extractor.json", "language-configuration.json", "cspell.json", ".cspell.json",
        "turbo.json", "typedoc.json", "deno.json", "waybar/config", "*.sublime-settings", "*.sublime-keymap",
        "*.sublime-project", "*.sublime-menu", "*.hujson",
      ]
    ),
    ("json5", ["*.json5", ".babelrc"]),
    (
      "json",
      [
        "*.json", "*.webmanifest", "*.geojson", "*.jsonld", "*.har", "*.ipynb", "*.avsc", "*.tfstate", "*.lottie",
        "composer.lock", "Pipfile.lock", "flake.lock", ".bowerrc", ".watchmanconfig", ".tern-project",
      ]
    ),
    (
      "yaml",
      [
        "*.yaml", "*.yml", "*.eyaml", "*.cff", "*.raml", "*.bst", "*.sublime-syntax", ".clang-format",
        "_clang-format", ".clang-tidy", ".clangd", "clangd/config", ".cmake-format", ".yamllint", ".ansible-lint",
        ".gemrc", ".condarc", "condarc", ".kube/config", "kubeconfig", "pubspec.lock", "Podfile.lock", "Chart.lock",
        "cloud.cfg", "cloud.cfg.d/*.cfg", "user-data", "etc/salt/master", "etc/salt/minion",
      ]
    ),
    (
      "toml",
      [
        "*.toml", "Cargo.lock", "poetry.lock", "uv.lock", "pdm.lock", "Pipfile", "Gopkg.lock", ".cargo/config",
        ".cargo/credentials", "rust-toolchain",
      ]
    ),
    ("sshd", ["sshd_config", "sshd_config.d/*.conf"]),
    ("ssh", ["ssh_config", "ssh_config.d/*.conf", ".ssh/config"]),
    (
      "systemd",
      [
        "*.service", "*.socket", "*.timer", "*.mount", "*.automount", "*.path", "*.target", "*.slice", "*.scope",
        "*.swap",
        "*.device", "*.network", "*.netdev", "*.link", "*.nspawn", "journald.conf", "logind.conf", "resolved.conf",
        "timesyncd.conf", "networkd.conf", "coredump.conf", "oomd.conf", "sleep.conf", "pstore.conf", "homed.conf",
        "systemd/system.conf", "systemd/user.conf", "*.service.d/*.conf", "*.socket.d/*.conf", "*.timer.d/*.conf",
        "journald.conf.d/*.conf", "logind.conf.d/*.conf", "resolved.conf.d/*.conf", "*.container", "*.volume",
      ]
    ),
    ("desktop", ["*.desktop", "mimeapps.list", "*.directory"]),
    ("gitconfig", [".gitconfig", "gitconfig", ".git/config", "git/config", ".gitmodules"]),
    ("mysql", ["*.cnf", "my.ini"]),
    ("smb", ["smb.conf"]),
    ("sysctl", ["sysctl.conf", "sysctl.d/*.conf"]),
    ("postgresql", ["postgresql.conf", "postgresql.auto.conf"]),
    ("redis", ["redis.conf", "valkey.conf"]),
    ("env", [".env", ".env.*", "*.env", "etc/default/*", "os-release", "locale.conf", "environment.d/*.conf"]),
    ("properties", ["*.properties"]),
    ("ini", ["*.ini", "*.cfg", ".editorconfig", ".npmrc", ".pylintrc", ".flake8", "pip.conf", ".pypirc", "tox.ini"]),
  ]

  /// What the names of each pattern end in, behind its last star or slash, and the format they are.
  private static let endings: [(ending: PathEnding, pattern: String, format: String)] = {
    var endings: [(ending: PathEnding, pattern: String, format: String)] = []
    endings.reserveCapacity(256)
    for (format, patterns) in table {
      for pattern in patterns {
        let ending = PathEnding(ofPattern: pattern) { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "/") }
        endings.append((ending, pattern, format))
      }
    }
    return endings
  }()

  /// The format whose name the path has; `nil` when the name tells nothing.
  static func format(ofPath path: String) -> Format? {
    let bytes = Array(path.utf8)
    let ending = PathEnding(of: bytes[...])
    // Split only when some pattern ends like the path.
    var components: [ArraySlice<UInt8>]?
    for line in endings where line.ending.isEnding(of: ending) {
      let known = components ?? bytes.split(separator: UInt8(ascii: "/"))
      components = known
      if matches(line.pattern, known) { return Format.named(line.format) }
    }
    return nil
  }

  private static func matches(_ pattern: String, _ path: [ArraySlice<UInt8>]) -> Bool {
    let parts = Array(pattern.utf8).split(separator: UInt8(ascii: "/"))
    guard parts.count <= path.count else { return false }
    return zip(parts.reversed(), path.reversed()).allSatisfy { NamePattern($0).matches($1) }
  }
}
