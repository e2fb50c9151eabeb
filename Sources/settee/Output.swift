import Libc
import SettingsDocuments
import SettingsSession

/// What the program says outside the full screen.
///
/// Whatever a file or a name holds, nothing of it reaches a terminal as a command, and it makes no line of its own:
/// control characters are shown as escapes. Only the text of a setting goes as it is, and only where no terminal shows
/// it.
@MainActor
struct Output {
  enum Stream {
    case output, errors
  }

  /// Whether a terminal shows standard output.
  var isTerminal = false
  /// Takes the text; standard output and standard error unless a test listens.
  let write: (String, Stream) -> Void

  static let standard = Output(isTerminal: isatty(STDOUT_FILENO) == 1) { text, stream in
    write(text, to: stream == .output ? STDOUT_FILENO : STDERR_FILENO)
  }

  /// A line on standard output.
  func line(_ text: String) {
    lines([text])
  }

  func lines(_ lines: [String]) {
    if lines.isEmpty { return }
    // Joining is generic code, which asks for types by their names: a third of a small command.
    write(lines.reduce(into: "") { $0 += JSONText.escaped($1) + "\n" }, .output)
  }

  /// Rows on standard output, a line each, with tabs between their cells and nowhere else.
  func rows(_ rows: [[String]]) {
    if rows.isEmpty { return }
    write(rows.map { $0.map { JSONText.escaped($0) }.joined(separator: "\t") + "\n" }.joined(), .output)
  }

  /// The text of a setting on standard output: into a file or a pipe byte for byte, to a terminal with its lines and
  /// tabs, and with escapes for all other control characters.
  func settingText(_ text: String) {
    write((isTerminal ? JSONText.escaped(text, keeping: ["\n", "\t"]) : text) + "\n", .output)
  }

  /// A whole text on standard output: into a file or a pipe byte for byte, to a terminal with its lines and tabs, and
  /// with escapes for all other control characters.
  func text(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    write(isTerminal ? JSONText.escaped(text, keeping: ["\n", "\t"]) : text, .output)
  }

  /// What differs in a file, as `diff -u` prints it; nothing where nothing does.
  func difference(_ difference: UnifiedDiff, inFile name: String) {
    let name = Self.shown(name)
    let lines = difference.text(oldName: name, newName: name).unicodeScalars.split(separator: "\n")
    write(lines.map { Self.lineOfFile($0) + "\n" }.joined(), .output)
  }

  /// How a session differs from a document: as it is for a patch, with secrets masked for a terminal.
  func difference(from before: Document, to session: EditingSession, inFile name: String) {
    let after = session.document
    let masked = isTerminal ? SecretMask(session).texts(before: before, after: after) : nil
    difference(UnifiedDiff(masked?.before ?? before.text, masked?.after ?? after.text), inFile: name)
  }

  /// Tabs and the first half of a line break are no danger, and a patch needs them.
  private static func lineOfFile(_ line: Substring.UnicodeScalarView) -> String {
    guard line.last == "\r" else { return JSONText.escaped(String(line), keeping: ["\t"]) }
    return JSONText.escaped(String(line.dropLast()), keeping: ["\t"]) + "\r"
  }

  /// What the program says of itself on standard output, lines of its own.
  func ownText(_ text: String) {
    write(text + "\n", .output)
  }

  /// A line on standard error, with the program's name.
  func error(_ text: String) {
    write("settee: \(Self.shown(text))\n", .errors)
  }

  /// Words for people, which may name files.
  private static func shown(_ text: String) -> String { JSONText.escaped(UndecodedBytes.shown(text)) }

  /// A question on standard error; the answer is typed behind it.
  func question(_ text: String) {
    write(Self.shown(text), .errors)
  }

  /// What the user should know of what was done all the same: a line on standard error.
  func warning(_ text: String) {
    error("warning: " + text)
  }

  /// What the user may do next: a line on standard error.
  func advice(_ text: String) {
    write(Self.shown(text) + "\n", .errors)
  }

  private nonisolated static func write(_ text: String, to descriptor: Int32) {
    _ = writeAll(Array(text.utf8), to: descriptor)
  }
}
