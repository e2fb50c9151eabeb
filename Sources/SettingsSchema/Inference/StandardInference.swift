extension InferenceTable {
  /// The table that ships with this library.
  ///
  /// A password that is there to be seen comes first; then formats, being said on purpose; then names; then the look of
  /// values.
  public static let standard = InferenceTable(
    credentials + formats + paths + secrets + ports + byteSizes + durations + addresses + looks)

  /// `scheme://user:password@host` and `scheme://host?token=secret` anywhere in a text, and not with a variable in the
  /// place of the secret. A private key as OpenSSL and OpenVPN write it and a variable, `DB_PASSWORD=secret`, share a
  /// pattern with the first, for each one that is made ready costs time when a file is opened.
  private static let credentials = [
    InferenceRule(
      value: #"://[^/?#@\s:]*:(?![$<{*]|%\()[^/?#@\s]+@|"# + privateKey + "|" + variable, types: .string,
      control: .secret),
    InferenceRule(
      value: "://[^\\s?#]*[?](?:[^\\s#]*&)?(?:\(secretParameters.joined(separator: "|")))=(?![$<{*]|%\\()[^&#\\s]",
      types: .string, control: .secret),
  ]

  private static let variable = #"^[A-Z0-9_]*(?:PASSWORD|PASSWD|SECRET|TOKEN|_KEY)=(?![$<{*]|%\()."#

  private static let privateKey = "-----BEGIN (?:(?:[A-Z0-9]+ )*PRIVATE KEY|OpenVPN Static key V1)-----"

  /// Parameters of addresses that are secret.
  package static let secretParameters = [
    "password", "passwd", "pwd", "pass", "secret", "client_secret", "token", "access_token", "auth_token", "api_key",
    "apikey", "apiKey", "auth", "sig", "signature", "private_key", "access_key",
  ]

  private static let formats = [
    InferenceRule(formats: ["password", "secret"], types: .string, control: .secret),
    InferenceRule(formats: ["uri", "url", "iri", "http-url", "https-url"], types: .string, control: .url),
    InferenceRule(
      formats: ["path", "file", "file-path", "filepath", "directory-path", "folder"], types: .string, control: .path),
    InferenceRule(formats: ["color", "colour", "color-hex"], types: .string, control: .color),
    InferenceRule(formats: ["duration"], types: [.string, .number], control: .duration),
    InferenceRule(formats: ["port"], types: [.string, .number], control: .port),
    InferenceRule(
      formats: ["bytes", "byte-size", "bytesize", "data-size"], types: [.string, .number], control: .byteSize),
  ]

  /// Before secrets: a `passwordFile` is a path; but a `maxFile` is a count.
  private static let paths = [
    InferenceRule(names: ["max file", "max files", "open file"], types: .string, control: .text),
    // nginx passes requests on: to an address.
    InferenceRule(
      names: ["proxy pass", "fastcgi pass", "uwsgi pass", "scgi pass", "grpc pass", "memcached pass"], types: .string,
      control: .text),
    InferenceRule(
      names: [
        "path", "file", "filename", "file name", "dir", "directory", "folder", "log file", "pid file", "socket path",
        "home", "data root", "exec root", "working directory", "cwd", "tmpdir",
        "pidfile", "logfile", "unixsocket", "tlscacert", "tlscert", "tlskey", "cacert", "ca cert", "certificate file",
      ],
      types: .string, control: .path),
  ]

  private static let secrets = [
    InferenceRule(
      names: [
        "password", "passwd", "pass", "passphrase", "secret", "secrets", "secret key", "token", "auth token",
        "access token", "api key", "apikey", "api token", "private key", "access key", "encryption key",
        "client secret", "credential", "credentials", "pwd", "passwords", "requirepass", "masterauth", "bearer",
      ],
      types: .string, control: .secret)
  ]

  private static let ports = [
    InferenceRule(names: ["port"], types: [.integer, .string], control: .port)
  ]

  private static let byteSizes = [
    InferenceRule(
      names: ["kb", "kib", "size kb", "kilobytes"], types: .number, control: .byteSize, unit: "KiB"),
    InferenceRule(
      names: ["mb", "mib", "size mb", "megabytes"], types: .number, control: .byteSize, unit: "MiB"),
    InferenceRule(names: ["gb", "gib", "gigabytes"], types: .number, control: .byteSize, unit: "GiB"),
    InferenceRule(
      names: [
        "bytes", "byte limit", "byte size", "file size", "max file size", "cache size", "buffer size", "log size",
        "body size", "payload size", "message size", "upload size", "disk size", "heap size", "shm size",
        "chunk size bytes", "memory", "max memory", "maxmemory", "memory limit", "memory size", "max use",
        "disk usage", "keep free",
      ],
      types: [.number, .string], control: .byteSize),
    InferenceRule(
      names: ["max size", "min size", "shm size", "size limit", "size"], value: #"^\d+(\.\d+)?\s*[kKmMgGtT]?i?[bB]?$"#,
      types: .string, control: .byteSize),
    InferenceRule(names: ["max size", "shm size"], types: .string, control: .byteSize),
    // A letter alone counts bytes where the key speaks of room.
    InferenceRule(
      names: [
        "size", "limit", "buffer", "buffers", "memory", "mem", "cache", "max", "min", "heap", "stack", "packet",
        "space",
        "quota", "usage", "capacity", "storage", "volume", "chunk", "block", "buffer length", "swap",
      ],
      value: #"^\d+(\.\d+)?\s*[kKMGTP]$"#, types: .string, control: .byteSize),
  ]

  private static let durations = [
    InferenceRule(
      names: ["sec", "secs", "seconds", "usec", "time", "age", "wait", "every", "frequency", "window", "after"],
      value: timeSpan, types: .string, control: .duration),
    InferenceRule(
      names: ["ms", "msec", "millis", "milliseconds", "timeout ms", "interval ms"], types: .number,
      control: .duration, unit: "ms"),
    InferenceRule(
      names: ["secs", "sec", "seconds", "timeout secs", "interval secs"], types: .number, control: .duration,
      unit: "s"),
    InferenceRule(names: ["minutes", "mins"], types: .number, control: .duration, unit: "min"),
    InferenceRule(names: ["hours"], types: .number, control: .duration, unit: "h"),
    InferenceRule(names: ["days"], types: .number, control: .duration, unit: "d"),
    InferenceRule(
      names: [
        "timeout", "interval", "duration", "delay", "ttl", "max age", "min age", "keep alive", "keepalive", "lifetime",
        "expiry", "expiration", "grace period", "period", "retention", "backoff", "debounce",
      ],
      types: [.number, .string], control: .duration),
  ]

  private static let addresses = [
    InferenceRule(
      names: ["url", "uri", "endpoint", "homepage", "website", "base url", "web hook", "webhook"], types: .string,
      control: .url),
    InferenceRule(
      names: ["color", "colour", "foreground color", "background color"], types: .string, control: .color),
  ]

  /// What values look like that a schema or the file shows.
  private static let looks = [
    InferenceRule(value: #"^(https?|ftp|ws|wss)://"#, types: .string, control: .url),
    InferenceRule(value: #"^(/|~/|\.{1,2}/)[^\s]*$"#, types: .string, control: .path),
    InferenceRule(value: #"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"#, types: .string, control: .color),
    InferenceRule(value: #"^\d+(\.\d+)?\s*([kKMGTP]i?B|[kmgtp]i?b|[KMGTP]i)$"#, types: .string, control: .byteSize),
    InferenceRule(value: #"^(\d+(\.\d+)?(ns|us|ms|s|m|h|d))+$"#, types: .string, control: .duration),
    InferenceRule(value: timeSpan, types: .string, control: .duration),
  ]

  /// `1min 30s`, `90 minutes`, `2w`; a letter alone where it can be nothing but a unit of time.
  private static let timeSpan =
    #"^\d+(\.\d+)?\s?(us|ms|s|sec|min|h|hr|w|weeks?|days?|hours?|minutes?|seconds?)(\s*\d+\s?(us|ms|s|sec|min|h|hr|m|d|minutes?|seconds?))*$"#
}
