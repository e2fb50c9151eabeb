import Glibc
import CNcurses

/// The locale that decides how ncurses encodes characters.
enum CharacterLocale {
  /// The user's locale where it exists and is UTF-8's, else `C.UTF-8`, else plain ASCII.
  static func choose() {
    if settee_locale("") != nil, isUnicode { return }
    if settee_locale("C.UTF-8") != nil || settee_locale("C.utf8") != nil { return }
    _ = settee_locale("C")
  }

  /// Whether characters outside ASCII can be shown.
  static var isUnicode: Bool {
    let codeset = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? ""
    return codeset == "UTF-8"
  }
}
