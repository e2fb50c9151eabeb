import TerminalTables

/// A row of coffee cups: Left takes one away, Right adds one.
final class DonationCell: Cell, TitlePresentable, Steppable, Highlightable {
  let titleLabel = Label()
  let cupsLabel = Label(.value)
  var onStep: ((Int) -> Void)?
  var layout: RowLayout { .row(titleLabel, .spacer, cupsLabel) }

  static let mostCups = 5

  func setCups(_ cups: Int, onChange: @escaping (Int) -> Void) {
    cupsLabel.text = (1...Self.mostCups).map { $0 <= cups ? "☕" : "··" }.joined(separator: " ")
    onStep = { [weak self] step in
      let cups = min(max(1, cups + step), Self.mostCups)
      onChange(cups)
      self?.setCups(cups, onChange: onChange)
    }
  }
}
