/// What another machine said of itself and of the Settee that it has.
struct RemoteAnswer {
  /// The system and the processor, such as `Linux x86_64`.
  private(set) var machine = ""
  /// Whether a Settee of this version is installed.
  private(set) var isInstalled = false
  /// Whether one of another version is.
  private(set) var hasOther = false
  /// The number of the folder in which a copy of this program is.
  private(set) var copy: Int?

  /// - Parameter text: what came; nil comes of what is no whole answer.
  init?(_ text: String) {
    let lines = Self.lines(text)
    guard lines.first == "begin", lines.last == "end" else { return nil }
    for line in lines {
      let (word, rest) = Self.parts(line)
      switch word {
      case "machine": machine = rest
      case "installed": isInstalled = true
      case "other": hasOther = true
      case "copy": copy = Int(rest)
      default: break
      }
    }
  }

  /// What is said of copying: the number of the folder, or a word why it was not done.
  static func copying(_ text: String) -> Result<Int, RemoteCopyRefusal> {
    for line in lines(text) {
      let (word, rest) = parts(line)
      if word == "copied", let number = Int(rest) { return .success(number) }
      if word == "refused" {
        return .failure(rest.split(separator: " ").first.flatMap { RemoteCopyRefusal(rawValue: String($0)) } ?? .cut)
      }
    }
    return .failure(.cut)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }).filter { $0.hasPrefix(RemoteScripts.mark) }
      .map { $0.dropFirst(RemoteScripts.mark.utf8.count) }
  }

  private static func parts(_ line: Substring) -> (word: Substring, rest: String) {
    let word = line.prefix { $0 != " " }
    return (word, String(line.dropFirst(word.count + 1)))
  }
}

enum RemoteCopyRefusal: String, Error {
  case folder, noexec, space, cut, broken

  /// In words; nothing is left there in any of these cases.
  var reason: String {
    switch self {
    case .folder: "neither the account's cache nor /var/tmp there takes a folder that is the account's alone"
    case .noexec: "neither the account's cache nor /var/tmp there may run programs (noexec)"
    case .space: "there is no space for it there"
    case .cut: "it did not come whole"
    case .broken: "it does not run there"
    }
  }
}
