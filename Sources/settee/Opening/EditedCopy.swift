import SettingsDocuments

/// The file that a program has its editor change by a copy: `EDITOR=settee visudo`, `sudoedit`, `systemctl edit`.
enum EditedCopy {
  /// The path that a copy goes to when it is edited; nil for what is no copy by its path.
  static func original(of path: String) -> String? {
    let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    return original(of: name, in: folder).map { $0.hasPrefix("/") ? $0 : FilePath.join(folder, $0) }
  }

  private static func original(of name: String, in folder: String) -> String? {
    switch folder {
    // visudo(8)
    case "/etc" where name == "sudoers.tmp", "/etc/sudoers.d" where name.hasSuffix(".tmp"): String(name.dropLast(4))
    // vipw(8)
    case "/etc" where ["passwd.edit", "shadow.edit", "group.edit", "gshadow.edit"].contains(name):
      String(name.dropLast(5))
    case "/var/tmp": ofSudoedit(name)
    // crontab(1), which does not tell the user
    case _ where folder.hasPrefix("/tmp/crontab.") && name == "crontab": "/var/spool/cron/crontabs/crontab"
    default: ofSystemd(name)
    }
  }

  /// sudo(8): eight letters and digits behind the name, before its ending where it has one. The folder is not told.
  private static func ofSudoedit(_ name: String) -> String? {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let (stem, ending) = (name[..<dot], name[dot...])
    func isRandom(_ text: Substring) -> Bool {
      text.count == 8 && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    if isRandom(ending.dropFirst()), !stem.isEmpty { return String(stem) }
    return stem.count > 8 && !ending.isEmpty && isRandom(stem.suffix(8)) ? String(stem.dropLast(8)) + ending : nil
  }

  /// systemctl(1), networkctl(1): `.#override.conf` with sixteen hexadecimal digits behind it.
  private static func ofSystemd(_ name: String) -> String? {
    guard name.hasPrefix(".#"), name.count > 18, name.suffix(16).allSatisfy(\.isHexDigit) else { return nil }
    return String(name.dropFirst(2).dropLast(16))
  }
}
