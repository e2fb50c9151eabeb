/// What verbs read from and write to.
@MainActor
struct VerbContext {
  let opener: FileOpener
  let input: Input
  let output: Output
}
