/// A row in the place of data that is on its way, with a bar under its title where it is known how far it has come.
///
/// The cursor passes it over. When the data arrives, new sections take the row away.
///
/// ```swift
/// table.dequeue(LoadingCell.self) { cell in
///   cell.setTitle("Counting the files of /var")
///   cell.setProgress(0.4)
/// }
/// ```
public final class LoadingCell: Cell, TitlePresentable {
  /// What is being waited for.
  public let titleLabel = Label(.placeholder)
  private let bar = ProgressBar()
  private var showsBar = false
  public init() {}
  public var layout: RowLayout {
    showsBar ? .stack(.row(titleLabel), .content(bar)) : .row(titleLabel)
  }

  /// Shows how much has arrived, from 0 to 1; nil where nobody knows.
  public func setProgress(_ fraction: Double?) {
    showsBar = fraction != nil
    bar.fraction = fraction ?? 0
  }

  public func prepareForReuse() {
    setProgress(nil)
  }
}
