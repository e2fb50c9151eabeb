import SettingsDocuments
import TerminalTables

/// Knows the other files of the program that reads a document, and leads to them.
///
/// What it says of a setting must be at hand: it is asked for each row that is drawn.
///
/// ```swift
/// host.otherFiles = OtherFiles(
///   elsewhere: { path in known[path] },
///   screen: { place throws(InclusionError) in try openScreen(of: place.file, at: place.path) },
///   offers: { path, value in WritingOffers(places: dropIns(for: path, value), refusals: []) },
///   write: { offer, value throws(InclusionError) in try openScreen(of: offer.file, setting: offer.path, to: value) })
/// ```
@MainActor
public struct OtherFiles {
  /// What the other files say of a setting; nil where they say nothing, or it is not known yet.
  public let elsewhere: (_ path: Path) -> SettingElsewhere?
  /// What is to be known of the document as one of them, as that another program writes it; nil for nothing.
  public var notice: () -> String? = { nil }
  /// The screen of another file, at the setting that is there.
  public let screen: (_ place: SettingElsewhere.Place) throws(InclusionError) -> any Screen
  /// Where a setting can be written so that it is what is given.
  public let offers: (_ path: Path, _ value: Value) -> WritingOffers
  /// Writes a value in another file, unsaved as any change; the result is that file's screen, at the setting.
  public let write: (_ offer: WritingOffers.Offer, _ value: Value) throws(InclusionError) -> any Screen

  /// Other files, by the ways to them.
  public init(
    elsewhere: @escaping (_ path: Path) -> SettingElsewhere?,
    screen: @escaping (_ place: SettingElsewhere.Place) throws(InclusionError) -> any Screen,
    offers: @escaping (_ path: Path, _ value: Value) -> WritingOffers,
    write: @escaping (_ offer: WritingOffers.Offer, _ value: Value) throws(InclusionError) -> any Screen
  ) {
    self.elsewhere = elsewhere
    self.screen = screen
    self.offers = offers
    self.write = write
  }
}

/// The files in which a setting would count.
///
/// ```swift
/// let offers = WritingOffers(
///   offers: [.init(file: "/etc/sysctl.d/99-local.conf", path: ["vm.swappiness"], isNew: true)], refusals: [])
/// ```
public struct WritingOffers: Hashable, Sendable {
  /// A file in which the setting would count.
  public struct Offer: Hashable, Sendable {
    /// The file's absolute path.
    public let file: String
    /// The setting's path in it.
    public let path: Path
    /// Whether the file is made by that.
    public let isNew: Bool

    /// An offer by its parts.
    public init(file: String, path: Path, isNew: Bool) {
      self.file = file
      self.path = path
      self.isNew = isNew
    }
  }

  /// The best one first.
  public let offers: [Offer]
  /// Why other files are not offered, in sentences.
  public let refusals: [String]

  /// Offers, and what is not offered.
  public init(offers: [Offer], refusals: [String]) {
    self.offers = offers
    self.refusals = refusals
  }
}
