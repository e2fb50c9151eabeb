import Curses
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

/// Shows what is being fetched; Ctrl-C stops that, and does not leave the program.
@MainActor
final class FetchController: Screen {
  private let controller: TableController<FetchScreen>
  private var isDone = false

  init(_ screen: FetchScreen) {
    controller = TableController(screen)
  }

  var title: String { controller.title }
  var isWorking: Bool { true }
  func willAppear(in navigator: Navigator) {
    if isDone { return navigator.pop() }
    controller.content.close = { [weak self, weak navigator] in self?.close(in: navigator) }
    controller.willAppear(in: navigator)
  }

  /// What is over it, such as the list of keys, is left by the user.
  private func close(in navigator: Navigator?) {
    isDone = true
    if navigator?.top === self { navigator?.pop() }
  }

  func didAppear(in navigator: Navigator) { controller.didAppear(in: navigator) }
  func wasRemoved(from navigator: Navigator) { controller.wasRemoved(from: navigator) }
  func reload() { controller.reload() }
  func setNeedsDisplay() { controller.setNeedsDisplay() }
  func layOut(in size: Size) { controller.layOut(in: size) }
  func draw(in region: Region, with palette: Palette) { controller.draw(in: region, with: palette) }
  var cursorPlace: (point: Point, isVisible: Bool) { controller.cursorPlace }

  func handle(_ event: Event, in navigator: Navigator) -> Bool {
    guard event == .interrupt else { return controller.handle(event, in: navigator) }
    close(in: navigator)
    return true
  }
}
