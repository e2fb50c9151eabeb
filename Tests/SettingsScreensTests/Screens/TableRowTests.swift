import SettingsDocuments
import Testing

@testable import SettingsScreens

/// The rows of a table in a file are rows on the screen, by what is in their columns.
@MainActor
@Suite struct TableRowTests {
  private static let fstab = "# disks\nUUID=12 / ext4 errors=remount-ro 0 1\n/dev/sdb1 /mnt/My\\040Disk ntfs ro\n"

  private func pilot() throws -> SettingsPilot {
    try SettingsPilot(Self.fstab, format: try #require(Format.named("fstab")))
  }

  @Test func aRowIsTitledByItsColumns() throws {
    let pilot = try pilot()
    #expect(pilot.shows("UUID=12 / ext4 errors=remount-ro 0 1"), "\(pilot.screen)")
    #expect(pilot.shows("/dev/sdb1 /mnt/My Disk ntfs ro"))
  }

  @Test func aColumnIsEditedByItsName() throws {
    let pilot = try pilot()
    try pilot.focus("/dev/sdb1")
    pilot.press(.enter)
    try pilot.focus("mount_point")
    pilot.enter("/media/a b")
    #expect(pilot.text.hasSuffix("\n/dev/sdb1 /media/a\\040b ntfs ro\n"), "\(pilot.text)")
    #expect(pilot.store.text == Self.fstab)
  }
}
