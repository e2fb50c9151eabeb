import Curses
import Libc

extension Application {
  /// Opens the terminal, shows a table until the user leaves, and ends the process: a program's last line.
  ///
  /// The exit status is 0; after Ctrl-C or a signal it is 128 and the signal's number. Where there is no terminal, the
  /// reason goes to standard error, and the status is 1.
  ///
  /// ```swift
  /// Application.main(DaysTable()) { application in
  ///   application.navigator.keyMap = try KeyMap(parsing: "quit = F10")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - root: the first screen.
  ///   - theme: the style of everything.
  ///   - file: the file that is named where the table's sections are wrong.
  ///   - line: the line in it.
  ///   - configure: sets what must be set before the first screen; what it throws ends the process in the same way.
  public static func main(
    _ root: some TableScreen, theme: Theme = .standard, file: StaticString = #fileID, line: UInt = #line,
    configure: (Application) throws -> Void = { _ in }
  ) -> Never {
    main(
      TableController(root, file: file, line: line) as any Screen, theme: theme, file: file, line: line,
      configure: configure)
  }

  /// Opens the terminal, shows a screen until the user leaves, and ends the process, as the form for a table does.
  public static func main(
    _ root: any Screen, theme: Theme = .standard, file: StaticString = #fileID, line: UInt = #line,
    configure: (Application) throws -> Void = { _ in }
  ) -> Never {
    do {
      let application = Application(on: try Terminal.open(), theme: theme)
      do {
        try configure(application)
      } catch {
        application.terminal.close()
        throw error
      }
      switch application.run(root, file: file, line: line) {
      case .quit: exit(0)
      case .signal(let number): exit(128 + number)
      }
    } catch {
      let program = CommandLine.arguments.first?.split(separator: "/").last ?? "program"
      let sentence = Array("\(program): \(error)\n".utf8)
      _ = Libc.write(STDERR_FILENO, sentence, sentence.count)
      exit(1)
    }
  }
}
