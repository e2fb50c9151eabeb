import Libc

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

  /// The variables that name folders.
  package static let variables = [
    "HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_DIRS",
  ]

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

  private init(_ folders: XDGFolders, stateHome: String?, cacheHome: String?) {
    application = folders.application
    home = folders.home
    configurationHome = folders.configurationHome
    self.stateHome = stateHome
    self.cacheHome = cacheHome
    configurationFolders = folders.configurationFolders
  }

  /// The same folders for the account that runs the program: root with the `HOME` of a user, as `sudo` may leave it,
  /// keeps what it stores in its own home, so that nothing of the user's comes to belong to root.
  public func forThisAccount() -> XDGFolders {
    forAccount(geteuid()) { Accounts.home(of: geteuid()) }
  }

  package func forAccount(_ account: UInt32, ownHome: () -> String?) -> XDGFolders {
    guard account == 0 else { return self }
    func own(_ folder: String?, _ fallback: String) -> String? {
      if let folder, Self.owner(ofNearest: folder) == account { return folder }
      return ownHome().map { FilePath.join($0, fallback) }
    }
    return XDGFolders(
      self, stateHome: own(stateHome, ".local/state"), cacheHome: own(cacheHome, ".cache"))
  }

  /// Whose a folder is, or the first of those above it that exists.
  private static func owner(ofNearest folder: String) -> UInt32? {
    var path = folder
    while true {
      if let status = try? SystemFileSystem().status(of: path) { return status.owner }
      if path == "/" || path == "." { return nil }
      path = FilePath.folder(of: path)
    }
  }
}
