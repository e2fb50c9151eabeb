extension SchemaAssociations {
  /// What is known without any list of the user's: files whose place says what they are, which SchemaStore's catalogue
  /// misses or knows only by name. The schemas are named by their URI; a local copy must have them.
  ///
  /// - Parameter home: the folder that `~/` means.
  public static func shipped(home: String?) -> SchemaAssociations {
    SchemaAssociations(pairs, schemasIn: schemaStore, home: home)
  }

  private static let schemaStore = "https://www.schemastore.org/"

  private static let pairs: [(files: [String], schema: String)] = [
    (["/etc/docker/daemon.json", "~/.config/docker/daemon.json", "~/.docker/daemon.json"], "dockerd.json"),
    (
      [
        "**/.claude/settings.json", "**/.claude/settings.local.json", "/etc/claude-code/managed-settings.json",
        "claude-settings.json",
      ], "claude-code-settings.json"
    ),
    (["/etc/prometheus/prometheus.yml", "prometheus.yml", "prometheus.yaml"], "prometheus.json"),
    (["/etc/prometheus/rules/*.yml", "*.rules.yml", "*.rules.yaml"], "prometheus.rules.json"),
    (["/etc/vector/vector.{json,toml,yaml,yml}", "vector.{json,toml,yaml,yml}"], "vector.json"),
    (["tsconfig.json", "tsconfig.*.json", "tsconfig-*.json"], "tsconfig.json"),
    (["jsconfig.json", "jsconfig.*.json"], "jsconfig.json"),
    (["pyproject.toml"], "pyproject.json"),
    (["package.json"], "package.json"),
    (["Cargo.toml"], "cargo.json"),
    (["rust-toolchain.toml"], "rust-toolchain.json"),
    (["docker-compose.{yml,yaml}", "compose.{yml,yaml}"], "docker-compose.json"),
    (["**/.github/workflows/*.{yml,yaml}"], "github-workflow.json"),
    (["action.yml", "action.yaml"], "github-action.json"),
    (["**/.github/dependabot.{yml,yaml}"], "dependabot-2.0.json"),
    ([".pre-commit-config.yaml"], "pre-commit-config.json"),
    ([".gitlab-ci.yml"], "gitlab-ci.json"),
    ([".eslintrc", ".eslintrc.json", ".eslintrc.yaml", ".eslintrc.yml"], "eslintrc.json"),
    (
      [".prettierrc", ".prettierrc.json", ".prettierrc.yaml", ".prettierrc.yml", ".prettierrc.toml"], "prettierrc.json"
    ),
    ([".markdownlint.json", ".markdownlint.jsonc", ".markdownlint.yaml"], "markdownlint.json"),
    (["~/.config/alacritty/alacritty.toml", "alacritty.toml"], "alacritty.json"),
    (["~/.config/starship.toml", "starship.toml"], "starship.json"),
    (["taplo.toml", ".taplo.toml"], "taplo.json"),
    (["/etc/netplan/*.yaml"], "netplan.json"),
    (["mkdocs.yml", "mkdocs.yaml"], "mkdocs-1.6.json"),
    (["openapi.{json,yaml,yml}"], "openapi-3.X.json"),
    (["renovate.json", "renovate.json5", ".renovaterc", ".renovaterc.json"], "renovate.json"),
    (["Chart.yaml"], "chart.json"),
    (["kustomization.yaml", "kustomization.yml"], "kustomization.json"),
  ]
}
