import Libc
import SettingsFiles
import SettingsPrograms

/// A repository of git that holds a file, asked for the versions of that file. Nothing that the repository says is run.
///
/// ```swift
/// let repository = try GitRepository(holding: "/etc/ssh/sshd_config")
/// print(try repository?.versions(most: 10).map(\.reason) ?? [])
/// ```
struct GitRepository {
  /// The working tree.
  private let folder: String
  /// The file, seen from there.
  private let name: String

  struct Version {
    let commit: String
    /// Milliseconds since 1970.
    let time: Int
    let author: String
    let reason: String
    /// The text before, and after it; nil where the file was not there.
    let before: [UInt8]?
    let after: [UInt8]?
  }

  private static let program = "/usr/bin/git"
  /// All that is asked may not take longer than this, in seconds.
  private static let patience = 3.0
  /// More is no settings file of which many versions are read.
  private static let mostBytes = 32 << 20

  /// - Parameter file: without symbolic links.
  /// - Throws: where the repository is another account's: what it says might be run as this one.
  init?(holding file: String) throws(RepositoryError) {
    var folder = FilePath.folder(of: file)
    while (try? SystemFileSystem().linkStatus(of: FilePath.join(folder, ".git")))?.kind != .folder {
      if folder == "/" || folder.isEmpty || folder == "." { return nil }
      folder = FilePath.folder(of: folder)
    }
    let places = [".git", ".git/config", ".git/HEAD"].map { FilePath.join(folder, $0) }
    guard places.allSatisfy({ (try? SystemFileSystem().linkStatus(of: $0))?.owner == geteuid() }) else {
      throw RepositoryError(description: "\(folder) is a repository of another account, and is not asked")
    }
    self.folder = folder
    name = folder == "/" ? String(file.dropFirst()) : String(file.dropFirst(folder.count + 1))
  }

  /// The versions of the file, the newest first.
  func versions(most: Int) throws(RepositoryError) -> [Version] {
    let format = "--format=%x00%H%x1f%ct%x1f%an%x1f%s"
    let answer = try run([
      "log", "--no-ext-diff", "--no-textconv", "--no-color", "--no-show-signature", "--raw", "--no-abbrev",
      "--no-renames",
      "-n", String(most), format, "--", ":(literal)" + name,
    ])
    let commits = answer.split(separator: 0).compactMap(Commit.init)
    let hashes = commits.flatMap { [$0.before, $0.after].compactMap { $0 } }
    let texts = try texts(of: Array(Set(hashes)))
    return commits.map { commit in
      Version(
        commit: String(commit.hash.prefix(10)), time: commit.time, author: commit.author, reason: commit.reason,
        before: commit.before.flatMap { texts[$0] }, after: commit.after.flatMap { texts[$0] })
    }
  }

  private struct Commit {
    let hash: String
    let time: Int
    let author: String
    let reason: String
    let before: String?
    let after: String?

    /// `HASH␟TIME␟AUTHOR␟SUBJECT`, an empty line, and `:MODE MODE BLOB BLOB M⇥PATH`.
    init?(_ text: ArraySlice<UInt8>) {
      let lines = text.split(separator: UInt8(ascii: "\n"))
      guard let head = lines.first, let change = lines.dropFirst().first else { return nil }
      let words = head.split(separator: 0x1F, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      let hashes = change.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 4, let seconds = Int(words[1]), hashes.count > 4 else { return nil }
      (hash, time, author, reason) = (words[0], seconds * 1000, words[2], words[3])
      func blob(_ mode: String, _ hash: String) -> String? { mode.hasSuffix("000000") ? nil : hash }
      before = blob(hashes[0], hashes[2])
      after = blob(hashes[1], hashes[3])
    }
  }

  private func texts(of hashes: [String]) throws(RepositoryError) -> [String: [UInt8]] {
    if hashes.isEmpty { return [:] }
    let answer = try run(["cat-file", "--batch"], input: hashes.flatMap { Array("\($0)\n".utf8) })
    var texts: [String: [UInt8]] = [:]
    var rest = answer[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = rest[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = Int(words[2]), rest.count > size else { continue }
      texts[words[0]] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return texts
  }

  private func run(_ words: [String], input: [UInt8]? = nil) throws(RepositoryError) -> [UInt8] {
    var runner = ProgramRunner()
    runner.seconds = Self.patience
    runner.mostBytes = Self.mostBytes
    // Neither another file of settings nor a server is asked.
    runner.addedEnvironment = [
      "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_ATTR_NOSYSTEM=1", "GIT_OPTIONAL_LOCKS=0",
      "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none",
    ]
    // What a repository's own settings could have run.
    let settings = [
      "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "core.attributesFile=/dev/null",
      "diff.external=",
      "log.showSignature=false", "protocol.allow=never",
    ]
    let start = [Self.program, "--no-pager", "--no-replace-objects"] + settings.flatMap { ["-c", $0] }
    let answer: ProgramRunner.Answer
    do throws(ProgramRunError) {
      answer = try runner.run(
        start + ["--git-dir=" + FilePath.join(folder, ".git"), "--work-tree=" + folder] + words, input: input)
    } catch .missing {
      return []
    } catch {
      throw RepositoryError(description: "\(error)")
    }
    if answer.status != 0 {
      throw RepositoryError(description: "git does not tell what is in \(folder): status \(answer.status)")
    }
    return answer.output
  }
}

/// Why a repository tells nothing, in words for the user.
package struct RepositoryError: Error, CustomStringConvertible {
  package let description: String
}
