import Libc

/// What a path depends on, from its beginning to the file: the folder of each symbolic link, that of the file, and the
/// file. The way ends at the first name that is missing, since it goes on only when that is made.
///
/// A folder further up that is no link is left out: what happens in it is seldom about the file, and often something.
struct WatchedWay {
  /// A folder or a file to be watched.
  struct Step {
    let path: String
    /// The name in the folder that counts; nil where the place itself does.
    let name: String?
    /// What is to be told of it.
    let mask: UInt32
    /// Whether too little would be told without it.
    let isNeeded: Bool
  }

  private static func bits(_ flags: Int...) -> UInt32 { flags.reduce(0) { $0 | UInt32($1) } }

  private static let ofFolder = bits(
    Int(IN_CREATE), Int(IN_DELETE), Int(IN_MOVED_FROM), Int(IN_MOVED_TO), Int(IN_ATTRIB), Int(IN_DELETE_SELF),
    Int(IN_MOVE_SELF), Int(IN_ONLYDIR))
  private static let ofFile = bits(
    Int(IN_MODIFY), Int(IN_CLOSE_WRITE), Int(IN_ATTRIB), Int(IN_DELETE_SELF), Int(IN_MOVE_SELF), Int(IN_DONT_FOLLOW))

  private var folder = "/"
  private var rest: [String]
  private var linkCount = 0
  private var pending: [Step] = []
  private var isAtEnd = false

  /// - Parameter path: an absolute path.
  init(_ path: String) {
    rest = FileWalk.components(path)
  }

  /// The next place. It is watched before what is in it is looked at, so that nothing happens unseen in between.
  mutating func next() -> Step? {
    while !isAtEnd {
      guard let name = rest.last else {
        isAtEnd = true
        return nil
      }
      let path = FilePath.join(folder, name)
      let kind = try? SystemFileSystem().linkStatus(of: path).kind
      let isLast = rest.count == 1
      if pending.isEmpty, isLast || kind != .folder {
        pending = [Step(path: folder, name: name, mask: Self.ofFolder, isNeeded: true)]
        return pending[0]
      }
      pending = []
      if let step = advance(name, path) { return step }
    }
    return nil
  }

  /// Goes on from a name whose folder is watched now.
  private mutating func advance(_ name: String, _ path: String) -> Step? {
    guard let kind = try? SystemFileSystem().linkStatus(of: path).kind else {
      isAtEnd = true
      return nil
    }
    rest.removeLast()
    switch kind {
    case .symbolicLink:
      linkCount += 1
      guard linkCount <= 40, let target = FilePath.target(ofLink: path) else {
        isAtEnd = true
        return nil
      }
      if target.hasPrefix("/") { folder = "/" }
      rest += FileWalk.components(target)
    case .folder:
      folder = name == ".." ? FilePath.folder(of: folder) : path
    case .regular, .other:
      isAtEnd = true
      // What may not be read cannot be watched; its folder tells when it may be.
      return Step(path: path, name: nil, mask: Self.ofFile, isNeeded: false)
    }
    return nil
  }
}
