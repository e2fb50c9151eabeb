/// What was cut or copied last, in any editor of the program.
@MainActor
enum Clipboard {
  static var text = ""
}
