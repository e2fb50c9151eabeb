import Curses
import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsScreens
import SettingsSession

/// An error that says on the command line what helps: the option or the verb.
protocol AdvisingError: Error {
  /// What is wrong, and what helps.
  var advice: String { get }
}

extension AdvisingError where Self: CustomStringConvertible {
  var advice: String { description }
}

/// An error that is words alone.
protocol WordedError: Error {
  init(_ words: String)
}

extension WordedError {
  /// What a body gives; what it throws is said in this error's words.
  static func from<Result, Failure: AdvisingError>(_ body: () throws(Failure) -> Result) throws(Self) -> Result {
    do throws(Failure) { return try body() } catch { throw Self(error.advice) }
  }
}

extension InclusionError: WordedError {}
extension ProgramError: WordedError, AdvisingError {}
extension SaveFailure: AdvisingError {}

extension FileError: AdvisingError {
  var advice: String { hint.map { "\(self); \($0)" } ?? description }

  private var hint: String? {
    switch self {
    case .large: "--large opens it all the same"
    case .untrustedFolder: "--trust-folder trusts them"
    case .readOnly: "--force replaces it all the same"
    case .interrupted(let path): "settee recover \(path) does that"
    case .notFound(let path): Self.near(path).map { "did you mean \($0)?" }
    default: nil
    }
  }

  /// The file of the same folder that is most likely meant by a path that leads nowhere.
  private static func near(_ path: String) -> String? {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, name) = (String(path[..<start]), String(path[start...]))
    let names = (try? SystemFileSystem().names(in: folder.isEmpty ? "." : folder)) ?? []
    // Of short names any is near any other.
    guard name.prefix(while: { $0 != "." }).count >= shortestName else { return nil }
    let slip = Suggestion.slip(words(name), among: names.sorted().map(words))
    return names.first { words($0) == slip }.map { folder + $0 }
  }

  private static let shortestName = 4

  /// A name as one word: its ending may be the slip.
  private static func words(_ name: String) -> String { name.replacing(each: ".", with: "_") }
}

extension OpenError: AdvisingError {
  var advice: String {
    switch self {
    case .file(let error): error.advice
    case .unknownFormat: "\(self); name it with --format"
    case .refused(_, let refusal) where !refusal.isFinal: "\(self); --format reads it all the same"
    case .refused, .notUnderstood: description
    }
  }
}

extension SaveError: AdvisingError {
  var advice: String { if case .file(let error) = self { error.advice } else { description } }
}

extension SchemaError: AdvisingError {
  var advice: String { "the schema cannot be used: \(message)" }
}

extension LayerError: AdvisingError {}
extension PageError: AdvisingError {}
extension ProgramRunError: AdvisingError {}
extension TerminalError: AdvisingError {}
