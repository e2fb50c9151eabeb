/// What a program says of a text before it is written.
///
/// ```swift
/// if case .refused(let complaints) = judge.verdict(on: text, forFile: path, by: page) { print(complaints.count) }
/// ```
public enum Verdict: Hashable, Sendable {
  /// It has nothing against it.
  case accepted
  /// It complains of nothing that it did not complain of before. A program that stops at its first complaint has not
  /// seen the rest.
  case notWorse([Complaint])
  /// It does not take it; these complaints are new.
  case refused([Complaint])
  /// Nothing is known.
  case couldNotAsk(AskingFailure)

  /// What the program says against the text.
  public var complaints: [Complaint] {
    switch self {
    case .notWorse(let complaints), .refused(let complaints): complaints
    case .accepted, .couldNotAsk: []
    }
  }
}

/// What a program says against a text.
///
/// ```swift
/// print(complaint.line ?? 0, complaint.text)    // 3 Bad configuration option: PermitRotLogin
/// ```
public struct Complaint: Hashable, Sendable {
  /// The other file that it is about; nil for the text that it was asked about.
  public var file: String?
  /// The line, from 1; nil where the program names none.
  public var line: Int?
  /// The column, from 1.
  public var column: Int?
  /// Its words.
  public var text: String

  /// A complaint by its parts.
  public init(file: String? = nil, line: Int? = nil, column: Int? = nil, text: String) {
    (self.file, self.line, self.column, self.text) = (file, line, column, text)
  }

  /// Its words, with the program before them, and the other file that they are about.
  public func described(by program: String) -> String {
    guard let file else { return "\(program): \(text)" }
    return "\(program): \(file)\(line.map { ", line \($0)" } ?? ""): \(text)"
  }
}

/// Why a program could not be asked.
///
/// ```swift
/// if case .couldNotAsk(let reason) = verdict { print(reason) }    // /usr/sbin/sshd is not there
/// ```
public enum AskingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// No page tells how the file is checked.
  case noCheck
  /// The check may run what the file says, and the file is not this account's own.
  case mayRunContent(String)
  /// There is no file yet that the text could be laid over.
  case noFileYet(String)
  /// It cannot be shut off from the system, as in most containers.
  case notConfined(String)
  /// It is not there, is not the system's own, could not be started, took too long or said too much.
  case notRun(String)
  /// A signal ended it.
  case ended(signal: Int32)
  /// It says that it cannot tell.
  case unable(String)

  /// The reason, in words for people.
  public var description: String {
    switch self {
    case .noCheck: "no program is known that checks it"
    case .mayRunContent(let program):
      "\(program) may run what the file says, and is asked by the file's owner alone"
    case .noFileYet(let path): "\(path) is not there yet, and nothing can be laid over it"
    case .notConfined(let reason): "the program cannot be shut off from the system: \(reason)"
    case .notRun(let reason): reason
    case .ended(let signal): "it was ended by signal \(signal)"
    case .unable(let words): words
    }
  }
}
