/// What was seen on the way to a file.
struct FileWay: Sendable {
  /// What the same path is walked with later, when the links on it are known.
  let walker: any FileSystem
  /// A folder on the way that others than root may write to, so that they could have put another file there. Looked
  /// for only when the account is root.
  let exposure: FolderExposure?

  /// The same where it is not one account alone, with whose rights nothing can go wrong.
  var strangers: FolderExposure? { exposure?.account == nil ? exposure : nil }
}

/// A folder that others than root may write to.
struct FolderExposure: Sendable, Equatable {
  let folder: String
  /// Who may, as a part of a sentence.
  let writers: String
  /// The one account that may, with whose rights one works from there on. Nil where one works with root's.
  let account: UInt32?

  /// Why root does not save a file there.
  func refusal(of path: String) -> FileError {
    .untrustedFolder(path, folder: folder, writers: account == nil ? writers : "\(writers), whose file this is not,")
  }

  /// An error as root is told it: what the one account may not do is not done for it.
  func explained(_ error: FileError, _ path: String) -> FileError {
    switch error {
    case .notWritable, .notReadable: account == nil ? error : refusal(of: path)
    default: error
    }
  }
}
