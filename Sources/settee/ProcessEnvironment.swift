import Libc
import SettingsDocuments

/// What the program was started with: of its variables, those that it asks for.
enum ProcessEnvironment {
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    for name in XDGFolders.variables + EditorCommand.variables + [
      FullScreen.logVariable, FullScreen.searchPathVariable,
    ] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }

  /// All of its variables, for a program that is the account's own.
  static var all: [String: String] {
    var variables: [String: String] = [:]
    var place = 0
    while let entry = environ[place].map({ String(cString: $0) }) {
      if let equals = entry.firstIndex(of: "=") {
        variables[String(entry[..<equals])] = String(entry[entry.index(after: equals)...])
      }
      place += 1
    }
    return variables
  }

  /// The account's folders; none in another root, where nothing of the account is, but for what may be lost.
  static var folders: XDGFolders {
    if RootFolder.entered != nil {
      return XDGFolders(application: "settee", environment: ["XDG_CACHE_HOME": RootFolder.cache])
    }
    return XDGFolders(application: "settee", environment: variables).forThisAccount()
  }

  /// The folder that the program was started in; `.` where it is gone.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return UndecodedBytes.text(of: path)
  }
}
