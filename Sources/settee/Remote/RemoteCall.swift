/// What is to be done on another machine, as the words behind `settee ssh` say it.
struct RemoteCall {
  /// Options for ssh itself, as it takes them.
  private(set) var sshOptions: [String] = []
  private(set) var place: RemotePlace?
  /// The command line of the Settee there.
  private(set) var words: [String] = []
  private(set) var asRoot = false
  /// Whether it is agreed that the program is copied there.
  private(set) var isAgreed = false
  private(set) var wantsHelp = false

  /// Options stand before the host or directly behind it, as with ssh. What follows is for the Settee there.
  init(_ all: [String]) throws(UsageError) {
    var rest = all[...]
    while let word = rest.first {
      if word == "--" {
        rest.removeFirst()
        if place == nil, let host = rest.popFirst() { place = try RemotePlace(host) }
        break
      }
      if try takeOption(&rest) { continue }
      if place != nil { break }
      place = try RemotePlace(word)
      rest.removeFirst()
    }
    words = Array(rest)
    if wantsHelp { return }
    guard let place else { throw UsageError("HOST is missing") }
    let behind = try Arguments(words)
    if let file = place.file {
      try checkNoMore(behind)
      words += ["--", file]
    }
    try check(behind, hasFile: place.file != nil)
  }

  private func checkNoMore(_ arguments: Arguments) throws(UsageError) {
    var arguments = arguments
    if let extra = arguments.next() {
      throw UsageError(
        "\(extra) is one word too many: a verb names its file itself, as in settee ssh HOST get FILE PATH")
    }
  }

  /// What cannot be understood there is said before anyone is asked for a password.
  private func check(_ arguments: Arguments, hasFile: Bool) throws(UsageError) {
    if arguments.has(.help) || arguments.has(.version) || arguments.has(.licences) { return }
    var arguments = arguments
    let verb = hasFile ? nil : arguments.nextVerb()
    if verb == SSHVerb.self { throw UsageError("a machine behind another one is reached with -J") }
    try arguments.allow((verb ?? ScreenVerb.self).entry)
    if verb == nil, !hasFile, arguments.remaining.isEmpty { try arguments.allowNone() }
  }

  // MARK: - Options

  /// Takes an option from the beginning; false where there is none of ssh or of this verb.
  private mutating func takeOption(_ rest: inout ArraySlice<String>) throws(UsageError) -> Bool {
    guard let word = rest.first, word.hasPrefix("-"), word != "-" else { return false }
    switch word {
    case Option.sudo.rawValue: asRoot = true
    case Option.yes.rawValue: isAgreed = true
    case Option.help.rawValue, "-h": wantsHelp = true
    case _ where word.hasPrefix("--"):
      // Before the host there is nothing else that it could be for.
      if place == nil { throw UsageError("there is no option \(word) before HOST; one of the verb goes behind it") }
      return false
    default:
      rest.removeFirst()
      try takeOfSSH(word, &rest)
      return true
    }
    rest.removeFirst()
    return true
  }

  /// Those of ssh(1) that say how a machine is reached. Several may be in one word, and a value may be joined to its
  /// letter.
  private static let flags: Set<Character> = [
    "4", "6", "A", "a", "C", "g", "K", "k", "q", "v", "X", "x", "Y", "y",
  ]
  private static let withValue: Set<Character> = [
    "B", "b", "c", "E", "e", "F", "I", "i", "J", "l", "m", "o", "P", "p", "S",
  ]

  private mutating func takeOfSSH(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    sshOptions.append(word)
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      if Self.withValue.contains(letter) {
        if !letters.isEmpty { return }
        guard let value = rest.popFirst() else { throw UsageError("-\(letter) of ssh wants a value") }
        sshOptions.append(value)
        return
      }
      guard Self.flags.contains(letter) else { throw UsageError("-\(letter) of ssh means nothing here") }
    }
  }

  // MARK: - What it needs

  private var parsed: Arguments? { try? Arguments(words) }

  var isScreen: Bool {
    guard var arguments = parsed, !arguments.has(.help), !arguments.has(.version), !arguments.has(.licences) else {
      return false
    }
    return place?.file != nil || arguments.nextVerb() == nil
  }

  /// Whether it makes a change that goes back by itself unless it is confirmed.
  var waitsToBeConfirmed: Bool { parsed?.has(.confirm) ?? false }

  /// The files that are changed there; none where the words do not tell.
  var changedFiles: [String] {
    guard var arguments = parsed, let verb = arguments.nextVerb() else { return [] }
    return verb is any EditingVerb.Type ? Array(arguments.remaining.prefix(1)) : arguments.remaining
  }

  /// Whether the verb reads what this program is given on standard input: ssh must not swallow it otherwise.
  var readsInput: Bool { words.contains("-") }
}
