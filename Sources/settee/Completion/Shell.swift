import EmbeddedPages

/// A shell whose lines are completed.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  init(argument: String) throws(UsageError) {
    guard let shell = Shell(rawValue: argument) else {
      throw UsageError("\(argument) is no shell that is known here; bash, zsh and fish are")
    }
    self = shell
  }

  /// The script of the folder `Completions` that has the shell ask `settee complete`.
  var script: String {
    BuiltInPages.completions.value(of: rawValue).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
