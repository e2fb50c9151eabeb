import TerminalTables

/// Says what is fetched and how much has come; leaving it stops.
@MainActor
final class FetchScreen: TableScreen {
  enum SectionID { case addresses }

  let title = "Fetching"
  private let addresses: [String]
  private let offer: SchemaOffer
  private let whenDone: (_ failure: String?) -> Void
  private var received: [String: Int] = [:]
  /// Takes the screen away.
  var close: () -> Void = {}

  /// - Parameter whenDone: called where it was not stopped, with what went wrong.
  init(_ addresses: [String], offer: SchemaOffer, whenDone: @escaping (_ failure: String?) -> Void) {
    (self.addresses, self.offer, self.whenDone) = (addresses, offer, whenDone)
  }

  var sections: [Section<SectionID, String>] { [Section(.addresses, addresses)] }

  func cell(for item: String, in table: TableView) -> any Cell {
    table.dequeue(BytesCountTitleCell.self) {
      $0.setTitle(item)
      $0.setBytesCount(self.received[item])
    }
  }

  func help(for item: String) -> RowHelp? { RowHelp(item, text: "Esc or Ctrl-C stops.") }

  func task(in table: TableView) async {
    var failure: String?
    for address in addresses {
      do throws(SchemaOfferError) {
        try await offer.fetch(address) { [weak self, weak table] bytes in
          self?.received[address] = bytes
          table?.reconfigure(address)
        }
      } catch {
        failure = "\(address): \(error.description)"
      }
      if Task.isCancelled { return }
    }
    close()
    whenDone(failure)
  }
}
