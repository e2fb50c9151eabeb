/// The names of what is beside a file while it is saved.
struct CompanionNames: Sendable {
  /// A file name has 255 bytes at most.
  private let beginning: String
  private var stem: String { ".\(beginning).settings-" }

  init(of name: String) { beginning = String(decoding: name.utf8.prefix(200), as: UTF8.self) }

  /// The lock: there while somebody saves.
  var lock: String { stem + "lock" }
  /// The new content before it takes the file's name. Who has the lock needs but one.
  var new: String { stem + "new" }
  /// The same, of one of several programs that no lock keeps apart.
  func new(process: Int32) -> String { stem + "new-\(process)" }
  /// What another program wrote, before it is merged.
  var other: String { stem + "other" }

  /// What another program wrote and could not be merged, for the user to find.
  func kept(_ number: Int) -> String {
    beginning + ".saved-by-another" + (number == 0 ? "" : "-\(number)")
  }
}
