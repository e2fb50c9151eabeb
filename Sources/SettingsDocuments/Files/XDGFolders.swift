/// The folders of a user by the XDG Base Directory Specification, version 0.8.
///
///     let folders = XDGFolders(application: "nightjar", environment: ["HOME": "/home/me"])
///     folders.state                                   // /home/me/.local/state/nightjar
///
/// A variable that is unset, empty or no absolute path counts as unset, as the specification asks.
public struct XDGFolders: Sendable, Hashable {
  /// The user's own folder; `nil` when the environment does not tell.
  public let home: String?
  /// Where programs keep their settings: `~/.config`.
  public let configurationHome: String?
  /// Where programs keep what should last: `~/.local/state`.
  public let stateHome: String?
  /// Where programs keep what may be lost: `~/.cache`.
  public let cacheHome: String?
  /// The system's folders of settings, the most important first.
  public let configurationFolders: [String]

  /// What a program's folder is called in each of those of the user.
  public let application: String

  /// The program's own settings: its folder in `configurationHome`; `nil` when the environment does not tell.
  public var configuration: String? { configurationHome.map { FilePath.join($0, application) } }
  /// What the program should keep: its folder in `stateHome`; `nil` when the environment does not tell.
  public var state: String? { stateHome.map { FilePath.join($0, application) } }
  /// What may be lost: its folder in `cacheHome`; `nil` when the environment does not tell.
  public var cache: String? { cacheHome.map { FilePath.join($0, application) } }

  /// The folders that the variables of an environment name: `HOME`, `XDG_CONFIG_HOME` and the others.
  ///
  /// - Parameters:
  ///   - application: what the program's own folders are called.
  ///   - environment: variables and their values, as the process has them.
  public init(application: String, environment: [String: String]) {
    self.application = application
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = absolute("HOME")
    self.home = home
    func folder(_ name: String, _ fallback: String) -> String? {
      absolute(name) ?? home.map { FilePath.join($0, fallback) }
    }
    configurationHome = folder("XDG_CONFIG_HOME", ".config")
    stateHome = folder("XDG_STATE_HOME", ".local/state")
    cacheHome = folder("XDG_CACHE_HOME", ".cache")
    let named = (environment["XDG_CONFIG_DIRS"] ?? "").split(separator: ":").map(String.init).filter {
      $0.hasPrefix("/")
    }
    configurationFolders = named.isEmpty ? ["/etc/xdg"] : named
  }
}
