/// A word of the command line that is no option.
enum Operand: String, CaseIterable {
  case file = "FILE"
  case files = "FILE…"
  case path = "PATH"
  case value = "VALUE"
  /// A dash in the place of a value: standard input.
  case typedValue = "-"
  case optionalFile = "[FILE]"
  case optionalPath = "[PATH]"
  case assignments = "PATH=VALUE…"
  case optionalOther = "[OTHER]"
  case shell = "bash|zsh|fish"
  case optionalVerb = "[VERB]"
  /// A word that is written so.
  case update = "update"
  case tryPage = "try"
  case packageManager = "dpkg"
  /// A page of a format.
  case page = "PAGE"
  case optionalFiles = "[FILE…]"
  /// Three versions of a file.
  case base = "BASE"
  case ours = "OURS"
  case theirs = "THEIRS"
  /// A machine as ssh knows it.
  case remoteHost = "HOST"
  /// The same, and a file there.
  case remoteFile = "HOST:FILE"
  /// The command line of the Settee there.
  case remoteWords = "[VERB…]"
  /// What one wants, as one says it.
  case words = "WORDS…"
  /// Hosts as Ansible knows them.
  case inventory = "INVENTORY"

  var mayBeRepeated: Bool { rawValue.hasSuffix("…") || rawValue.hasSuffix("…]") }
}
