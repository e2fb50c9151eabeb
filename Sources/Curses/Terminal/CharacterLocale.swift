import CNcurses
import Libc

/// The locale that decides how ncurses encodes characters.
enum CharacterLocale {
  /// The user's locale, else `C.UTF-8`, else plain ASCII.
  ///
  /// A locale that is named but missing, or none at all, is most often that of a machine that was never configured; its
  /// terminal speaks UTF-8 nevertheless. One that is there and has another encoding is what the user wants.
  ///
  /// - Parameter name: takes the place of what the environment names.
  static func choose(_ name: String? = nil) {
    if settee_locale(name ?? "") != nil, isUnicode || isNamed || name != nil { return }
    if settee_locale("C.UTF-8") != nil || settee_locale("C.utf8") != nil { return }
    _ = settee_locale("C")
  }

  /// Whether every character can be shown.
  static var isUnicode: Bool {
    let codeset = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? ""
    return codeset == "UTF-8"
  }

  private static var isNamed: Bool {
    ["LC_ALL", "LC_CTYPE", "LANG"].contains { environment($0)?.isEmpty == false }
  }
}
