import SettingsDocuments
import SettingsSchema

/// The problems that a team has accepted, so that only new ones are said; a file that is kept beside what is checked.
///
/// A problem is told by its file, its rule, its setting and its words, and not by its line, which moves.
struct Baseline: Sendable {
  /// A problem, as often as it is there.
  private struct Problem: Hashable, Sendable {
    let file: String
    let rule: String
    let setting: String
    let message: String
  }

  let path: String
  /// The folder that the names of files are seen from.
  private let folder: String
  private let currentFolder: String
  private var counts: [String: [Problem: Int]] = [:]

  /// None accepted.
  init(path: String, currentFolder: String) {
    (self.path, self.currentFolder) = (path, currentFolder)
    folder = FilePath.folder(of: FilePath.from(currentFolder, path))
  }

  /// - Throws: where the file cannot be read, or is none that ``text`` made.
  init(reading path: String, _ opener: FileOpener) throws(FileOpeningError) {
    self.init(path: path, currentFolder: opener.currentFolder)
    let file = try opener.file(FileRequest(path: path, format: .json)).file
    guard let accepted = file.document.root["accepted"], accepted.kind == .array else {
      throw .unusable("\(path): this is no list of accepted problems; --write-baseline makes one")
    }
    for entry in accepted.elements {
      func text(_ key: String) -> String { entry[key]?.string ?? "" }
      let problem = Problem(
        file: text("file"), rule: text("rule"), setting: text("setting"), message: text("message"))
      counts[problem.file, default: [:]][problem, default: 0] += entry["count"]?.number?.int ?? 1
    }
  }

  /// Parts what is said of a file into what is new and how much is accepted, and counts what is accepted and gone.
  func sort(_ findings: [Finding], of file: String) -> (new: [Finding], accepted: [Finding], goneCount: Int) {
    guard var left = counts[name(of: file)] else { return (findings, [], 0) }
    var (new, accepted): ([Finding], [Finding]) = ([], [])
    for finding in findings {
      let problem = problem(finding)
      if let count = left[problem], count > 0 {
        left[problem] = count - 1
        accepted.append(finding)
      } else {
        new.append(finding)
      }
    }
    return (new, accepted, left.values.reduce(0, +))
  }

  mutating func add(_ findings: [Finding]) {
    for problem in findings.filter({ $0.level != .note }).map(problem) {
      counts[problem.file, default: [:]][problem, default: 0] += 1
    }
  }

  /// Writes the list into its file, in the place of one that is there.
  func write(_ writer: FileWriter) throws(FileOpeningError) {
    do {
      let isThere = (try? writer.fileSystem.status(of: path)) != nil
      let file =
        isThere
        ? try SettingsFile.open(path, as: .json, writer: writer)
        : try SettingsFile.new(path, format: .json, writer: writer)
      _ = try file.save(try Document(parsing: Array(text.utf8), as: .json))
    } catch let error as any AdvisingError {
      throw .unusable(error.advice)
    } catch {
      throw .unusable("\(path): \(error)")
    }
  }

  /// What the file holds: a line for each problem, so that two branches that add some can be merged.
  var text: String {
    let problems = counts.values.flatMap { $0 }.ordered {
      ($0.key.file, $0.key.setting, $0.key.rule, $0.key.message)
        < ($1.key.file, $1.key.setting, $1.key.rule, $1.key.message)
    }
    let lines = problems.map { problem, count in
      let value = Value.known([
        ("file", .string(problem.file)), ("rule", .string(problem.rule)),
        ("setting", problem.setting.isEmpty ? nil : .string(problem.setting)), ("message", .string(problem.message)),
        ("count", count > 1 ? .count(count) : nil),
      ])
      return "    " + value.json
    }
    return "{\n  \"accepted\": [\n" + lines.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  var count: Int { counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  private func problem(_ finding: Finding) -> Problem {
    Problem(
      file: name(of: finding.file), rule: finding.rule, setting: finding.setting ?? "", message: finding.message)
  }

  /// A file as the list has it: from the folder of the list on.
  private func name(of file: String) -> String {
    let path = FilePath.from(currentFolder, file)
    let seen = FilePath.isInside(path, folder) ? String(Substring(path.utf8.dropFirst(folder.utf8.count + 1))) : path
    return UndecodedBytes.shown(seen)
  }
}

extension FilePath {
  /// A path from the root on, without `.` in it.
  fileprivate static func from(_ folder: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : join(folder, path)
    return "/" + whole.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
