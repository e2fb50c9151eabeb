/// Expressions that many schemas have and that have a name.
enum KnownPatterns {
  /// What a text is that matches, behind "must be".
  static let words: [String: String] = {
    var words: [String: String] = [:]
    for (name, sources) in table { for source in sources { words[source] = name } }
    return words
  }()

  private static let table: [(name: String, sources: [String])] = [
    (
      "a version such as 1.4.2",
      [
        #"^[0-9]+\.[0-9]+\.[0-9]+$"#, #"^\d+\.\d+\.\d+$"#, #"^(\d+)\.(\d+)\.(\d+)$"#,
        #"^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$"#, #"^\d+\.\d+\.\d+(?:[+-]\S+)?$"#,
      ]
    ),
    (
      "a version such as 1.4.2 or 2.0.0-beta.1",
      [
        #"^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$"#,
        #"^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?(\+[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$"#,
        #"^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$"#,
      ]
    ),
    (
      "a version such as 1.4.2 or 2.0b1",
      [
        #"^v?((([0-9]+)!)?([0-9]+(\.[0-9]+)*)([-_\.]?(alpha|a|beta|b|preview|pre|c|rc)[-_\.]?([0-9]+)?)?((-([0-9]+))|([-_\.]?(post|rev|r)[-_\.]?([0-9]+)?))?([-_\.]?(dev)[-_\.]?([0-9]+)?)?)(\+([a-zA-Z0-9]+([-_\.][a-zA-Z0-9]+)*))?$"#
      ]
    ),
    (
      "a name of letters, digits, ., _ or -, with a letter or a digit at both ends",
      [
        #"^([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9._-]*[a-zA-Z0-9])$"#,
        #"^([a-zA-Z\d]|[a-zA-Z\d][\w.-]*[a-zA-Z\d])$"#,
        #"^([A-Z0-9]|[A-Z0-9][A-Z0-9._-]*[A-Z0-9])$"#,
      ]
    ),
    (
      "a name of small letters, digits or -, with no - at either end",
      [
        #"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"#, #"^[a-z0-9]+(-[a-z0-9]+)*$"#, #"^[a-z0-9]+(?:-[a-z0-9]+)*$"#,
        #"^[a-z]([-a-z0-9]*[a-z0-9])?$"#,
      ]
    ),
    (
      "a name of a module such as tools.convert",
      [#"^[A-Za-z_][A-Za-z_0-9]*(?:\.[A-Za-z_][A-Za-z_0-9]*)*(?:\s*;\s*private)?$"#]
    ),
    (
      "the name of a package such as left-pad or @scope/left-pad",
      [
        #"^(?:@[a-z0-9-*~][a-z0-9-*._~]*/)?[a-z0-9-~][a-z0-9-._~]*$"#,
        #"^(?:(?:@(?:[a-z0-9-*~][a-z0-9-*._~]*)?/[a-z0-9-._~])|[a-z0-9-~])[a-z0-9-._~]*$"#,
      ]
    ),
    (
      "a colour such as #ff8800",
      [
        "^#[0-9A-Fa-f]{6}$", "^#[0-9a-fA-F]{6}$", "^#[a-fA-F0-9]{6}$", "^#[A-Fa-f0-9]{6}$",
        "^#([A-Fa-f0-9]{6}|[A-Fa-f0-9]{3})$", "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$", "^#[0-9a-f]{6}$",
        "^#([a-fA-F0-9]{6}|[a-fA-F0-9]{3})$", "^#(?:[0-9a-fA-F]{3}){1,2}$",
        "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$",
      ]
    ),
    (
      "a time of day such as 08:30",
      [
        #"^([01][0-9]|2[0-3]):[0-5][0-9]$"#, #"^([01]\d|2[0-3]):[0-5]\d$"#, #"^([0-1]?[0-9]|2[0-3]):[0-5][0-9]$"#,
        #"^\d{2}:\d{2}$"#,
      ]
    ),
    ("a date such as 2024-02-29", [#"^\d{4}-\d{2}-\d{2}$"#, #"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"#]),
    (
      "a duration such as 30s, 5m or 1h30m",
      [
        #"^([0-9]+(ns|us|µs|ms|s|m|h))+$"#, #"^(\d+(ns|us|ms|s|m|h))+$"#, #"^([0-9]+(\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$"#,
        #"^(0|([0-9]+(\.[0-9]+)?(ns|us|µs|ms|s|m|h))+)$"#,
        #"^((([0-9]+)y)?(([0-9]+)w)?(([0-9]+)d)?(([0-9]+)h)?(([0-9]+)m)?(([0-9]+)s)?(([0-9]+)ms)?|0)$"#,
      ]
    ),
    ("a duration such as 500ms, 30s, 5m, 12h or 7d", [#"^[0-9]+(ms|[smhdwy])$"#, #"^\d+(ms|[smhdwy])$"#]),
    ("a time span such as 30m, 12h or 7d", [#"^\d+[mhd]$"#, #"^[0-9]+[mhd]$"#]),
    (
      "an IPv4 address such as 192.0.2.1",
      [
        #"^(?:[0-9]{1,3}\.){3}[0-9]{1,3}$"#, #"^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$"#, #"^(\d{1,3}\.){3}\d{1,3}$"#,
        #"^((25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)\.){3}(25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)$"#,
      ]
    ),
    (
      "an e-mail address such as ann@example.com",
      [
        #"^[^@\s]+@[^@\s]+$"#, #"^[^@]+@[^@]+$"#, #"^\S+@\S+\.\S+$"#, #"^[^@]+@[^@]+\.[^@]+$"#,
        #"^[\w.+-]+@[\w-]+\.[\w.-]+$"#,
      ]
    ),
    (
      "an address such as https://example.com",
      ["^https?://", "^https?://.+", "^https?://.+$", #"^https?:\/\/"#, #"^(https?)://"#]
    ),
    (
      "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
      [
        "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
        "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$",
      ]
    ),
    ("the 40 digits of a commit", ["^[0-9a-f]{40}$", "^[a-f0-9]{40}$"]),
    ("a repository such as owner/name", ["^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", "^[^/]+/[^/]+$", #"^[\w.-]+/[\w.-]+$"#]),
    (
      "an absolute path such as /srv/files",
      [
        "^/", "^/.*$", "^/.+$", "^/.*", #"^\/"#, #"^(?:[A-Za-z]:|/|\\\\)"#,
        #"(\/.*|[a-zA-Z]:\\(?:([^<>:"\/\\|?*]*[^<>:"\/\\|?*.]\\|..\\)*([^<>:"\/\\|?*]*[^<>:"\/\\|?*.]\\?|..\\))?)"#,
      ]
    ),
    ("a text that is not empty", [".+", "^.+$", "^(?!\\s*$).+", #"\S"#, "[^ ]", "[^\\s]", #"^(?!\s*$).+"#]),
    ("a text without blanks", [#"^\S+$"#, #"^[^\s]+$"#]),
  ]
}
