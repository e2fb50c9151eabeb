/// Which file names are which format: those of the families are said by their dialects, the others here.
///
/// A pattern is matched against the last components of the path, as many as it has; `*` matches any characters
/// of one component. Of several that fit the narrowest decides: the one with the most components, then the one with the
/// most characters beside its stars.
enum FormatNames {
  /// Every format with its patterns.
  static var table: [(format: String, patterns: [String])] { data + FormatFamily.all.flatMap(\.names) }

  private static let data: [(format: String, patterns: [String])] = [
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
    (
      "xml",
      [
        "*.xml", "*.plist", "*.xsd", "*.xsl", "*.xslt", "*.fontconfig", "*.csproj", "*.vbproj", "*.fsproj", "*.props",
        "*.targets", "*.nuspec",
        "*.exe.config", "*.dll.config", "app.config", "App.config", "web.config", "Web.config", "machine.config",
        "nuget.config", "NuGet.Config", "packages.config", ".classpath", ".project", "fonts.conf", ".fonts.conf",
        "fonts/*.conf", "fonts/conf.d/*.conf", "fonts/conf.avail/*.conf", "fontconfig/*.conf",
        "fontconfig/conf.d/*.conf", "fontconfig/conf.avail/*.conf", "dbus-1/*.conf", "dbus-1/system.d/*.conf",
        "dbus-1/session.d/*.conf", "avahi/services/*.service", "polkit-1/actions/*.policy", "firewalld/*/*.xml",
      ]
    ),
  ]

  /// What a name means.
  enum Meaning: Hashable {
    /// The format of this name, whatever is in the file.
    case format(String)
    /// The number of a ``NameHint``, and the format that it lets expect.
    case hint(Int, format: String)
    /// No settings file that is read, and why.
    case refusal(String)
  }

  /// Every pattern with what it means, and how much comes before its narrowness.
  static var meanings: [(pattern: String, meaning: Meaning, isFirst: Bool)] {
    var meanings: [(pattern: String, meaning: Meaning, isFirst: Bool)] = []
    for (format, patterns) in table { meanings += patterns.map { ($0, .format(format), false) } }
    for (number, hint) in NameHint.all.enumerated() {
      meanings += hint.patterns.map { ($0, .hint(number, format: hint.format), false) }
    }
    for (reason, patterns) in RefusedNames.all { meanings += patterns.map { ($0, .refusal(reason), false) } }
    for (reason, patterns) in RefusedNames.everywhere { meanings += patterns.map { ($0, .refusal(reason), true) } }
    return meanings
  }

  /// What the name that the path has means; `nil` when it tells nothing.
  ///
  /// - Complexity: for each byte of the last component, the logarithm of how many patterns there are; no format is made.
  static func meaning(ofPath path: String) -> Meaning? {
    var path = path
    return path.withUTF8 { path in
      var best: (narrowness: Int, place: Int, line: NameIndex.Line)?
      func compare(_ line: NameIndex.Line) {
        let (digits, pattern) = NameIndex.pattern(line)
        guard pattern.matches(path) else { return }
        let place = digits.reduce(0) { $0 * 10 + Int($1 & 0xF) }
        let narrowness = pattern.narrowness + (line.mark == NameIndex.first ? 1 << 32 : 0)
        guard let last = best else { return best = (narrowness, place, line) }
        if (narrowness, -place) > (last.narrowness, -last.place) { best = (narrowness, place, line) }
      }
      let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      NameIndex.SortedLines(FormatNameIndex.names)
        .forEach(ofKey: UnsafeBufferPointer(rebasing: path[start...]), compare)
      let endings = NameIndex.SortedLines(FormatNameIndex.endings)
      for place in start...path.count where place == path.count || NameIndex.isInitial(path[place]) {
        endings.forEach(ofKey: UnsafeBufferPointer(rebasing: path[place...]), compare)
      }
      if start > 0 {
        let folder = path[..<(start - 1)].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        // The folder with a star behind it, and the star behind any folder.
        let key = Array(path[folder..<start]) + [UInt8(ascii: "*")]
        key.withUnsafeBufferPointer { key in
          endings.forEach(ofKey: key, compare)
          endings.forEach(ofKey: UnsafeBufferPointer(rebasing: key.suffix(2)), compare)
        }
      }
      return best.flatMap { Meaning($0.line) }
    }
  }
}
