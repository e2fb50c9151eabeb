import SettingsDocuments

/// Why a change goes back.
package enum ReturnReason: Sendable, Equatable {
  case timeOver
  case boot
  case asked
  /// It could not be put into force: why.
  case failed(String)

  /// As a part of a sentence.
  package var words: String {
    switch self {
    case .timeOver: "nobody confirmed it in time"
    case .boot: "the machine was started again before anybody confirmed it"
    case .asked: "\(JournalEntry.Origin.callerName) asked for it"
    case .failed(let reason): reason
    }
  }

  /// Whether nobody is there who could be told now.
  var isToldLater: Bool { self == .timeOver || self == .boot }
}

/// What was done when a change went back.
package struct ReturnReport: Sendable, Equatable {
  package enum What: String, Sendable {
    case restored = "is as it was before"
    case merged = "is as it was before, with what was written into it since"
    case removed = "is removed, as it was not there before"
    case unchanged = "had not changed"
  }

  package struct File: Sendable, Equatable {
    package let path: String
    package let what: What
    /// Where a text is that could not be kept in it.
    package let copy: String?

    package var words: String {
      "\(path) \(what.rawValue)" + (copy.map { "; what others had written there is in \($0)" } ?? "")
    }
  }

  package struct Command: Sendable, Equatable {
    package let command: ServiceCommand
    /// Nil where all is well.
    package let failure: ApplyFailure?

    package var words: String { failure?.description ?? "\(command.line) was run" }
  }

  private let record: PendingRecord
  package let reason: String
  package let files: [File]
  package let commands: [Command]

  init(_ record: PendingRecord, _ reason: ReturnReason, files: [File], commands: [Command]) {
    self.record = record
    (self.reason, self.files, self.commands) = (reason.words, files, commands)
  }

  /// All of it as lines, of which the first says most.
  package var lines: [String] {
    ["the change of \(record.program) by \(record.who) was taken back: \(reason)"] + files.map(\.words)
      + commands.map(\.words)
  }

  var text: String { lines.joined(separator: "; ") }

  /// Keeps it for the history, and for the next who runs this program. What was told of the files before stays.
  ///
  /// - Parameter isTold: whether whoever is to know it is told now.
  func keep(in store: PendingStore, isTold: Bool = false) {
    let before = ReturnNotice.all(in: store).first { $0.id == record.id }
    let lines = before.map { $0.lines + commands.map(\.words) } ?? lines
    ReturnNotice(
      id: record.id, who: record.who, lines: isTold ? [] : lines, reason: reason, time: before?.time ?? TimeText.now,
      files: record.files.map { .init(path: $0.path, since: $0.since, until: record.inForceTime) }, isTold: isTold
    ).keep(in: store)
  }
}
