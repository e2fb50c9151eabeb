import Foundation
import SettingsDocuments
import SettingsSession

@testable import SettingsPrograms
import SettingsSchema

/// One fault after the other, as a program sees it and as Settee says it.
struct FaultTrial {
  let page: ProgramPage
  let file: String
  let valid: String

  /// What became of a fault.
  struct Result {
    /// In a word or two, to be counted.
    let word: String
    /// What is wrong; nil where all is well.
    var failure: String?
  }

  private var judge: ProgramJudge { ProgramJudge(launcher: [ProgramStage.launcher, "confine"], seconds: 60) }

  private var format: Format? {
    page.files.first { PathPattern($0.pattern[...], home: "/root").matches(file) }?.format
      ?? Format.detect(name: file, content: Array(valid.utf8))
  }

  /// Why the file is no valid one to begin with; nil where it is.
  var problemOfValidFile: String? {
    let verdict = judge.verdict(on: Array(valid.utf8), forFile: file, by: page)
    if case .accepted = verdict { return nil }
    return "\(verdict)"
  }

  func result(of fault: FaultMaker.Fault) -> Result {
    guard let format, let document = try? Document(parsing: Array(fault.text.utf8), as: format) else {
      return Result(word: "told by the parser")
    }
    let told = newWords(in: fault.text)
    switch judge.verdict(on: Array(fault.text.utf8), forFile: file, by: page, before: Array(valid.utf8)) {
    case .refused(let complaints):
      return result(of: complaints, fault, document, told)
    case .accepted:
      return Result(
        word: "not reported by the program", failure: told.isEmpty ? nil : "accepted, but the program says \(told)")
    case .notWorse(let complaints): return Result(word: "lost", failure: "not worse: \(complaints)")
    case .couldNotAsk(let reason): return Result(word: "not asked", failure: "\(reason)")
    }
  }

  private func result(
    of complaints: [Complaint], _ fault: FaultMaker.Fault, _ document: Document, _ told: [String]
  ) -> Result {
    let lines = complaints.compactMap(\.line)
    if lines.contains(fault.line) {
      // The row of the line begins on it.
      guard let path = document.path(ofLine: fault.line), !path.isRoot, let node = document.node(at: path),
        document.lines.position(at: node.keySpan?.lowerBound ?? node.span.lowerBound).line == fault.line
      else { return Result(word: "on no row", failure: "no row is on line \(fault.line)") }
      return Result(word: "on the row")
    }
    let numbers = Self.numbers(in: told.joined(separator: " "))
    if let line = lines.first, numbers.contains(line), !numbers.contains(fault.line) {
      return Result(word: "on the row that the program names instead")
    }
    if lines.isEmpty, !numbers.contains(fault.line), !told.contains(where: { $0.contains(name(of: fault)) }) {
      print("\(page.name), \(fault.faulty): the program names no line: \(told.joined(separator: " · "))")
      return Result(word: "about the file, as the program names no line")
    }
    return Result(word: "elsewhere", failure: "\(complaints); the program says \(told)")
  }

  /// The numbers in what a program says, but for those of its clock: `2026/11/23 00:22:44`.
  private static func numbers(in words: String) -> [Int] {
    let rest = words.split(separator: " ").filter { word in
      !["/", ":"].contains { mark in
        let parts = word.split(separator: mark.first ?? "/", omittingEmptySubsequences: false)
        return parts.count == 3 && parts.allSatisfy { $0.allSatisfy { $0.isNumber || $0 == "." } && !$0.isEmpty }
      }
    }
    return rest.joined(separator: " ").split { !$0.isNumber }.compactMap { Int($0) }
  }

  private func name(of fault: FaultMaker.Fault) -> String {
    String(fault.faulty.drop { $0 == " " || $0 == "\t" }.prefix { !" =:\t".contains($0) })
  }

  // MARK: - The program itself

  /// What the program says of a text on standard error and does not say of the valid one.
  private func newWords(in text: String) -> [String] {
    let (now, before) = (said(of: text), said(of: valid))
    // Some print what they understood.
    let new = Self.new(now.errors, since: before.errors)
    if !new.isEmpty || now.status == before.status { return new }
    return ["status \(now.status)"] + Self.new(now.output, since: before.output)
  }

  private static func new(_ words: String, since before: String) -> [String] {
    let known = Set(before.split(whereSeparator: \.isNewline).map { withoutNumbers(String($0)) })
    return words.split(whereSeparator: \.isNewline).map(String.init).filter { !known.contains(withoutNumbers($0)) }
  }

  private func said(of text: String) -> (status: Int32, errors: String, output: String) {
    guard let check = page.check else { return (0, "", "") }
    let places = LayerPlaces(file: file, page: page, home: nil)
    let command = check.command.map { $0 == "{file}" ? file : places.patterns($0).first ?? $0 }
    guard let program = try? TrustedProgram(command[0]) else { return (-1, "", "") }
    let confinement = Confinement(
      file: file, folders: check.folders, program: program.path, command: command,
      rights: check.runsAsOwner ? .owner : .asker)
    let runner = ProgramRunner(seconds: 60, mostBytes: 1 << 20)
    let answer = try? runner.run(
      launcher: [ProgramStage.launcher, "confine", "--"] + confinement.words, input: Array(text.utf8))
    guard let answer else { return (-1, "", "") }
    return (answer.status, answer.errorText, answer.outputText)
  }

  private static func withoutNumbers(_ words: String) -> String { words.filter { !$0.isNumber } }
}
