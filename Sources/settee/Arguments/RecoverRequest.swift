/// What `settee recover` is asked.
struct RecoverRequest {
  /// What to do with a file whose saving was interrupted.
  enum Way {
    /// As it was before.
    case before
    /// As it was to be.
    case after
    /// As it is now.
    case discard
  }

  let path: String
  let way: Way
  let isDryRun: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    way = arguments.has(.new) ? .after : arguments.has(.discard) ? .discard : .before
    isDryRun = arguments.has(.dryRun)
    path = try arguments.requireNamedFile()
  }
}
