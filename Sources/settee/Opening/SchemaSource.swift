import SettingsDocuments
import SettingsPrograms
import SettingsScreens
import SettingsSession
import Synchronization

/// Gives a document that is open its schema later than its screen: one that its program is asked for, or one that is
/// fetched.
@MainActor
struct SchemaSource {
  let subject: FileSubject
  let options: SchemaOptions
  let session: EditingSession
  let opener: FileOpener

  // MARK: - From the program

  /// Has the program asked beside the interface, and the session take what is learnt.
  func learn(_ whenLearnt: @escaping @MainActor @Sendable () -> Void) {
    let (finder, subject, options, document) = (opener.finder, subject, options, session.document)
    Workers.beginOrDo { [weak session] in
      let found = try? finder.schema(of: document, at: subject.target, subject, options)
      Task { @MainActor in
        if let found, let schema = found.schema { session?.take(schema, from: found.source) }
        whenLearnt()
      }
    }
  }

  /// Looks for the schema once more; false where it still is not there.
  private func use() -> Bool {
    guard let found = try? opener.finder.schema(of: session.document, at: subject.target, subject, options),
      let schema = found.schema
    else { return false }
    session.take(schema, from: found.source)
    return true
  }

  // MARK: - From the web

  /// The offer to fetch the schema; nil where none is missing that could be fetched.
  func offer(_ found: SchemaFinder.Found, _ fetcher: WebFetcher) -> SchemaOffer? {
    guard let uri = found.missing, let copies = opener.finder.copies else { return nil }
    let update = SchemaUpdate(copies: copies, fetcher: fetcher)
    func missing() -> [SchemaNeed] {
      update.needs(ofFiles: [(subject.target, uri)]).filter { need in
        guard need.kind == .schema, case .success(let address) = need.address else { return false }
        return copies.path(of: address).map { copies.text(at: $0) == nil } ?? false
      }
    }
    if missing().isEmpty { return nil }
    return SchemaOffer(
      addresses: { missing().map(\.name) },
      fetch: { address, progress throws(SchemaOfferError) in
        try await Self.fetch(SchemaNeed(address, reason: ""), update, progress)
      },
      use: use)
  }

  /// Fetches on a thread of its own, until the task is cancelled.
  private static func fetch(
    _ need: SchemaNeed, _ update: SchemaUpdate, _ progress: @escaping @MainActor @Sendable (Int) -> Void
  ) async throws(SchemaOfferError) {
    let (told, stop) = (Told(), StopFlag())
    let outcome = await Workers.value {
      update.fetch(need) { bytes in
        if told.takesNew(bytes) { Task { @MainActor in progress(bytes) } }
        return !stop.isSet
      }
    } onCancel: {
      stop.set()
    }
    switch outcome ?? .failed("the system gives no thread for it") {
    case .kept: break
    case .failed(let reason, _): throw SchemaOfferError(reason)
    }
  }

  /// How much has come, as the interface was told last.
  private final class Told: Sendable {
    private let bytes = Atomic(0)

    func takesNew(_ count: Int) -> Bool { bytes.exchange(count, ordering: .relaxed) != count }
  }
}
