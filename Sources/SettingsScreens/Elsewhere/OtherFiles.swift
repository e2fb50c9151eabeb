import SettingsFiles
import SettingsSchema
import TerminalTables

/// Knows the other files of the program that reads a document, and leads to them.
///
/// What it says of a setting must be at hand: it is asked for each row that is drawn.
///
/// ```swift
/// host.otherFiles = OtherFiles(
///   elsewhere: { path in known[path] },
///   screen: { place throws(InclusionError) in try openScreen(of: place.file, at: place.path) },
///   offers: { path, value in WinningPlaces(places: dropIns(for: path, value), refusals: []) },
///   write: { offer, value throws(InclusionError) in try openScreen(of: offer.file, setting: offer.path, to: value) })
/// ```
@MainActor
public struct OtherFiles {
  /// What the other files say of a setting; nil where they say nothing, or it is not known yet.
  public let elsewhere: (_ path: Path) -> SettingElsewhere?
  /// What is to be known of the document as one of them, as that another program writes it; nil for nothing.
  public var notice: () -> String? = { nil }
  /// The screen of another file, at the setting that is there.
  public let screen: (_ place: SettingSource) throws(InclusionError) -> any Screen
  /// Where a setting can be written so that it is what is given.
  public let offers: (_ path: Path, _ value: Value) -> WinningPlaces
  /// Writes a value in another file, unsaved as any change; the result is that file's screen, at the setting.
  public let write: (_ offer: WinningPlace, _ value: Value) throws(InclusionError) -> any Screen

  /// Other files, by the ways to them.
  public init(
    elsewhere: @escaping (_ path: Path) -> SettingElsewhere?,
    screen: @escaping (_ place: SettingSource) throws(InclusionError) -> any Screen,
    offers: @escaping (_ path: Path, _ value: Value) -> WinningPlaces,
    write: @escaping (_ offer: WinningPlace, _ value: Value) throws(InclusionError) -> any Screen
  ) {
    self.elsewhere = elsewhere
    self.screen = screen
    self.offers = offers
    self.write = write
  }
}
