import Libc

extension JournalEntry {
  /// Who made a change, and by what.
  package struct Origin: Sendable, Hashable {
    /// The account that wrote the file.
    package let account: String
    /// The account behind that one, as of who called sudo; nil where it is the same, or nobody tells.
    package let behind: String?
    /// By what of the program: a verb, a screen; nil where that is not known.
    package let tool: String?

    package init(account: String, behind: String? = nil, tool: String? = nil) {
      (self.account, self.behind, self.tool) = (account, behind, tool)
    }
  }

  /// What became of a setting.
  package struct ChangedSetting: Sendable, Hashable {
    /// What is known of its values.
    package enum Kept: String, Sendable {
      /// Both, or that there was none.
      case values
      /// Nothing, for they are secret.
      case secret
      /// Nothing, for they are too long.
      case long
      /// Nothing, as in the lines of earlier versions.
      case unknown
    }

    /// Its place, by what names the items of its lists where something does.
    package let path: Path
    /// The value before; nil where it was not set, and where it is not kept.
    package let old: Value?
    /// The value after; nil where it is not set any more, and where it is not kept.
    package let new: Value?
    package let kept: Kept

    package init(path: Path, old: Value?, new: Value?) {
      (self.path, self.old, self.new, kept) = (path, old, new, .values)
    }

    /// A change of which the values are not kept.
    package init(path: Path, without kept: Kept) {
      (self.path, old, new, self.kept) = (path, nil, nil, kept)
    }
  }
}

extension JournalEntry.Origin {
  /// The account of this process, and the one behind it.
  package static func ofThisProcess(by tool: String?) -> Self {
    Self(account: thisAccount, behind: accountBehind, tool: tool)
  }

  /// Whoever is behind this process, else the account that it runs as.
  package static var callerName: String { accountBehind ?? thisAccount }

  private static let thisAccount = Accounts.name(of: geteuid())

  /// Whoever logged in (pam_loginuid(8)), else whoever sudo says.
  private static let accountBehind: String? = {
    if let login = loginAccount { return login == geteuid() ? nil : Accounts.name(of: login) }
    guard geteuid() == 0, let user = getenv("SUDO_USER") ?? getenv("DOAS_USER") else { return nil }
    let name = String(cString: user)
    return name == thisAccount ? nil : name
  }()

  private static var loginAccount: UInt32? {
    guard let content = try? FileContent("/proc/self/loginuid").bytes,
      let number = UInt32(String(decoding: content, as: UTF8.self).prefix { $0.isNumber }), number != .max
    else { return nil }
    return number
  }
}

extension JournalEntry.Origin {
  var value: Value {
    .known([("account", .string(account)), ("behind", behind.map(Value.string)), ("with", tool.map(Value.string))])
  }

  init?(_ node: Node) {
    guard let account = node["account"]?.string else { return nil }
    self.init(account: account, behind: node["behind"]?.string, tool: node["with"]?.string)
  }
}

extension JournalEntry.ChangedSetting {
  /// The path for programs: a pointer, which knows no names of items.
  package var pathText: String {
    let hasNames = path.steps.contains { if case .item = $0 { true } else { false } }
    return hasNames ? path.description : path.pointer
  }

  var value: Value {
    // A pointer does not tell a place in a list from a key either.
    let isOfKeys = path.steps.allSatisfy { if case .key = $0 { true } else { false } }
    return .known([
      ("path", .string(isOfKeys ? path.pointer : path.description)),
      ("kept", kept == .values ? nil : .string(kept.rawValue)), ("old", old), ("new", new),
    ])
  }

  init?(_ node: Node) {
    guard let path = node["path"]?.string.flatMap({ try? Path(parsing: $0) }) else { return nil }
    if let kept = node["kept"]?.string.flatMap(Kept.init), kept != .values {
      self.init(path: path, without: kept)
    } else {
      self.init(path: path, old: node["old"]?.value, new: node["new"]?.value)
    }
  }
}
