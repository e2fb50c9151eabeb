import SettingsSession
import TerminalTables

/// Fetches the schema of a document from the web, once the user has seen its address and agreed.
///
/// ```swift
/// let offer = SchemaOffer(addresses: { ["https://example.com/app.json"] }, fetch: { address, progress in … }, use: { … })
/// let host = DocumentHost(schemaOffer: offer)
/// ```
@MainActor
public struct SchemaOffer {
  /// The addresses that would be fetched now: that of the schema, and then those that it refers to and that are not at
  /// hand. Empty where nothing is missing.
  public let addresses: () -> [String]
  /// Fetches an address and keeps what it has, telling the bytes that have come so far; ends where its task is
  /// cancelled.
  public let fetch:
    (_ address: String, _ progress: @escaping @MainActor @Sendable (Int) -> Void) async throws(SchemaOfferError) -> Void
  /// Takes what was fetched for the document; false where that is no schema of it after all.
  public let use: () -> Bool

  /// An offer by what it can do.
  public init(
    addresses: @escaping () -> [String],
    fetch:
      @escaping (_ address: String, _ progress: @escaping @MainActor @Sendable (Int) -> Void)
      async throws(SchemaOfferError) -> Void,
    use: @escaping () -> Bool
  ) {
    (self.addresses, self.fetch, self.use) = (addresses, fetch, use)
  }
}

/// Why a schema was not fetched, in words for people.
///
/// ```swift
/// throw SchemaOfferError("it was not there within 30 seconds")
/// ```
public struct SchemaOfferError: Error {
  let description: String

  /// - Parameter description: a part of a sentence.
  public init(_ description: String) {
    self.description = description
  }
}

/// Asks whether the schema of a document is fetched, and has it fetched.
@MainActor
struct SchemaFetching {
  let model: EditingSession
  let offer: SchemaOffer
  /// Shows what may have changed in any row.
  let changed: () -> Void

  /// The key that asks; nil where no schema is missing.
  func binding(in navigator: Navigator) -> KeyBinding? {
    guard model.schema == nil, let address = offer.addresses().first else { return nil }
    return KeyBinding(
      "fetch", keys: [.character("F")], help: "fetch the schema",
      explanation: "Fetches the schema of this file from \(address), after asking"
    ) {
      ask(about: offer.addresses(), in: navigator)
    }
  }

  private func ask(about addresses: [String], in navigator: Navigator) {
    if addresses.isEmpty { return }
    navigator.choose(
      "Fetch \(addresses.count == 1 ? "this address" : "these addresses")?",
      text: addresses.joined(separator: " ") + " is asked with the program curl, and what it has is kept.",
      from: [DialogChoice("Fetch", value: true), DialogChoice("Leave it", value: false)], initially: false
    ) { isAgreed in
      if isAgreed == true { fetch(addresses, in: navigator) }
    }
  }

  private func fetch(_ addresses: [String], in navigator: Navigator) {
    let screen = FetchScreen(addresses, offer: offer) { failure in
      // What it refers to is worth asking about only once.
      let rest = offer.addresses().filter { !addresses.contains($0) }
      let isUsed = offer.use()
      changed()
      if let failure { return navigator.show(message: failure, isError: true) }
      if isUsed { navigator.show(message: "The schema is in use") }
      ask(about: rest, in: navigator)
    }
    let controller = TableController(screen)
    controller.showsWork = true
    screen.close = { [weak controller] in controller?.close() }
    navigator.push(controller as any Screen)
  }
}
